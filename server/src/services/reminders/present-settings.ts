import type { ReminderSettings } from '@xd/core/contract/entity/reminder.ts'
import { REMINDER_TEXT } from '@xd/core/domain/payment/reminder-text.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findReminderSettings } from '#queries/reminder-settings.ts'
import { findStore } from '#queries/stores.ts'

/** A store's reminder settings, with the text that goes out. */
export const reminderSettings = query(
  async (db: Db, scope: CompanyScope, storeID: number): Promise<typeof ReminderSettings.Type> => {
    const [{ reminderOn, reminderHours, reminderTextEN, reminderTextES }, store] = await Promise.all([
      findReminderSettings(db, scope, storeID),
      findStore(db, scope, storeID),
    ])
    return {
      storeID,
      reminderOn: reminderOn === 1,
      reminderHours,
      reminderTextEN: reminderTextEN ?? REMINDER_TEXT.en,
      reminderTextES: reminderTextES ?? REMINDER_TEXT.es,
      settingsVersion: store?.remindersVersion ?? 0,
    }
  },
)
