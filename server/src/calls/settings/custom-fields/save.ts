import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { findFieldModule } from '#services/fields/find-module.ts'
import { saveFields } from '#services/fields/save-fields.ts'

export const save = handle(
  'settings/custom-fields/save',
  Effect.fnUntraced(function* ({ moduleID, fields, expectedVersion }, caller) {
    const module = yield* findFieldModule(caller, moduleID)
    const at = yield* Clock.currentTimeMillis
    return yield* saveFields(caller, module, fields, { at, expectedVersion: expectedVersion ?? undefined })
  }),
)
