import { Clock, Effect } from 'effect'
import type { DocumentSearch } from '@xd/core/contract/documents.ts'
import { isRuled, type NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import { letterAddress } from '@xd/core/domain/notice/letter-address.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import type { Letter, Letters } from '#providers/print/letters.ts'
import { logoOf } from '#queries/company-logos.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { laidOut, noticesToPrint, type PrintedNotice } from './print-document.ts'

const letterOf = (notice: PrintedNotice, today: LocalDay, law: NoticeLaw): Letter | [] => {
  const { noticeID, language, name, postalAddress, body, mailedOn, tickets } = notice
  // Mail to a name alone reaches nobody.
  if (body === null || postalAddress === '') return []
  return {
    noticeID,
    language,
    day: mailedOn ?? today,
    address: letterAddress(name, postalAddress),
    subject: notice.subject,
    body,
    tickets,
    moves: isRuled(law, notice.batchKind) && tickets.some(({ graceDate }) => graceDate !== null),
  }
}

const NO_LETTER = {
  notice: {
    none: 'This notice has no text to print.',
    address: 'This notice needs an address before it can be printed.',
  },
  letter: {
    none: 'This batch has no letters to print.',
    address: 'The letters of this batch need addresses before they can be printed.',
  },
  mailed: {
    none: 'No letters of this batch have been mailed yet.',
    address: 'We don’t know the addresses these letters went to.',
  },
} as const

/** Letters for window envelopes: a batch's letters to mail, or one notice on paper. */
export const printLetters = Effect.fnUntraced(function* (caller: Caller, search: DocumentSearch<'notice-letters'>) {
  const now = yield* Clock.currentTimeMillis
  const wanted = search.mailed === true ? 'mailed' : 'letter'
  const { batch, store, notices } = yield* noticesToPrint(caller, search, { statuses: [wanted], now })
  const settings = yield* findNoticeSettings(caller, store.storeID)
  const { noticeLaw } = noticeSettingsOf(settings, store)
  const letters = notices.flatMap((notice) => letterOf(notice, localDay(now, store.storeTimezone), noticeLaw))
  if (letters.length === 0) {
    const isUnaddressed = notices.some(({ body, postalAddress }) => body !== null && postalAddress === '')
    const why = search.notice != null ? NO_LETTER.notice : NO_LETTER[wanted]
    return yield* fail('batch_state', { sentence: isUnaddressed ? why.address : why.none })
  }
  const logo = yield* logoOf(caller)
  const document: Omit<Letters, 'letters'> = {
    title: `Letters of batch ${batch.batchID}`,
    head: {
      name: store.storeName,
      address: store.storeAddressStr,
      phone: formatPhone(store.storePhone),
      logo: logo === undefined ? null : Buffer.from(logo.content).toString('base64'),
    },
  }
  return yield* laidOut('letters', document, { name: 'letters', all: letters })
})
