import { expect, test } from 'vitest'
import { JUST_SENT_MS, justSentText, newerMessagesText } from '#domain/conversation/newer-messages.ts'

test.each([
  [1, [{ from: 'Ann', body: 'It is $70' }], '1 new message. Ann: “It is $70” Send anyway?'],
  [
    5,
    [
      { from: 'Ann', body: 'Hi' },
      { from: 'Noor', body: '' },
    ],
    '5 new messages. Ann: “Hi” Noor sent a picture. Send anyway?',
  ],
  [2, [], '2 new messages. Send anyway?'],
])('%i newer messages, the last of them %j', (count, newest, words) =>
  expect(newerMessagesText(count, newest)).toBe(words),
)

test('a colleague who sent the same within a minute is named', () => {
  expect(JUST_SENT_MS).toBe(60_000)
  expect(justSentText('Noor')).toBe('Noor has just sent this. Send it again anyway?')
  expect(justSentText('')).toBe('A colleague has just sent this. Send it again anyway?')
})
