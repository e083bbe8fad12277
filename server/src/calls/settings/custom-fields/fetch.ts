import { Effect } from 'effect'
import { carriesData } from '@xd/core/domain/fields/definition.ts'
import { handle } from '#calls/handler.ts'
import { countRecords, findForm } from '#queries/custom-fields.ts'
import { findFieldModule } from '#services/fields/find-module.ts'

export const fetch = handle(
  'settings/custom-fields/fetch',
  Effect.fnUntraced(function* ({ moduleID, counts }, caller) {
    const module = yield* findFieldModule(caller, moduleID)
    const { fields, version } = yield* findForm(caller, module)
    if (counts !== true) return { fields, version }
    const counted = fields.filter(({ type }) => carriesData(type)).map(({ id }) => id)
    return { fields, version, records: yield* countRecords(caller, module, counted) }
  }),
)
