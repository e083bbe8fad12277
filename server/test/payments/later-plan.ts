import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'

/** The smallest plan that may be saved. It asks for nothing while a test runs. */
export const laterPlan = (custID: number, storeID: number, planMemo = 'Layaway of a ring') => ({
  planKind: 'repeat' as const,
  custID,
  storeID,
  planAmount: 25,
  planEvery: 'month' as const,
  planCount: 3,
  planStart: addDays(localDay(Date.now(), 'America/Los_Angeles'), 30) as string,
  planMemo,
})
