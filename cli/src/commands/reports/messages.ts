import type { Command } from 'commander'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { percentOf } from '@xd/core/domain/report/figures.ts'
import { count, money, percent } from '#output/figure.ts'
import { show } from '#output/show.ts'
import type { Cell, Table } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { askedOf, type ReportOptions, withReport } from './asked.ts'

type Stats = WireOutput<'reports/message-dollars'>['stats']
type Message = Stats['messages'][number]
type Figures = Stats['totals']

const figure = (title: string, spare?: number) => ({
  title,
  align: 'right' as const,
  ...(spare !== undefined && { spare }),
})

const COLUMNS = [
  figure('PEOPLE', 3),
  figure('MESSAGES'),
  figure('PAID'),
  figure('PAID $'),
  figure('$ EACH'),
  figure('REDEEMED', 1),
  figure('RENEWED', 2),
  figure('CAME BACK', 0),
]

const cells = ({ people, messages, paid, perMessage, redeemed, renewed, rate }: Figures): Cell[] => [
  count(people),
  count(messages),
  count(paid.count),
  money(paid.amount),
  perMessage === null ? '' : money(perMessage),
  count(redeemed),
  count(renewed),
  people === 0 ? '' : percent(percentOf(rate)),
]

const rowsOf = ({ messageTitle, templates, ...figures }: Message): Cell[][] => [
  [messageTitle, ...cells(figures)],
  ...templates.map(({ templateTitle, ...own }) => [`  ${templateTitle}`, ...cells(own)]),
]

const compared = (messages: readonly Message[]): Table[] => {
  const steps = messages.filter(({ comparison }) => comparison !== null)
  if (steps.length === 0) return []
  return [
    {
      heading: 'How many came back, compared with customers left out',
      columns: [
        { title: 'STEP' },
        figure('MESSAGED'),
        figure('LEFT OUT'),
        figure('PEOPLE LEFT OUT'),
        { title: 'RESULT', wrap: true },
      ],
      rows: steps.map(({ messageTitle, people, rate, holdOut, comparison }) => [
        messageTitle,
        people === 0 ? '' : percent(percentOf(rate)),
        holdOut === null ? '' : percent(percentOf(holdOut.rate)),
        count(holdOut?.people ?? 0),
        comparison ?? '',
      ]),
    },
  ]
}

const tablesOf = (stats: Stats, start: string, end: string): readonly Table[] => [
  {
    heading: `Results within seven days of a message, ${start} to ${end}, by each store’s clock`,
    columns: [{ title: 'MESSAGE' }, ...COLUMNS],
    rows: [...stats.messages.flatMap(rowsOf), ['All', ...cells(stats.totals)]],
  },
  ...compared(stats.messages),
  {
    heading: 'How it adds up',
    columns: [{ title: 'PAID' }, figure('PAYMENTS'), figure('PAID $')],
    rows: (
      [
        ['After a message above', stats.totals.paid],
        ['After a message from other days', stats.otherDays],
        ['After no message', stats.notAfter],
        ['All, as in the payment report', stats.paid],
      ] as const
    ).map(([title, paid]) => [title, count(paid.count), money(paid.amount)]),
  },
]

export const addTo = (reports: Command): void => {
  const command = reports
    .command('messages')
    .description('what was paid, redeemed and renewed after each notice and mailer')
    .addHelpText(
      'before',
      `Examples:
  xd reports messages
  xd reports messages --from 2026-11-01 --to 2026-11-30 --store "Main St" --json
  xd reports messages --jq '.messages[] | [.messageTitle, .perMessage] | @tsv'
`,
    )
  withReport(command).action(async (options: ReportOptions) => {
    const calls = signedInCalls(options)
    const asked = await askedOf(calls, options)
    const { stats } = await calls('reports/message-dollars', asked)
    const { start, end } = asked.dateRange
    return show(options, { json: stats, tables: () => tablesOf(stats, start, end) })
  })
}
