import { expect, test } from 'vitest'
import { HELD_KINDS } from '#jobs/held.ts'
import { jobHandlers } from '#jobs/table.ts'

/** They would write to someone who has asked for nothing, or delete what the company may still need. */
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

/** Money, what a customer is owed, what comes in, and what is only looked up or decided. */
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

test('while a company is suspended, only what nobody waits for is held', () => {
  expect(HELD_KINDS.toSorted()).toEqual(WAIT)
  expect(Object.keys(jobHandlers).sort()).toEqual([...WAIT, ...GO_ON].sort())
})
