import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { countExceptions, listRewrites } from '#queries/rewrites.ts'
import { presentRewrites } from '#services/rewrites/present.ts'
import { REWRITE_DEFAULTS, rewriteFilterOf } from './filter.ts'

export const list = handle(
  'payments/rewrites/list',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const search = input.search ?? {}
    const page = yield* pageOf(search, REWRITE_DEFAULTS)
    const filter = yield* rewriteFilterOf(search, caller)
    const { rows, ...listed } = yield* read((db) => listRewrites(db, caller, filter, page))
    const [rewrites, exceptions] = yield* read((db) =>
      Promise.all([presentRewrites(db, caller, rows), countExceptions(db, caller)]),
    )
    return { rewrites, exceptions, ...listed }
  }),
)
