import { Clock, Effect } from 'effect'
import type { DocumentSearch } from '@xd/core/contract/documents.ts'
import { letterAddress } from '@xd/core/domain/notice/letter-address.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { localDay, type LocalDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import type { Letter, Letters } from '#providers/print/letters.ts'
import { logoOf } from '#queries/company-logos.ts'
import { laidOut, noticesToPrint, type PrintedNotice } from './print-document.ts'

const letterOf = (notice: PrintedNotice, today: LocalDay): Letter | [] => {
  const { noticeID, language, name, postalAddress, body, mailedOn, tickets } = notice
  if (body === null) return []
  return {
    noticeID,
    language,
    day: mailedOn ?? today,
    address: letterAddress(name, postalAddress),
    subject: notice.subject,
    body,
    tickets,
  }
}

/** Letters for window envelopes: those in a batch that have to be mailed, or one notice on paper. */
export const printLetters = Effect.fnUntraced(function* (caller: Caller, search: DocumentSearch<'notice-letters'>) {
  const { read } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const wanted = search.mailed === true ? 'mailed' : 'letter'
  const { batch, store, notices } = yield* noticesToPrint(caller, search, { statuses: [wanted], now })
  const letters = notices.flatMap((notice) => letterOf(notice, localDay(now, store.storeTimezone)))
  if (letters.length === 0)
    return yield* fail('batch_state', {
      sentence:
        search.notice != null
          ? 'This notice has no words that could be printed.'
          : wanted === 'mailed'
            ? 'No letters of this batch have been mailed yet.'
            : 'This batch has no letters to print.',
    })
  const logo = yield* read((db) => logoOf(db, caller))
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
