import type { Command } from 'commander'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { percentOf } from '@xd/core/domain/report/figures.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { count, money, percent } from '#output/figure.ts'
import { show } from '#output/show.ts'
import type { Cell, Table } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { askedOf, type ReportOptions, withReport } from './asked.ts'

type Stats = WireOutput<'reports/payment-stats'>['stats']
type Figures = Stats['totals']

const figure = (title: string, spare = 0) => ({ title, align: 'right' as const, spare })

const COLUMNS = [
  figure('REQUESTS'),
  figure('REQUESTED $', 2),
  figure('PAID'),
  figure('PAID $', 1),
  figure('REFUNDED $', 3),
  figure('NET $'),
  figure('ONLINE FEES $', 4),
  figure('PAID RATE'),
]

const cells = ({ requested, paid, refunded, net, onlineFees, conversion }: Figures): Cell[] => [
  count(requested.count),
  money(requested.amount),
  count(paid.count),
  money(paid.amount),
  money(refunded.amount),
  money(net),
  money(onlineFees),
  percent(percentOf(conversion)),
]

const tablesOf = (stats: Stats, from: LocalDay, to: LocalDay): readonly Table[] => [
  {
    heading: `Payment requests, ${from} to ${to}, by each store’s clock`,
    columns: [{ title: 'STORE' }, ...COLUMNS],
    rows: [...stats.stores.map((store) => [store.storeAbbr, ...cells(store)]), ['All', ...cells(stats.totals)]],
  },
  {
    heading: 'By sender',
    columns: [{ title: 'TELLER' }, ...COLUMNS],
    rows: stats.tellers.map((teller) => [teller.userNickname, ...cells(teller)]),
  },
]

export const addTo = (reports: Command): void => {
  const command = reports
    .command('payments')
    .description('requested, paid and refunded, by store and teller')
    .addHelpText(
      'before',
      `Examples:
  xd reports payments
  xd reports payments --from 2026-11-01 --to 2026-11-30 --store "Main St" --json
  xd reports payments --jq '.days[] | [.day, .net] | @tsv'
`,
    )
  withReport(command).action(async (options: ReportOptions) => {
    const calls = signedInCalls(options)
    const asked = await askedOf(calls, options)
    const { stats } = await calls('reports/payment-stats', asked)
    const { start, end } = asked.dateRange
    return show(options, { json: stats, tables: () => tablesOf(stats, start, end) })
  })
}
