import type { Command } from 'commander'
import { addDays, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { entryTable } from './entry-table.ts'
import { calendarIDOf } from './named-calendar.ts'

interface ListOptions extends OutputOptions, ServerOptions, PageOptions {
  readonly from?: string
  readonly to?: string
  readonly calendar?: string
}

const MONTH = 30
const PAGE = 100

export const addTo = (calendar: Command): void => {
  const command = calendar
    .command('list')
    .description('what is on the calendars, with the dates of customers, requests and closed days')
    .option('--from <day>', 'the first day (default: today)')
    .option('--to <day>', 'the last day (default: 30 days on)')
    .option('--calendar <calendar>', 'one calendar, by number or title; "shown": those you have ticked (default: all)')
    .addHelpText(
      'before',
      `Examples:
  xd calendar list
  xd calendar list --from 2026-12-01 --to 2026-12-31 --calendar Staff
`,
    )
  withServer(withPages(withOutput(command), PAGE)).action(async (options: ListOptions) => {
    const calls = signedInCalls(options)
    const { company } = await calls('stores/company-info', {})
    const today = localDay(Date.now(), company.companyTimezone)
    const from = options.from === undefined ? today : parseLocalDay(options.from)
    if (from === undefined) throw invalidInput(`--from takes a day like 2026-12-01, not ${options.from}`)
    const to = options.to ?? addDays(from, MONTH)
    const only = options.calendar ?? 'all'
    const search = {
      dateStart: from,
      dateEnd: to,
      calendar: only === 'all' || only === 'shown' ? only : await calendarIDOf(calls, only),
    } as const
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('calendar/entries/list', { search: { ...search, perPage, cursor } })
      return { items: page.entries, nextCursor: page.nextCursor }
    })
    const table = await entryTable(calls, items)
    return show(options, {
      json: items,
      tables: () => [table],
      notes:
        items.length === 0
          ? ['Nothing is on these days.']
          : nextCursor === null
            ? []
            : ['More available: add --limit COUNT or --all.'],
    })
  })
}
