import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { schedules } from '#contract/schedules.ts'

const save = Schema.decodeUnknownExit(schedules['payments/schedules/save'].input)
const plan = {
  planKind: 'layaway',
  custID: 7,
  storeID: 2,
  planTotal: 300,
  planEvery: 'month',
  planCount: 6,
  planStart: '2026-12-31',
  planMemo: 'Gold chain',
}

test('a plan is saved in dollars and kept in cents', () => {
  expect(Schema.decodeUnknownSync(schedules['payments/schedules/save'].input)({ plan }).plan).toMatchObject({
    planTotal: 30_000,
    planCount: 6,
  })
})

test.each([
  [{}, true],
  [{ planAmount: 50, planTickets: ['10233'] }, true],
  [{ planAmount: 0.005 }, false],
  [{ planEvery: 'day' }, false],
  [{ planKind: 'loan' }, false],
  [{ planStart: '12/31/2026' }, false],
  [{ planMemo: ' ' }, false],
  [{ planTickets: Array.from({ length: 100 }, String) }, false],
])('a plan with %j is read: %s', (change, allowed) =>
  expect(save({ plan: { ...plan, ...change } })._tag === 'Success').toBe(allowed),
)

test('every act but making one names the plan that it is about', () => {
  for (const [name, { finds }] of Object.entries(schedules))
    if (!name.endsWith('/list')) expect(Object.values(finds)).toContain('plan')
})
