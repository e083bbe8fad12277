import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changeRewrite } from '#services/rewrites/change-rewrite.ts'
import { correctRewrite } from '#services/rewrites/correct-rewrite.ts'

export const correct = handle(
  'payments/rewrites/correct',
  Effect.fnUntraced(function* (input, caller) {
    return yield* changeRewrite(caller, input, (rewrite) => correctRewrite(caller, rewrite, input))
  }),
)
