import { expect, test } from 'vitest'
import { undoWords } from '#features/imports/undo-words.ts'

const NOTHING = { customersMade: 0, customersChanged: 0, ticketsMade: 0, ticketsChanged: 0, ticketsGone: 0 }

test.each([
  [{}, 'No ticket changes.'],
  [{ ticketsMade: 1 }, '1 ticket will be removed.'],
  [{ ticketsMade: 2, ticketsGone: 1 }, '2 tickets will be removed, and 1 goes back to what it was.'],
  [{ ticketsChanged: 2, ticketsGone: 1 }, '3 tickets go back to what they were.'],
  [{ customersMade: 1 }, 'No ticket changes. The customer it added will be removed unless something else uses them.'],
  [
    { ticketsMade: 2, customersMade: 2, customersChanged: 1 },
    '2 tickets will be removed. It added 2 customers, who will be removed unless something else uses them. Details it filled in for 1 customer will be cleared.',
  ],
])('before undoing an import that did %j: %s', (diff, words) => expect(undoWords({ ...NOTHING, ...diff })).toBe(words))
