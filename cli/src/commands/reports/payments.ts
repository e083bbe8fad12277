import type { Command } from 'commander'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { dayOfMonth, parseLocalDay, yearMonthDay } from '@xd/core/domain/calendar/day.ts'
import { percentOf } from '@xd/core/domain/report/figures.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import { dollars } from '#output/dollars.ts'
import { grouped } from '#output/figure.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import type { Table } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { today } from '#session/today.ts'

interface ReportOptions extends OutputOptions, ServerOptions {
  readonly from?: string
  readonly to?: string
  readonly store?: string
}

type Stats = WireOutput<'reports/payment-stats'>['stats']
type Figures = Stats['totals']

const dayOf = (flag: string, text: string | undefined, usual: LocalDay): LocalDay => {
  const day = text === undefined ? usual : parseLocalDay(text)
  if (day === undefined) throw invalidInput(`--${flag} takes a day like 2026-11-01, not ${text}`)
  return day
}

const right = (title: string) => ({ title, align: 'right' as const })

const COLUMNS = [
  right('REQUESTED'),
  right('AMOUNT'),
  right('PAID'),
  right('AMOUNT'),
  right('REFUNDED'),
  right('NET'),
  right('CONVERSION'),
]

const cells = ({ requested, paid, refunded, net, conversion }: Figures): string[] => [
  grouped(requested.count),
  dollars(requested.amount),
  grouped(paid.count),
  dollars(paid.amount),
  dollars(refunded.amount),
  dollars(net),
  `${percentOf(conversion)} %`,
]

const tablesOf = (stats: Stats, from: LocalDay, to: LocalDay): readonly Table[] => [
  {
    heading: `Payment requests, ${from} to ${to}, by each store's own days`,
    columns: [{ title: 'STORE' }, ...COLUMNS],
    rows: [...stats.stores.map((store) => [store.storeName, ...cells(store)]), ['All', ...cells(stats.totals)]],
  },
  {
    heading: 'By who sent them',
    columns: [{ title: 'TELLER' }, ...COLUMNS],
    rows: stats.tellers.map((teller) => [teller.userNickname, ...cells(teller)]),
  },
]

export const addTo = (reports: Command): void => {
  const command = reports
    .command('payments')
    .description('what was asked for, paid and refunded, by store and teller')
    .option('--from <day>', 'the first day (default: the first of this month)')
    .option('--to <day>', 'the last day (default: today)')
    .addHelpText(
      'before',
      `Examples:
  xd reports payments
  xd reports payments --from 2026-11-01 --to 2026-11-30 --store "Main St" --json
  xd reports payments --jq '.days[] | [.day, .net] | @tsv'
`,
    )
  withServer(withOutput(withStore(command))).action(async (options: ReportOptions) => {
    const now = today()
    const { year, month } = yearMonthDay(now)
    const start = dayOf('from', options.from, dayOfMonth(year, month, 1))
    const end = dayOf('to', options.to, now)
    const calls = signedInCalls(options)
    const store =
      options.store === undefined || options.store === 'all' ? undefined : await storeIDOf(calls, options.store)
    const { stats } = await calls('reports/payment-stats', {
      dateRange: { start, end },
      ...(store === undefined ? {} : { store }),
    })
    return show(options, { json: stats, tables: () => tablesOf(stats, start, end) })
  })
}
