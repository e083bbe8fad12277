import { Effect } from 'effect'
import { type RewriteState, REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { countExceptions, listRewrites, REWRITE_ORDERS } from '#queries/rewrites.ts'
import { requireFeature } from '#services/require-feature.ts'
import { presentRewrites } from '#services/rewrites/present.ts'

const DEFAULTS = { orders: REWRITE_ORDERS, sortBy: 'rewriteState', sortDir: 'desc', perPage: 25 } as const
const STATES = ['all', ...REWRITE_STATES] as const

const isState = (status: string): status is RewriteState | 'all' => (STATES as readonly string[]).includes(status)

export const list = handle(
  'payments/rewrites/list',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    yield* requireFeature(caller, 'rewrites')
    const search = input.search ?? {}
    const page = yield* pageOf(search, DEFAULTS)
    const status = search.status || 'all'
    if (!isState(status)) return yield* fail('invalid_input', { fields: { 'search.status': `One of ${STATES.join(', ')}` } })
    const storeID = typeof search.store === 'number' ? search.store : undefined
    if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* fail('not_found')
    const ticket = search.filter?.trim()
    const filter = { status, ...(storeID !== undefined && { storeID }), ...(ticket && { ticket }) }
    const { rows, ...listed } = yield* read((db) => listRewrites(db, caller, filter, page))
    const [rewrites, exceptions] = yield* read((db) => Promise.all([presentRewrites(db, caller, rows), countExceptions(db, caller)]))
    return { rewrites, exceptions, ...listed }
  }),
)
