import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { reminderSettings } from '#services/reminders/present-settings.ts'

export const fetch = handle(
  'settings/reminders/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    return { settings: yield* reminderSettings(caller, storeID) }
  }),
)
