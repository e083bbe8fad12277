import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listTemplates } from '#queries/templates.ts'

export const list = handle(
  'templates/list',
  Effect.fnUntraced(function* (_, caller) {
    return { templates: yield* listTemplates(caller) }
  }),
)
