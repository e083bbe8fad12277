import { Effect } from 'effect'
import type { Search } from '@xd/core/contract/list.ts'
import { type RewriteState, REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import type { Caller } from '#caller.ts'
import { fail, missing } from '#failure.ts'
import { REWRITE_ORDERS } from '#queries/rewrites.ts'

export const REWRITE_DEFAULTS = {
  orders: REWRITE_ORDERS,
  sortBy: 'rewriteState',
  sortDir: 'desc',
  perPage: 25,
} as const
const STATES = ['all', ...REWRITE_STATES] as const

const isState = (status: string): status is RewriteState | 'all' => (STATES as readonly string[]).includes(status)

/** What a search lets through of the rewrite batches. */
export const rewriteFilterOf = Effect.fnUntraced(function* (search: Search, caller: Caller) {
  const status = search.status || 'all'
  if (!isState(status))
    return yield* fail('invalid_input', { fields: { 'search.status': `One of ${STATES.join(', ')}` } })
  const storeID = typeof search.store === 'number' ? search.store : undefined
  if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* missing('store')
  const { rewriteID } = search
  const ticket = search.filter?.trim()
  return {
    status,
    ...(storeID !== undefined && { storeID }),
    ...(ticket && { ticket }),
    ...(typeof rewriteID === 'number' && { rewriteID }),
  }
})
