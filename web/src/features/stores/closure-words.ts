import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import type { StoreData } from '#data/company.ts'
import { shortDay } from '#ui/picker/month.ts'

export type ClosureData = StoreData['storeClosures'][number]

const clock = (time: string): string => storeTime(instantOf(`2024-01-01T${time.slice(0, 5)}`, 'UTC'), 'UTC')

/** "Dec 25, 2026, every year" */
export const whenWords = ({ day, yearly }: ClosureData): string =>
  `${shortDay(day as LocalDay)}${yearly ? ', every year' : ''}`

/** "Closed", or "9:00 AM to 2:00 PM". */
export const hoursWords = ({ opens, closes }: ClosureData): string =>
  opens === null || closes === null ? 'Closed' : `${clock(opens)} to ${clock(closes)}`
