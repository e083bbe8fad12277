import { expect, test } from 'vitest'
import { effectiveDay } from '#domain/notice/effective-day.ts'
import { asLocalDay } from '#domain/time/day.ts'

test.each([
  ['california', '2026-11-22', '2026-11-10', '2026-11-22', 'before it is due: when the loan period expires'],
  ['california', '2026-11-22', '2026-11-22', '2026-11-22', 'on the day it is due'],
  ['california', '2026-11-22', '2026-11-25', '2026-11-25', 'in grace: on the day it is issued'],
  ['california', '', '2026-11-25', null, 'when the book doesn’t know the due date'],
  ['none', '2026-11-22', '2026-11-25', null, 'where no law says'],
] as const)('%s, due %s, issued %s: effective %s %s', (law, due, issued, day, _when) => {
  const dueDate = due === '' ? '' : asLocalDay(due)
  expect(effectiveDay(law, { dueDate, issuedOn: asLocalDay(issued) })).toBe(day)
})
