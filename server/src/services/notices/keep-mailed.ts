import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import { Effect } from 'effect'
import { NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import { mayBeMailed } from '@xd/core/domain/notice/may-be-mailed.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { customerAddresses } from '#queries/customers.ts'
import { findBatch } from '#queries/notice-batches.ts'
import { settleBatch } from '#queries/notice-ends.ts'
import { type NoticeRow, updateNotice } from '#queries/notices.ts'
import { findStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { letterTo } from './letter-to.ts'
import { startGraceOfMailed } from './start-grace.ts'
import { emit } from '#db/database.ts'

interface Proof {
  readonly at: number
  /** Null for today, by the store’s clock. */
  readonly mailedOn: LocalDay | null
  readonly trackingNumber: string | null
}

export const noticeName = ({ noticeID, givenName }: NoticeRow) => `Notice ${noticeID}${givenName && ` to ${givenName}`}`

/** The day these letters of one batch were mailed. Fails if that is impossible for one of them. */
const checked = Effect.fnUntraced(function* (caller: Caller, notices: readonly NoticeRow[], { at, mailedOn }: Proof) {
  const { batchID, storeID } = notices[0]!
  const { batch, store } = {
    batch: yield* findBatch(caller, batchID),
    store: yield* findStore(caller, storeID),
  }
  const { batchDate, batchKind, startedAt } = yield* found(batch, 'batch')
  for (const notice of notices) {
    const can = mayBeMailed(notice, { isSent: startedAt !== null, batchKind })
    if (!can.ok)
      return yield* fail('batch_state', { sentence: `${noticeName(notice)} can’t be marked as mailed: ${can.reason}.` })
  }
  const today = localDay(at, (yield* found(store, 'store')).storeTimezone)
  const day = mailedOn ?? today
  const refused = (why: string) => {
    const sentence = `${noticeName(notices[0]!)} ${why}.`
    return fail('invalid_input', { sentence, fields: { mailedOn: sentence } })
  }
  if (day > today) return yield* refused('can’t have been mailed on a day in the future')
  if (day < batchDate) return yield* refused(`can’t have been mailed before its batch arrived, on ${batchDate}`)
  return day
})

/** The addresses that these letters went to; fails if one has none. */
const addressesOf = Effect.fnUntraced(function* (caller: Caller, notices: readonly NoticeRow[]) {
  const customers = yield* customerAddresses(
    caller,
    notices.flatMap(({ custID }) => custID ?? []),
  )
  const addresses = new Map<number, string>()
  for (const notice of notices) {
    const address = letterTo(notice, customers.get(notice.custID ?? 0) ?? NO_ADDRESS)
    if (address === '')
      return yield* fail('batch_state', {
        sentence: `${noticeName(notice)} can’t be marked as mailed: it needs an address first.`,
      })
    addresses.set(notice.noticeID, address)
  }
  return addresses
})

/** Records locked notices as mailed: all of them, or none if one can't be. */
export const keepMailed = Effect.fnUntraced(function* (caller: Caller, notices: readonly NoticeRow[], proof: Proof) {
  const { at, trackingNumber } = proof
  for (const [batchID, mailed] of groupBy(notices, (notice) => notice.batchID)) {
    const mailedOn = yield* checked(caller, mailed, proof)
    const addresses = yield* addressesOf(caller, mailed)
    const change = { noticeStatus: 'mailed', statusAt: at, mailedOn, trackingNumber } as const
    for (const { noticeID } of mailed)
      yield* updateNotice(caller, noticeID, { ...change, postalAddress: addresses.get(noticeID)! })
    yield* settleBatch(caller, batchID, at)
    yield* startGraceOfMailed(mailed, mailedOn)
    const detail = { notices: mailed.length, mailedOn, ...(trackingNumber !== null && { trackingNumber }) }
    yield* audit(caller, { action: 'notices-mailed', target: `batch/${batchID}`, detail })
    yield* emit('reload_notices', { batchID }, mailed[0]!)
  }
})
