import { Clock, Effect } from 'effect'
import { canRemindBefore } from '@xd/core/domain/payment/reminder.ts'
import { canUseReminderText, REMINDER_TEXT } from '@xd/core/domain/payment/reminder-text.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { findReminderSettings, saveReminderSettings } from '#queries/reminder-settings.ts'
import { bumpStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { reminderSettings } from '#services/reminders/present-settings.ts'

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
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { storeID, reminderOn, reminderHours, reminderTextEN, reminderTextES } = settings
    const fields: Record<string, string> = {}
    const hours = canRemindBefore(reminderHours ?? 1)
    if (!hours.ok) fields['settings.reminderHours'] = hours.reason
    for (const [name, text] of Object.entries({ reminderTextEN, reminderTextES })) {
      const can = text?.trim() ? canUseReminderText(text.trim()) : { ok: true as const }
      if (!can.ok) fields[`settings.${name}`] = can.reason
    }
    if (Object.keys(fields).length > 0) return yield* fail('invalid_input', { fields })
    return yield* write(
      Effect.gen(function* () {
        if (!(yield* bumpStore(caller, storeID, expectedVersion, 'remindersVersion'))) return yield* fail('conflict')
        const before = yield* reminderSettings(caller, storeID)
        const present = yield* findReminderSettings(caller, storeID)
        const on = typeof reminderOn === 'boolean' ? reminderOn : present.reminderOn === 1
        yield* saveReminderSettings(caller, storeID, {
          reminderOn: on ? 1 : 0,
          reminderHours: reminderHours ?? present.reminderHours,
          reminderTextEN: ownWords(reminderTextEN, present.reminderTextEN, REMINDER_TEXT.en),
          reminderTextES: ownWords(reminderTextES, present.reminderTextES, REMINDER_TEXT.es),
        })
        const after = yield* reminderSettings(caller, storeID)
        const { settingsVersion: _, ...detail } = whatDiffers(before, after)
        yield* audit(caller, { at, action: 'reminder-settings', target: `store/${storeID}`, detail })
        yield* emit('reload_stores', { storeID }, { companyID: caller.companyID, storeID })
        return { settings: after }
      }),
    )
  }),
)
