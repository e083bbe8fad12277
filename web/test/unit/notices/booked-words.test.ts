import { expect, test } from 'vitest'
import { bookedParts } from '#features/notices/booked-words.ts'

const curtis = { custFirstName: 'Curtis', custLastName: 'Muñoz', custPhone: '+12135550147' }
const ada = { custFirstName: 'Ada', custLastName: 'Wren', custPhone: '+12135550148' }
const unnamed = { custFirstName: '', custLastName: 'Unknown', custPhone: '+12135550149' }

test.each([
  [[curtis], 'Ticket 88 is in the ticket book for Curtis Muñoz, who has had no notices yet.'],
  [[curtis, ada], 'Ticket 88 is in the ticket book for Curtis Muñoz and Ada Wren, who have had no notices yet.'],
  [[unnamed], 'Ticket 88 is in the ticket book for (213) 555-0149, who has had no notices yet.'],
])('a ticket without a notice, %#', (holders, words) => {
  const parts = bookedParts('88', holders)
  expect(parts.map((part) => part.words).join('')).toBe(words)
  expect(parts.flatMap(({ holder }) => holder ?? [])).toEqual(holders)
})
