import { Schema } from 'effect'
import { ReminderSettings } from '#contract/entity/reminder.ts'
import { call } from './call.ts'
import { ID, maybe, text, Version } from './value.ts'

export const reminders = {
  'settings/reminders/fetch': call({
    summary: 'A store’s reminders of unpaid requests: on or off, how long before they expire, and the text.',
    access: 'settings',
    feature: 'payments',
    kind: 'read',
    input: { storeID: ID },
    output: { settings: ReminderSettings },
    finds: { storeID: 'store' },
  }),
  'settings/reminders/save': call({
    summary:
      'Sets a store’s reminders; omitted fields stay, and an empty text means the standard one. [STORE_NAME], [AMOUNT], [DUE] and [LINK] are filled in.',
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
      expectedVersion: maybe(Version),
    },
    output: { settings: ReminderSettings },
    failures: ['conflict'],
    finds: { 'settings.storeID': 'store' },
  }),
}
