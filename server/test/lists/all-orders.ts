import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Orders } from './orders.table.ts'

/** How every list with pages is sorted. */
export const ALL_ORDERS: Orders = Object.assign(
  {},
  ...gathered<Orders>('ORDERS', import.meta.glob(['./orders.table.ts', '../**/*.rows.ts'], { eager: true })),
)
