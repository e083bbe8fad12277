import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { closuresOf } from '#queries/closures.ts'

export const list = handle(
  'settings/stores/closures/list',
  Effect.fnUntraced(function* (_, caller) {
    return { closures: yield* closuresOf(caller) }
  }),
)
