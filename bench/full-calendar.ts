import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { seeded } from './bench.ts'
import { fillCustomers } from './many-customers.ts'

export const MANY = 100_000
const YEARS = 10
/** Beyond the customers that a company may already have. */
const FIRST_CUSTOMER = 2_000_000

/** This many entries in one of a company’s calendars, and as many customers with a birthday. */
export const fillCalendar = async ({ writes }: Connection, company: { companyID: number; calendarID: number }) => {
  const { companyID, calendarID } = company
  const random = seeded(MANY)
  const anyDay = (first: string, years: number) => addDays(asLocalDay(first), Math.floor(random() * 365.25 * years))
  const entries = Array.from({ length: MANY }, (_, at) => {
    const day = anyDay('2021-12-01', YEARS)
    const timed = at % 2 === 0
    return {
      companyID,
      itemTitle: `Entry ${at}`,
      itemCalendarID: calendarID,
      itemDateStart: timed ? `${day}T09:30` : day,
      itemDateEnd: timed ? `${day}T10:15` : addDays(day, at % 5),
      itemRepeat: null,
    }
  })
  await insertRows(writes, 'calendar_entries', entries)
  await fillCustomers({ writes }, { companyID, firstID: FIRST_CUSTOMER, count: MANY }, () => ({
    birthday: anyDay('1950-01-01', 50),
  }))
}
