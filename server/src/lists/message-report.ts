import { Effect } from 'effect'
import type { ReportSearch } from '@xd/core/contract/reports.ts'
import { type Share, percentOf } from '@xd/core/domain/report/figures.ts'
import type { HoldOut } from '@xd/core/domain/report/hold-out.ts'
import type { MessageFigures } from '@xd/core/domain/report/message-figures.ts'
import type { Caller } from '#caller.ts'
import { messageDollars } from '#services/reports/message-dollars.ts'
import { type Columns, csvFile, moneyCell } from './csv-file.ts'
import { atOnce, rangeOf } from './report.ts'

interface Line {
  readonly message: string
  readonly template: string
  readonly figures: Partial<MessageFigures> & { readonly paid: Share }
  readonly holdOut?: HoldOut | null
  readonly comparison?: string | null
}

const percent = (share: number | undefined) => (share === undefined ? '' : percentOf(share))

const COLUMNS: Columns<Line> = [
  ['Message', ({ message }) => message],
  ['Template', ({ template }) => template],
  ['People', ({ figures }) => figures.people ?? ''],
  ['Messages', ({ figures }) => figures.messages ?? ''],
  ['Paid requests', ({ figures }) => figures.paid.count],
  ['Paid', ({ figures }) => moneyCell(figures.paid.amount)],
  ['Paid per message', ({ figures }) => moneyCell(figures.perMessage)],
  ['Redeemed', ({ figures }) => figures.redeemed ?? ''],
  ['Renewed', ({ figures }) => figures.renewed ?? ''],
  ['Came back', ({ figures }) => figures.cameBack ?? ''],
  ['Came back, %', ({ figures }) => percent(figures.rate)],
  ['Left out', ({ holdOut }) => holdOut?.people ?? ''],
  ['Left out came back, %', ({ holdOut }) => percent(holdOut?.rate)],
  ['Difference, points', ({ holdOut }) => percent(holdOut?.difference)],
  ['Comparison', ({ comparison }) => comparison ?? ''],
]

/**
 * The message report: a row for each kind of message and for each of its templates, then one for payments after no
 * message.
 */
export const file = Effect.fnUntraced(function* (search: ReportSearch, caller: Caller) {
  const stats = yield* messageDollars(yield* rangeOf(search), caller)
  const lines: Line[] = [
    ...stats.messages.flatMap(({ messageTitle, templates, holdOut, comparison, ...figures }) => [
      { message: messageTitle, template: 'All', figures, holdOut, comparison },
      ...templates.map(({ templateTitle, ...own }) => ({
        message: messageTitle,
        template: templateTitle,
        figures: own,
      })),
    ]),
    { message: 'A message on other days', template: '', figures: { paid: stats.otherDays } },
    { message: 'No message in the seven days before', template: '', figures: { paid: stats.notAfter } },
    { message: 'All payments', template: '', figures: { paid: stats.paid } },
  ]
  return csvFile<Line>(COLUMNS, atOnce(lines))
})
