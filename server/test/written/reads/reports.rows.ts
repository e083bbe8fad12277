import { STORE } from '@xd/fixtures/demo/people.ts'
import type { ReadRow } from './all-reads.ts'

const dateRange = { start: '2026-06-13', end: '2026-06-17' }
const month = { start: '2026-05-20', end: '2026-06-17' }

/** Today, the reports, and what XD Support sees. */
export const READS: readonly ReadRow[] = [
  ['clerk', 'home/today', {}],
  ['owner', 'home/paid', {}],
  ['manager', 'reports/payment-stats', { dateRange }],
  ['manager', 'reports/payment-stats', { dateRange, store: STORE.prospect, untilThisTime: true }],
  [
    'manager',
    'reports/payment-stats',
    { dateRange: { start: '2026-05-06', end: '2026-05-06' }, store: STORE.main, untilThisTime: true },
  ],
  ['manager', 'reports/payment-stats', { dateRange: { start: '2026-05-06', end: '2026-05-06' }, store: STORE.main }],
  ['manager', 'reports/teller-stats', { dateRange }],
  ['manager', 'reports/channel-stats', { dateRange: month }],
  ['manager', 'reports/message-dollars', { dateRange: month }],
  ...[
    { start: '2026-02-30', end: 'x' },
    { start: '2026-06-17', end: '2026-06-16' },
    { start: '2026-06-17', end: '2026-06-17' },
    { start: '', end: '' },
  ].map((dateRange): ReadRow => ['manager', 'reports/teller-stats', { dateRange, store: STORE.lake }]),
  ['clerk', 'reports/payment-stats', { dateRange, store: STORE.lake }],
  ['manager', 'reports/payment-stats', { dateRange, store: STORE.silverAnchor }],
]
