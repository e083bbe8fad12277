import { Schema } from 'effect'
import { ReminderSettings } from '#contract/entity/reminder.ts'
import { call } from './call.ts'
import { ID, maybe, text } from './value.ts'

export const reminders = {
  'settings/reminders/fetch': call({
    summary: 'Whether a store reminds of unpaid requests, how long before they expire, and in which words.',
    access: 'settings',
    feature: 'payments',
    kind: 'read',
    input: { storeID: ID },
    output: { settings: ReminderSettings },
    finds: { storeID: 'store' },
  }),
  'settings/reminders/save': call({
    summary:
      'Sets a store’s reminders; what is not sent stays, and an empty text is the product’s own. [STORE_NAME], [AMOUNT], [DUE] and [LINK] are filled in.',
    access: 'settings',
    feature: 'payments',
    kind: 'write',
    input: {
      settings: Schema.Struct({
        storeID: ID,
        reminderOn: maybe(Schema.Boolean),
        reminderHours: maybe(Schema.Finite),
        reminderTextEN: maybe(text(1000)),
        reminderTextES: maybe(text(1000)),
      }),
    },
    output: { settings: ReminderSettings },
    finds: { 'settings.storeID': 'store' },
  }),
}
