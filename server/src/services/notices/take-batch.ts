import { Clock, Effect } from 'effect'
import { NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import { splitName } from '@xd/core/domain/customer/split-name.ts'
import type { BatchKind, BatchSource } from '@xd/core/domain/notice/batch.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { TxDb } from '#db/connect.ts'
import { Database, emit } from '#db/database.ts'
import type { Transaction } from '#db/transaction.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { choicesAmong, insertChoices } from '#queries/electronic-choices.ts'
import { customersByPhones } from '#queries/import-lookups.ts'
import { batchByExternalID, countNotices, insertBatch, lockComingBatch, updateBatch } from '#queries/notice-batches.ts'
import { type NewNotice, writeNotices } from '#queries/notices.ts'
import { addContacts, type ContactToAdd } from '#services/customers/add-contacts.ts'
import type { Refused, TakenNotice } from './read-notices.ts'
import { beginBatch } from './write-batch.ts'

export interface ComingBatch {
  readonly storeID: number
  readonly storeTimezone: string
  readonly batchKind: BatchKind
  readonly batchSource: BatchSource
  readonly batchFilename?: string
  readonly batchExternalID: string | null
  readonly bodyHash: string | null
  readonly createdByID: number | null
  readonly taken: readonly TakenNotice[]
  readonly refused: readonly Refused[]
}

/** The contacts these notices are for; unknown phones become contacts. */
const contactsOf = Effect.fnUntraced(function* (scope: CompanyScope, taken: readonly TakenNotice[], at: number) {
  const phones = taken.flatMap(({ phone }) => phone ?? [])
  const known = yield* customersByPhones(scope, phones)
  const added = taken.flatMap(({ phone, name, email, language }): ContactToAdd[] => {
    if (phone === null || known.has(phone)) return []
    const [custFirstName, custLastName] = splitName(name)
    return [
      {
        custPhone: phone,
        custFirstName,
        custLastName,
        custEmail: email,
        custDL: null,
        ...NO_ADDRESS,
        custOptedOutAt: null,
        custLanguage: language ?? 'en',
        custBlocked: 0,
      },
    ]
  })
  const { byPhone } = yield* addContacts(scope, added, at)
  return (phone: string | null): number | null =>
    phone === null ? null : (known.get(phone)?.custID ?? byPhone.get(phone) ?? null)
})

/** Records who has agreed to electronic notices, and at which number, once. */
const keepChoices = query(
  async (
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
    const keyOf = ({ custID, address }: { readonly custID: number; readonly address: string }) => `${custID} ${address}`
    const keys = new Set(known.map(keyOf))
    await insertChoices(
      db,
      agreed.filter((one) => !keys.has(keyOf(one))),
    )
  },
)

/** How many are written in one transaction, so that other writers wait only for these. */
const PIECE = 100

const asNew = (notice: TakenNotice, custIDOf: (phone: string | null) => number | null): NewNotice => ({
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
})

type WhenWhole = (batchID: number) => Effect.Effect<void, never, Transaction>

interface Coming {
  readonly batchID: number
  readonly taken: readonly TakenNotice[]
  readonly whenWhole: WhenWhole
}

/** Writes the next notices of an incoming batch. Returns whether it is complete. */
const takePiece = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { batchID, taken, whenWhole }: Coming,
  now: number,
) {
  const batch = yield* lockComingBatch(scope, batchID)
  if (batch === undefined) return true
  const from = yield* countNotices(scope, batchID)
  const piece = taken.slice(from, from + PIECE)
  const custIDOf = yield* contactsOf(scope, piece, now)
  yield* keepChoices(scope, piece, custIDOf)
  const notices = piece.map((notice) => asNew(notice, custIDOf))
  yield* writeNotices(batch, notices, now)
  if (from + piece.length < taken.length) return false
  yield* updateBatch(batch, batchID, { batchIsWhole: 1 })
  yield* emit('reload_tickets', {}, { companyID: scope.companyID })
  yield* whenWhole(batchID)
  yield* beginBatch(batch, now)
  return true
})

/**
 * Writes a batch, piece by piece. Nobody sees it before it is complete. Sending the same batch again continues where
 * the first stopped. Fails if a batch with this id had different contents.
 */
export const takeBatch = Effect.fnUntraced(function* (
  scope: CompanyScope,
  coming: ComingBatch,
  whenWhole: WhenWhole = () => Effect.void,
) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const { storeID, storeTimezone, batchExternalID, bodyHash, taken, refused, ...facts } = coming
  const batch = yield* write(
    Effect.gen(function* () {
      const made = yield* insertBatch({
        companyID: scope.companyID,
        storeID,
        batchExternalID,
        bodyHash,
        ...facts,
        batchDate: localDay(now, storeTimezone),
        batchStatus: 'ready',
        batchIsWhole: 0,
        statusAt: now,
        refused: JSON.stringify(refused),
        createdAt: now,
      })
      const found = made ?? (yield* batchByExternalID(scope, storeID, batchExternalID))!
      return found.bodyHash === bodyHash ? found : yield* fail('batch_differs')
    }),
  )
  const { batchID, batchIsWhole } = batch
  const isNew = batchIsWhole === 0
  for (let isWhole = !isNew; !isWhole;) isWhole = yield* write(takePiece(scope, { batchID, taken, whenWhole }, now))
  return { batchID, isNew }
})
