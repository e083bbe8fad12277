import { expect, test } from 'vitest'
import { HELD_KINDS } from '#jobs/held.ts'
import { jobHandlers } from '#jobs/table.ts'

/** Jobs that would write to customers unasked, or delete data that the company may still need. */
const WAIT = [
  'account-email',
  'follow-visitor',
  'remind',
  'run-mailer',
  'run-notices',
  'run-retention',
  'send-message',
  'send-scheduled',
  'text-code',
]

/** Jobs about money, answers to customers, incoming messages, and lookups. */
const GO_ON = [
  'account-notice',
  'ask-status',
  'catch-up-texts',
  'email-receipt',
  'fetch-media',
  'forget-media',
  'judge-promise',
  'plan-ladder',
  'poll-mailbox',
  'poll-metals',
  'reconcile',
  'run-import',
  'run-plans',
  'send-owed',
  'settle-attempt',
  'settle-refund',
  'undo-import',
]

test('while a company is suspended, only jobs that nobody waits for are held', () => {
  expect(HELD_KINDS.toSorted()).toEqual(WAIT)
  expect(Object.keys(jobHandlers).sort()).toEqual([...WAIT, ...GO_ON].sort())
})
