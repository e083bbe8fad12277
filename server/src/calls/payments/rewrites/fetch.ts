import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findRewrite } from '#queries/rewrites.ts'
import { presentRewrite } from '#services/rewrites/present.ts'

export const fetch = handle(
  'payments/rewrites/fetch',
  Effect.fnUntraced(function* ({ rewriteID }, caller) {
    const row = yield* found(yield* findRewrite(caller, rewriteID), 'rewrite')
    return { rewrite: yield* presentRewrite(caller, row) }
  }),
)
