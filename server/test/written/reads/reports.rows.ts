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
]
