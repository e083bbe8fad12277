import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import { Clock, Effect } from 'effect'
import type { DocumentSearch } from '@xd/core/contract/documents.ts'
import { BATCH_KIND_LABELS, BATCH_SOURCE_LABELS, BATCH_STATUS_LABELS } from '@xd/core/domain/notice/batch.ts'
import { isRuled, LAW_IS_INFERRED } from '@xd/core/domain/notice/lawful.ts'
import { letterAddress } from '@xd/core/domain/notice/letter-address.ts'
import { countedStatus, NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { Caller } from '#caller.ts'
import type { Proof, ProvedNotice } from '#providers/print/proof.ts'
import { choicesAmong, type ElectronicChoices } from '#queries/electronic-choices.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { readAuthors } from '#services/authors.ts'
import { inSlices } from '#services/in-slices.ts'
import { laidOut, noticesToPrint, type PrintedNotice } from './print-document.ts'
import { factsOfNotice, provedTime } from './proof-facts.ts'

/** Proof that notices were given: a batch's, or one. */
export const printProof = Effect.fnUntraced(function* (caller: Caller, search: DocumentSearch<'notice-proof'>) {
  const now = yield* Clock.currentTimeMillis
  const { batch, store, notices } = yield* noticesToPrint(caller, search, { statuses: [], now })
  const { storeID, storeName, storeTimezone, storeAddressStr, storePhone } = store
  const time = provedTime(storeTimezone)
  const custIDs = [...new Set(notices.flatMap(({ custID }) => custID ?? []))]
  const { choices, user, settings } = {
    choices: yield* choicesAmong(caller, custIDs),
    user: yield* readAuthors(caller),
    settings: noticeSettingsOf(yield* findNoticeSettings(caller, storeID), store),
  }
  const byCustomer: ReadonlyMap<number, ElectronicChoices> = groupBy(choices, ({ custID }) => custID)
  const isOne = search.notice != null
  const counts = NOTICE_STATUSES.flatMap((status) => {
    const many = notices.filter(({ noticeStatus }) => noticeStatus === status).length
    return many === 0 ? [] : [countedStatus(many, status)]
  })
  const proofOf = (notice: PrintedNotice): ProvedNotice => ({
    title: `${letterAddress(notice.name, '')[0]!} · Notice ${notice.noticeID}`,
    facts: factsOfNotice(notice, {
      time,
      user,
      choices: (notice.custID === null ? undefined : byCustomer.get(notice.custID)) ?? [],
    }),
    subject: notice.subject,
    body: notice.body,
    tickets: notice.tickets,
  })
  const document: Omit<Proof, 'notices'> = {
    title: isOne ? 'Proof of a notice' : 'Proof of notices',
    facts: [
      ['Store', [storeName, storeAddressStr, formatPhone(storePhone)].filter(Boolean).join(' · ')],
      ['Batch', `${batch.batchID} · ${BATCH_KIND_LABELS[batch.batchKind]} · ${BATCH_STATUS_LABELS[batch.batchStatus]}`],
      [
        'Came from',
        `${[BATCH_SOURCE_LABELS[batch.batchSource], batch.batchFilename ?? batch.batchExternalID].filter(Boolean).join(' ')}, ${time(batch.createdAt)}`,
      ],
      ...(isOne ? [] : [['Notices', `${grouped(notices.length)}: ${counts.join(', ')}`] as const]),
      ['Printed', `${time(now)}, by ${user(caller.userID)}`],
    ],
    note: isRuled(settings.noticeLaw, batch.batchKind) ? LAW_IS_INFERRED : null,
    foot: `${storeName} · Batch ${batch.batchID}`,
  }
  const proved: ProvedNotice[] = []
  yield* Effect.promise(() => inSlices(notices, (notice) => void proved.push(proofOf(notice))))
  return yield* laidOut('proof', document, { name: 'notices', all: proved })
})
