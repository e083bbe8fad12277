import { RRuleTemporal } from 'rrule-temporal'
import type { Moment, RecurrenceRule } from '@xd/core/domain/calendar/recurrence.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'

const compact = (text: string): string => text.replaceAll(/[-:]/g, '')
const MIDNIGHT = 'T00:00:00'

const listed = (name: string, values: readonly (number | string)[] | undefined): string =>
  values === undefined ? '' : `;${name}=${values.join(',')}`

const unique = (times: readonly string[] | undefined, part: number) =>
  times && [...new Set(times.map((time) => Number(time.split(':')[part])))]

const textOf = (rule: RecurrenceRule): string =>
  [
    `FREQ=${rule.frequency};INTERVAL=${rule.interval};WKST=${rule.weekStart ?? 'MO'}`,
    rule.count === undefined ? '' : `;COUNT=${rule.count}`,
    rule.until === undefined ? '' : `;UNTIL=${compact(rule.until.includes('T') ? rule.until : rule.until + MIDNIGHT)}Z`,
    listed('BYMONTH', rule.months),
    listed('BYWEEKNO', rule.weeks),
    listed('BYYEARDAY', rule.yearDays),
    listed('BYMONTHDAY', rule.monthDays),
    listed('BYDAY', rule.weekdays),
    listed('BYHOUR', unique(rule.times, 0)),
    listed('BYMINUTE', unique(rule.times, 1)),
    listed('BYSECOND', unique(rule.times, 2)),
    listed('BYSETPOS', rule.positions),
  ].join('')

/**
 * When an event recurs on the days of a window by another library's computation, on a clock without a zone. Undefined if
 * it can't say.
 */
export const secondOpinion = (
  rule: RecurrenceRule,
  { day, time }: Moment,
  { from, to }: { readonly from: LocalDay; readonly to: LocalDay },
): readonly string[] | undefined => {
  try {
    const start = compact(`${day}${time === undefined ? MIDNIGHT : `T${time}`}`)
    const asked = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:${start}\nRRULE:${textOf(rule)}` })
    const found = asked.between(new Date(`${from}${MIDNIGHT}Z`), new Date(`${to}T23:59:59Z`), true)
    return found.map((one) =>
      one
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' })
        .slice(0, time === undefined ? 10 : 19),
    )
  } catch {
    return undefined
  }
}
