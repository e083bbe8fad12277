import { DAYS_OF_WEEK } from '@xd/core/domain/hours/store-hours.ts'
import { asLocalDay, dayOfWeek, type LocalDay } from '@xd/core/domain/time/day.ts'
import { dayAndMonth } from '@xd/core/domain/time/relative.ts'
import { dollars } from '#ui/text/dollars.ts'

interface Promised {
  readonly promiseDay: string
  readonly promiseAmount: number | null
  readonly promiseTickets: readonly string[]
}

const shownDay = (day: LocalDay, today: LocalDay): string =>
  `${DAYS_OF_WEEK[dayOfWeek(day)]!.slice(0, 3)}, ${dayAndMonth(day, today)}`

/** “$50.00 by Fri, Dec 4 for 10233”. */
export const promiseWords = ({ promiseDay, promiseAmount, promiseTickets }: Promised, today: LocalDay): string =>
  [
    promiseAmount === null ? '' : dollars(promiseAmount),
    `by ${shownDay(asLocalDay(promiseDay), today)}`,
    promiseTickets.length === 0 ? '' : `for ${promiseTickets.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
