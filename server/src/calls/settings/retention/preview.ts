import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { findRetention } from '#queries/retention-settings.ts'
import { previewRetention } from '#services/retention/preview-retention.ts'
import { chosenKeep, requireLawful } from '#services/retention/save-retention.ts'

export const preview = handle(
  'settings/retention/preview',
  Effect.fnUntraced(function* ({ keep }, caller) {
    yield* requireLawful(keep, 'keep')
    const saved = yield* findRetention(caller)
    return yield* previewRetention(caller, chosenKeep(keep, saved.keep))
  }),
)
