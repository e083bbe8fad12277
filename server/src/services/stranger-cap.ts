import { Effect } from 'effect'
import { type StrangerCause, strangerCaps } from '@xd/core/domain/message/stranger-caps.ts'
import { AppLog } from '#app-log.ts'
import { ownersOf } from '#queries/managed-users.ts'
import { countOneLess, countOneMore } from '#queries/rate-limits.ts'
import { storesOfCompany } from '#queries/stores.ts'
import { limitKeyOf } from './limit-key.ts'
import { notify } from './notify-user.ts'

const ALERTS = { text: 'texts-capped', receipt: 'receipts-capped' } as const

const keysOf = (cause: StrangerCause, companyID: number, storeCount: number) =>
  Effect.forEach(strangerCaps(cause, storeCount), ({ windowMs, most }) =>
    Effect.map(limitKeyOf(`stranger-${cause}`, `${companyID}/${windowMs}`), (limitKey) => ({
      limitKey,
      windowMs,
      most,
    })),
  )

/**
 * Counts a message that a stranger makes a company send, and returns whether it may be sent. The first refusal is
 * emailed to the owners and logged. `takeBack`: nothing was sent after all.
 */
export const countForStranger = Effect.fnUntraced(function* (companyID: number, cause: StrangerCause, at: number) {
  const stores = yield* storesOfCompany(companyID)
  const limits = yield* keysOf(cause, companyID, stores.length)
  let may = true
  for (const { limitKey, windowMs, most } of limits) {
    const count = yield* countOneMore(limitKey, windowMs, at)
    if (count > most) may = false
    if (count === most + 1) yield* alertOwners(companyID, cause, at)
  }
  const takeBack = Effect.gen(function* () {
    for (const { limitKey } of limits) yield* countOneLess(limitKey)
  })
  return { may, takeBack }
})

const alertOwners = Effect.fnUntraced(function* (companyID: number, cause: StrangerCause, at: number) {
  const log = yield* AppLog
  log.warn({ companyID, cause }, 'strangers have reached the limit of what they may make a company send')
  for (const userID of yield* ownersOf({ companyID, storeIDs: [] }))
    yield* notify({ companyID, userID }, { about: ALERTS[cause], at, ip: '' })
})
