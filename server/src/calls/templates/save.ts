import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listTemplates } from '#queries/templates.ts'
import { saveTemplate } from '#services/templates/save-template.ts'

export const save = handle(
  'templates/save',
  Effect.fnUntraced(function* ({ template, expectedVersion, clientKey }, caller) {
    yield* saveTemplate(caller, template, { expectedVersion, clientKey })
    return { templates: yield* listTemplates(caller) }
  }),
)
