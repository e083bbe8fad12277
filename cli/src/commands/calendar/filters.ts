import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { daysOn, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { invalidInput } from '#output/failure.ts'
import { calendarIDOf } from './named-calendar.ts'

export interface EntryFilters {
  readonly from?: string
  readonly to?: string
  readonly calendar?: string
  readonly filter?: string
}

const MONTH = 30

export const withEntryFilters = (command: Command): Command =>
  command
    .option('--from <day>', 'the first day (default: today)')
    .option('--to <day>', 'the last day (default: 30 days later)')
    .option('--calendar <calendar>', 'one calendar, by number or title; "shown": those you’ve checked (default: all)')
    .option('--filter <text>', 'only entries with this text in their title, or about a customer it finds')

export const entrySearch = async (calls: CallClient, options: EntryFilters) => {
  const { company } = await calls('stores/company-info', {})
  const today = localDay(Date.now(), company.companyTimezone)
  const from = options.from === undefined ? today : parseLocalDay(options.from)
  if (from === undefined) throw invalidInput(`--from must be a day like 2026-12-01, not ${options.from}`)
  const only = options.calendar ?? 'all'
  return {
    dateStart: from,
    dateEnd: options.to ?? daysOn(from, MONTH),
    calendar: only === 'all' || only === 'shown' ? only : await calendarIDOf(calls, only),
    ...(options.filter !== undefined && { filter: options.filter }),
  } as const
}
