import { expect, test } from 'vitest'
import { presentStopRequest } from '#services/stop-requests/present-stop-request.ts'

const row = {
  ...{ stopRequestID: 1, storeID: 1, custID: 2, convoID: 3, messageID: 4, channel: 'email', requestedAt: 0 },
  ...{ custFirstName: 'Zoë', custLastName: 'Payer', custPhone: '+12135550100', storeTimezone: 'UTC' },
  ...{ dueDay: '2026-06-16', decision: null, decidedAt: 0, decidedByID: null },
}
const wordsOf = (messageBody: string | null) =>
  presentStopRequest({ ...row, messageBody } as unknown as Parameters<typeof presentStopRequest>[0], 0).words

test.each([
  ['a text that is gone', null, ''],
  ['what stands between blanks', ' \n Stop, please. \n', 'Stop, please.'],
  ['500 characters', 'x'.repeat(500), 'x'.repeat(500)],
  ['the first 500 of a longer one, after blanks', ` ${'x'.repeat(500)}y`, 'x'.repeat(500)],
  ['what is among the first 20,000 characters', `${' '.repeat(19_999)}ab`, 'a'],
  ['their own words above those they answer', 'Stop.\n\nOn Mon, Jun 1, 2026, Store wrote:\n> Pay now', 'Stop.'],
])('of a request to stop, staff see %s', (_, body, words) => {
  expect(wordsOf(body)).toBe(words)
})
