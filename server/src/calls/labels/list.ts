import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listLabels } from '#queries/labels.ts'

export const list = handle(
  'labels/list',
  Effect.fnUntraced(function* (_, caller) {
    return { labels: yield* listLabels(caller) }
  }),
)
