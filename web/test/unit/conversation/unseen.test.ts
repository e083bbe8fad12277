import { expect, test } from 'vitest'
import { countIncomingAfter } from '#features/conversation/unseen.ts'
import { message } from '../data/sending.ts'

const said = (messageID: number, messageDirection: 'in' | 'out') => message(messageID, { messageDirection })
const PAGES = [
  [said(1, 'in'), said(2, 'in')],
  [said(3, 'out'), said(4, 'in')],
  [said(5, 'in'), said(6, 'out')],
]

test.each([
  [0, 4],
  [1, 3],
  [2, 2],
  [4, 1],
  [5, 0],
  [6, 0],
])('the customer’s messages after %i are new: %i', (seenID, count) => {
  expect(countIncomingAfter(PAGES, seenID)).toBe(count)
})

test('an empty page has none', () => {
  expect(countIncomingAfter([[], ...PAGES], 4)).toBe(1)
})
