import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listTemplates } from '#queries/templates.ts'

export const list = handle(
  'templates/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    return { templates: yield* listTemplates(caller) }
  }),
)
