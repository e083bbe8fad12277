import { expect, test } from 'vitest'
import {
  type Journal,
  journalWithConsent,
  journalWithOwner,
  journalWithout,
} from '@xd/server/queries/import-journal.ts'

const JOURNAL = {
  added: [
    [1, 'a'],
    [2, 'b'],
  ],
  filled: [
    [1, {}],
    [3, {}],
  ],
  optedOut: [1, 2],
  consents: [7, 8],
  madeTickets: [50, 51],
  tickets: [
    [60, { custID: 1 }],
    [61, { custID: 2 }],
    [62, {}],
    [63, { custID: null }],
    [64, {}],
  ],
} as unknown as Journal
const text = JSON.stringify(JOURNAL)
const read = (journal: string | undefined) => JSON.parse(journal!) as Journal

test('a journal forgets erased customers and their tickets, and nothing of others', () => {
  expect(read(journalWithout(text, [1], new Set([62])))).toEqual({
    ...JOURNAL,
    added: [[2, 'b']],
    filled: [[3, {}]],
    optedOut: [2],
    tickets: [
      [61, { custID: 2 }],
      [63, { custID: null }],
      [64, {}],
    ],
  })
  expect(read(journalWithout(text, [9], new Set()))).toEqual(JOURNAL)
})

test('a journal’s tickets get another owner if they are among those and were this customer’s', () => {
  const moved = (ids: readonly number[], from: number) => read(journalWithOwner(text, new Set(ids), from, 9)).tickets
  expect(moved([60, 61, 62, 63], 1)).toEqual([[60, { custID: 9 }], ...JOURNAL.tickets.slice(1)])
  expect(moved([61], 1)).toEqual(JOURNAL.tickets)
  expect(read(journalWithOwner(text, new Set([60]), 1, 9))).toEqual({ ...JOURNAL, tickets: moved([60], 1) })
})

test('a journal gets the copy of a consent that it has', () => {
  expect(read(journalWithConsent(text, 7, 70))).toEqual({ ...JOURNAL, consents: [7, 8, 70] })
  expect(journalWithConsent(text, 70, 71)).toBeUndefined()
})
