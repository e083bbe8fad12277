import { describe, expect, test } from 'vitest'
import { jobKeptFor, OUTSIDE, OUTSIDE_LABELS, outsideOfJob } from '#domain/admin/outside.ts'

describe('outside services', () => {
  test.each([
    ['send-message', 'messages'],
    ['send-owed', 'messages'],
    ['ask-status', 'messages'],
    ['fetch-media', 'messages'],
    ['forget-media', 'messages'],
    ['account-email', 'account-emails'],
    ['account-notice', 'account-emails'],
    ['email-receipt', 'account-emails'],
    ['settle-attempt', 'cards'],
    ['settle-refund', 'cards'],
    ['reconcile', 'cards'],
    ['poll-mailbox', 'mailbox'],
    ['poll-metals', 'metals'],
    ['run-mailer', undefined],
    ['run-import', undefined],
    ['plan-ladder', undefined],
  ])('a job to %s reports on %s', (kind, outside) => expect(outsideOfJob(kind)).toBe(outside))

  test('each has a name of its own', () =>
    expect(new Set(OUTSIDE.map((outside) => OUTSIDE_LABELS[outside])).size).toBe(OUTSIDE.length))
})

describe('a job that keeps failing', () => {
  test.each(['settle-attempt', 'settle-refund'])('is never dropped if money may hang on it: %s', (kind) =>
    expect(jobKeptFor(kind)).toMatch(/may have gone through\. Run it again instead\.$/),
  )
  test.each(['poll-mailbox', 'poll-metals', 'plan-ladder', 'reconcile'])(
    'is never dropped if no new one would start: %s',
    (kind) => expect(jobKeptFor(kind)).toMatch(/^This job runs again automatically/),
  )
  test.each(['run-import', 'undo-import'])('is never dropped if a file would stay half done: %s', (kind) =>
    expect(jobKeptFor(kind)).toMatch(/^A file .* Run it again instead\.$/),
  )
  test.each([
    ['send-scheduled', 'Its message would stay scheduled. Run it again, or have its company cancel the message.'],
    ['run-mailer', 'A mailer would stay half sent. Run it again, or have its company cancel the mailer.'],
    ['run-notices', 'A batch of notices would stay half sent. Run it again, or have its company cancel the batch.'],
  ])('is never dropped if people would wait forever: %s', (kind, sentence) => expect(jobKeptFor(kind)).toBe(sentence))
  test.each(['send-message', 'send-owed'])('is never dropped if a message would stay queued: %s', (kind) =>
    expect(jobKeptFor(kind)).toMatch(/marks the message as not sent\.$/),
  )
  test.each(['fetch-media', 'email-receipt', 'something-new'])('may be dropped otherwise: %s', (kind) =>
    expect(jobKeptFor(kind)).toBeNull(),
  )
})
