import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { findFieldModule } from '#services/fields/find-module.ts'
import { saveFields } from '#services/fields/save-fields.ts'

export const save = handle(
  'settings/custom-fields/save',
  Effect.fnUntraced(function* ({ moduleID, fields, expectedVersion }, caller) {
    const module = yield* findFieldModule(caller, moduleID)
    return yield* saveFields(caller, module, fields, expectedVersion ?? undefined)
  }),
)
