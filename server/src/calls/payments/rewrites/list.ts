import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { rewrites } from '#lists/rewrites.ts'
import { countExceptions } from '#queries/rewrites.ts'

export const list = handle(
  'payments/rewrites/list',
  Effect.fnUntraced(function* ({ search }, caller) {
    const { shown, ...found } = yield* listed(rewrites, search ?? {}, caller)
    return { rewrites: shown, exceptions: yield* countExceptions(caller), ...found }
  }),
)
