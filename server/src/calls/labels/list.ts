import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listLabels } from '#queries/labels.ts'

export const list = handle(
  'labels/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    return { labels: yield* listLabels(caller) }
  }),
)
