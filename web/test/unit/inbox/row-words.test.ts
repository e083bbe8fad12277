import { expect, test } from 'vitest'
import { draftWords, isLate, rowWords } from '#features/inbox/row-words.ts'
import type { DraftData } from '#data/drafts.ts'
import type { InboxRowData } from '#features/inbox/row-words.ts'

const row = (said: object) =>
  ({
    messageID: 7,
    messageDirection: 'out',
    messageBody: 'See you',
    messageMedia: [],
    messageSentByID: 2,
    ...said,
  }) as unknown as InboxRowData
const payment = { messageID: 7, paymentAmount: 212.4, paymentMemo: 'Payoff 18802', paymentTicketList: '18802' }
const authorOf = (userID: number | null) => (userID === 3 ? 'Priya' : '')
const words = (said: object) => rowWords(row(said), 2, authorOf)

test('a row says who wrote its message', () => {
  expect(words({})).toBe('You: See you')
  expect(words({ messageSentByID: 3 })).toBe('Priya: See you')
  expect(words({ messageSentByID: null })).toBe('Automatic: See you')
  expect(words({ messageDirection: 'in', messageSentByID: null })).toBe('See you')
})

test('a row says that there is a picture', () => {
  const messageMedia = [{ type: 'image/jpeg' }]
  expect(words({ messageMedia, messageBody: '' })).toBe('You: Picture')
  expect(words({ messageMedia, messageDirection: 'in' })).toBe('Picture · See you')
})

test.each([
  ['Half a sen', [{}], 'Half a sen'],
  ['', [{}], 'Picture'],
  ['', [], ''],
])('a row shows its draft: "%s", %o', (draftBody, draftMedia, shown) =>
  expect(draftWords({ draftBody, draftMedia } as unknown as DraftData)).toBe(shown),
)

test('a row shows a request’s amount, not its text', () => {
  expect(words({ payment })).toBe('Requested $212.40 · Payoff 18802')
  expect(words({ payment: { ...payment, paymentMemo: 'Monthly interest', paymentTicketList: '10233,10234' } })).toBe(
    'Requested $212.40 · Monthly interest · 10233, 10234',
  )
  expect(words({ payment: { ...payment, messageID: 6 } })).toBe('You: See you')
})

test('a customer who has waited an hour is late', () => {
  const since = '2026-11-22T10:00:00.000Z'
  expect(isLate(since, Date.parse('2026-11-22T10:59:59.000Z'))).toBe(false)
  expect(isLate(since, Date.parse('2026-11-22T11:00:00.000Z'))).toBe(true)
})
