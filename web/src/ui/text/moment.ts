import { storeTime, storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { dayAndMonth } from '@xd/core/domain/time/relative.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'

/** "Nov 24, 10:00 AM PT" by the company’s clock. */
export const moment = (at: number, now: number, timezone: string): string =>
  `${dayAndMonth(localDay(at, timezone), localDay(now, timezone))}, ${storeTime(at, timezone)} ${storeZoneName(at, timezone)}`
