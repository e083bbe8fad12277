import { expect, test } from 'vitest'
import { draftFaults, type PlanDraft, planFrom } from '#features/plans/plan-draft.ts'

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

test.each([
  ['what is typed is right', {}, []],
  ['a number that one payment doesn’t have', { kind: 'once', count: '' }, []],
  ['a number of payments', { kind: 'repeat', count: 'many' }, ['count']],
  ['a number of a layaway’s payments', { kind: 'layaway', count: '' }, ['count']],
  ['a price that only a layaway has', { kind: 'repeat', total: 'x' }, []],
  ['a layaway’s price', { kind: 'layaway', total: 'x' }, ['total']],
  ['several at once', { amount: '1.005', tickets: '10233, ?' }, ['amount', 'tickets']],
  ['nothing yet', { kind: 'layaway', amount: '', total: ' ' }, []],
] as const)('a plan’s faults are those of its kind: %s', (_, part, fields) => {
  expect(Object.keys(draftFaults({ ...typed, ...part })).toSorted()).toEqual(fields)
})
