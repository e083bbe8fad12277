import { expect, test } from 'vitest'
import { type PlanDraft, planFrom } from '#features/plans/plan-draft.ts'

const OF = { custID: 4, storeID: 1 }
const typed: PlanDraft = {
  kind: 'repeat',
  memo: ' Gold chain ',
  amount: '$1,050.5',
  total: '300',
  every: 'week',
  count: '3',
  start: '2026-11-30',
  tickets: '10233, 10240',
}

test.each([
  ['once', { planTotal: undefined, planCount: 1 }],
  ['repeat', { planTotal: undefined, planCount: 3 }],
  ['layaway', { planTotal: 300, planCount: 3 }],
] as const)('a plan of the kind “%s” has only what belongs to its kind, whatever was typed before', (kind, own) => {
  expect(planFrom({ ...typed, kind }, OF)).toEqual({
    ...OF,
    ...own,
    planKind: kind,
    planMemo: 'Gold chain',
    planAmount: 1050.5,
    planEvery: 'week',
    planStart: '2026-11-30',
    planTickets: ['10233', '10240'],
  })
})
