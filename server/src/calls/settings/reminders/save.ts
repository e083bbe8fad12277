import { Effect } from 'effect'
import { canRemindBefore } from '@xd/core/domain/payment/reminder.ts'
import { canUseReminderText, REMINDER_TEXT } from '@xd/core/domain/payment/reminder-text.ts'
import { handle } from '#calls/handler.ts'
import { requireValid } from '#failure.ts'
import { findReminderSettings, saveReminderSettings } from '#queries/reminder-settings.ts'
import { reminderSettings } from '#services/reminders/present-settings.ts'
import { saveStoreSettings } from '#services/stores/save-store-settings.ts'

/** A store's own text; null for the product's default, which may change in a later version. */
const ownWords = (
  typed: string | null | undefined,
  present: string | null | undefined,
  usual: string,
): string | null => {
  if (typed === undefined || typed === null) return present ?? null
  const words = typed.trim()
  return words === '' || words === usual ? null : words
}

export const save = handle(
  'settings/reminders/save',
  Effect.fnUntraced(function* ({ settings, expectedVersion }, caller) {
    const { storeID, reminderOn, reminderHours, reminderTextEN, reminderTextES } = settings
    const fields: Record<string, string> = {}
    const hours = canRemindBefore(reminderHours ?? 1)
    if (!hours.ok) fields['settings.reminderHours'] = hours.reason
    for (const [name, text] of Object.entries({ reminderTextEN, reminderTextES })) {
      const can = text?.trim() ? canUseReminderText(text.trim()) : { ok: true as const }
      if (!can.ok) fields[`settings.${name}`] = can.reason
    }
    yield* requireValid(fields)
    return yield* saveStoreSettings(caller, {
      storeID,
      expectedVersion,
      version: 'remindersVersion',
      action: 'reminder-settings',
      read: reminderSettings(caller, storeID),
      change: Effect.fnUntraced(function* (before) {
        const present = yield* findReminderSettings(caller, storeID)
        yield* saveReminderSettings(caller, storeID, {
          reminderOn: (reminderOn ?? before.reminderOn) ? 1 : 0,
          reminderHours: reminderHours ?? before.reminderHours,
          reminderTextEN: ownWords(reminderTextEN, present.reminderTextEN, REMINDER_TEXT.en),
          reminderTextES: ownWords(reminderTextES, present.reminderTextES, REMINDER_TEXT.es),
        })
      }),
    })
  }),
)
