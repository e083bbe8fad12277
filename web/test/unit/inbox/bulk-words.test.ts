import { expect, test } from 'vitest'
import type { ManyChange } from '#data/change-many.ts'
import type { EmployeeData, LabelData } from '#data/company.ts'
import { doneWords, type Matching, wholeWords } from '#features/inbox/bulk-words.ts'

const matching = (count: number, more: Partial<Matching> = {}): Matching => ({
  count,
  capped: false,
  filtered: false,
  status: 'active',
  ...more,
})

test.each([
  [matching(143), 'all 143 active conversations'],
  [matching(143, { filtered: true }), 'all 143 matching'],
  [matching(143, { status: 'all' }), 'all 143 conversations'],
  [matching(1000, { status: 'archived' }), 'all 1,000 archived conversations'],
  // More than one step can change, so the text says which of them are meant.
  [matching(4210), 'the newest 1,000 of 4,210 active conversations'],
  [matching(10_000, { capped: true, filtered: true }), 'the newest 1,000 of 10,000+ matching'],
])('all matches are named by number and kind: %#', (given, words) => {
  expect(wholeWords(given)).toBe(words)
})

const employees = [{ userID: 2, userNickname: 'Dana' }] as EmployeeData[]
const labels = [{ labelID: 8, labelName: 'Follow up' }] as LabelData[]

test.each<[ManyChange, number, string]>([
  [{ archived: true }, 4, '4 conversations archived'],
  [{ archived: false }, 1, 'Conversation moved back to the inbox'],
  [{ flag: 'star' }, 1200, '1,200 conversations: flagged Star'],
  [{ flag: 'none' }, 2, '2 conversations: flag removed'],
  [{ unread: true }, 2, '2 conversations marked unread'],
  [{ userID: 2 }, 2, '2 conversations assigned to Dana'],
  [{ userID: null }, 2, '2 conversations assigned to nobody'],
  [{ addLabel: 8 }, 2, '2 conversations labeled Follow up'],
  [{ removeLabel: 8 }, 1, 'Conversation: Follow up removed'],
  [{ archived: true }, 0, 'Nothing to change'],
])('a finished action says how many: %j to %i', (change, count, words) => {
  expect(doneWords(change, count, employees, labels)).toBe(words)
})
