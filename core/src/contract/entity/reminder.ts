import { Schema } from 'effect'

export const ReminderSettings = Schema.Struct({
  storeID: Schema.Finite,
  reminderOn: Schema.Boolean,
  /** How long before an unpaid request expires. */
  reminderHours: Schema.Finite,
  reminderTextEN: Schema.String,
  reminderTextES: Schema.String,
  /** Counts the saves; sent back as `expectedVersion`. */
  settingsVersion: Schema.Finite,
}).annotate({ identifier: 'ReminderSettings' })
