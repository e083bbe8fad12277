import { Clock, Effect } from 'effect'
import { splitName } from '@xd/core/domain/customer/split-name.ts'
import type { BatchKind, BatchSource } from '@xd/core/domain/notice/batch.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { TxDb } from '#db/connect.ts'
import { Database, type Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { choicesAmong, insertChoices } from '#queries/electronic-choices.ts'
import { customersByPhones } from '#queries/import-lookups.ts'
import { batchByExternalID, insertBatch } from '#queries/notice-batches.ts'
import { addContacts } from '#services/customers/add-contacts.ts'
import type { Refused, TakenNotice } from './read-notices.ts'
import { fillBatch } from './write-batch.ts'

export interface ComingBatch {
  readonly storeID: number
  readonly storeTimezone: string
  readonly batchKind: BatchKind
  readonly batchSource: BatchSource
  readonly batchStep?: string
  readonly batchExternalID: string | null
  readonly bodyHash: string | null
  readonly createdByID: number | null
  readonly taken: readonly TakenNotice[]
  readonly refused: readonly Refused[]
}

/** The contacts whom these notices are for; those whose phone is new become contacts. */
const contactsOf = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  taken: readonly TakenNotice[],
  at: number,
) {
  const phones = taken.flatMap(({ phone }) => phone ?? [])
  const known = yield* tx.query((db) => customersByPhones(db, scope, phones))
  const added = taken.flatMap(({ phone, name, email }) => {
    if (phone === null || known.has(phone)) return []
    const [custFirstName, custLastName] = splitName(name)
    return [{ custPhone: phone, custFirstName, custLastName, custEmail: email, custDL: null, custOptedOutAt: null }]
  })
  const { byPhone } = yield* addContacts(tx, scope, added, at)
  // One event for all of them.
  if (added.length > 0) tx.emit('reload_tickets', {}, { companyID: scope.companyID })
  return (phone: string | null): number | null =>
    phone === null ? null : (known.get(phone)?.custID ?? byPhone.get(phone) ?? null)
})

/** Keeps who has agreed to electronic notices, and at which number, once. */
const keepChoices = async (
  db: TxDb,
  { companyID }: CompanyScope,
  taken: readonly TakenNotice[],
  custIDOf: (phone: string | null) => number | null,
) => {
  const agreed = taken.flatMap(({ phone, agreedAt }) => {
    const custID = custIDOf(phone)
    return agreedAt === null || phone === null || custID === null
      ? []
      : [{ companyID, custID, address: phone, agreedAt }]
  })
  const known = await choicesAmong(
    db,
    { companyID },
    agreed.map(({ custID }) => custID),
  )
  const isKnown = (one: (typeof agreed)[number]) =>
    known.some(({ custID, address }) => custID === one.custID && address === one.address)
  await insertChoices(
    db,
    agreed.filter((one) => !isKnown(one)),
  )
}

/**
 * Writes a batch down, in one transaction. The same batch sent again is the same one: `isNew` is false, and nothing
 * changes. Fails if one with this id held something else.
 */
export const takeBatch = Effect.fnUntraced(function* (scope: CompanyScope, coming: ComingBatch) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const { companyID } = scope
  const { storeID, storeTimezone, batchExternalID, bodyHash, taken, refused, ...facts } = coming
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      const batch = yield* tx.query((db) =>
        insertBatch(db, {
          companyID,
          storeID,
          batchExternalID,
          bodyHash,
          batchKind: facts.batchKind,
          batchSource: facts.batchSource,
          batchStep: facts.batchStep ?? null,
          batchDate: localDay(now, storeTimezone),
          batchStatus: 'ready',
          statusAt: now,
          refused: JSON.stringify(refused),
          createdAt: now,
          createdByID: facts.createdByID,
        }),
      )
      if (batch === undefined) {
        const before = (yield* tx.query((db) => batchByExternalID(db, scope, storeID, batchExternalID)))!
        return before.bodyHash === bodyHash ? { batch: before, isNew: false } : yield* fail('batch_differs')
      }
      const custIDOf = yield* contactsOf(tx, scope, taken, now)
      yield* tx.query((db) => keepChoices(db, scope, taken, custIDOf))
      const notices = taken.map((notice) => ({
        custID: custIDOf(notice.phone),
        noticeExternalID: notice.noticeExternalID,
        customerNumber: notice.customerNumber,
        givenName: notice.name,
        givenEmail: notice.email,
        noticeLanguage: notice.language,
        agreedAt: notice.agreedAt,
        postalAddress: notice.postalAddress,
        skipped: null,
        tickets: notice.tickets.map((ticket) => ({
          ...ticket,
          noticeExternalID: notice.cameAs.get(ticket.ticketNumber) ?? null,
        })),
      }))
      yield* fillBatch(tx, batch, notices, now)
      return { batch, isNew: true }
    }),
  )
})
