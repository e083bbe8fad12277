import { expect, test } from 'vitest'
import { reminderWords } from '#features/payments/reminder-words.ts'

const now = Date.parse('2024-04-08T18:00:00Z')
const none = {
  paymentRemindDate: null,
  paymentRemindedDate: null,
  paymentRemindDropped: null,
  paymentStatus: 'sent',
  storeTimezone: 'America/Los_Angeles',
} as const

test.each([
  [none, null],
  [{ ...none, paymentRemindDate: '2024-04-08T21:45:00Z' }, 'Scheduled for Today, 2:45 PM'],
  [{ ...none, paymentRemindedDate: '2024-04-07T21:45:00Z' }, 'Sent Yesterday, 2:45 PM'],
  [{ ...none, paymentRemindDropped: 'The customer replied' }, 'None: the customer replied'],
  // Nobody asks why a paid request had no reminder.
  [{ ...none, paymentStatus: 'approved', paymentRemindDropped: 'The request was paid' }, null],
] as const)('%j reads %s', (payment, words) => expect(reminderWords(payment, now)).toBe(words))
