import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentRetention } from '#services/retention/present-retention.ts'
import { saveRule } from '#services/retention/save-retention.ts'

export const save = handle(
  'settings/retention/save',
  Effect.fnUntraced(function* (input, caller) {
    const approval = yield* saveRule(caller, input)
    return { retention: yield* presentRetention(caller), ...(approval && { approval }) }
  }),
)
