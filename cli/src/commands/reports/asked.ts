import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { dayOfMonth, type LocalDay, parseLocalDay, yearMonthDay } from '@xd/core/domain/time/day.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, withOutput } from '#output/show.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { storesToday } from '#session/today.ts'

export interface AskedOptions {
  readonly from?: string
  readonly to?: string
  readonly store?: string
}

export type ReportOptions = OutputOptions & ServerOptions & AskedOptions

const dayOf = (flag: string, text: string | undefined, usual: LocalDay): LocalDay => {
  const day = text === undefined ? usual : parseLocalDay(text)
  if (day === undefined) throw invalidInput(`--${flag} must be a day like 2026-11-01, not ${text}`)
  return day
}

/** The days and the store that every report asks for. */
export const withDays = (command: Command): Command =>
  withStore(
    command
      .option('--from <day>', 'the first day (default: the first of this month)')
      .option('--to <day>', 'the last day (default: today, by the stores’ clocks)'),
  )

export const withReport = (command: Command): Command => withServer(withOutput(withDays(command)))

export const askedOf = async (calls: CallClient, options: AskedOptions) => {
  const now = await storesToday(calls)
  const { year, month } = yearMonthDay(now)
  const start = dayOf('from', options.from, dayOfMonth(year, month, 1))
  const end = dayOf('to', options.to, now)
  const store =
    options.store === undefined || options.store === 'all' ? undefined : await storeIDOf(calls, options.store)
  return { dateRange: { start, end }, ...(store === undefined ? {} : { store }) }
}
