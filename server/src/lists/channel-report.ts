import { Effect } from 'effect'
import type { ReportSearch } from '@xd/core/contract/reports.ts'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@xd/core/domain/bubble/lead.ts'
import { MESSAGE_CHANNELS } from '@xd/core/domain/message/channel.ts'
import type { Caller } from '#caller.ts'
import { channelStats } from '#services/reports/channel-stats.ts'
import { type Columns, csvFile, moneyCell } from './csv-file.ts'
import { atOnce, rangeOf } from './report.ts'

type Row = Effect.Success<ReturnType<typeof channelStats>>['stores'][number]

const TITLES = { sms: 'Texts', email: 'Emails', web: 'Website' } as const

const COLUMNS: Columns<Row> = [
  ['Store', ({ storeName }) => storeName],
  ...MESSAGE_CHANNELS.flatMap((channel): Columns<Row> => {
    const of = ({ messages }: Row) => messages.find((one) => one.channel === channel)
    return [
      [`${TITLES[channel]} received`, (row) => of(row)?.received ?? 0],
      [`${TITLES[channel]} sent`, (row) => of(row)?.sent ?? 0],
    ]
  }),
  ['New conversations', ({ conversations }) => conversations],
  ['Started on the website', ({ conversationsFromWeb }) => conversationsFromWeb],
  ['Website chats', ({ chats }) => chats],
  ['Phone confirmed', ({ chatsProved }) => chatsProved],
  ...LEAD_STATUSES.map((status): Columns<Row>[number] => [
    `Quote requests: ${LEAD_STATUS_LABELS[status].toLowerCase()}`,
    ({ leads }) => leads.find((lead) => lead.status === status)?.count ?? 0,
  ]),
  ['Won', ({ wonAmount }) => moneyCell(wonAmount)],
]

/** The channel report: a row for each store. */
export const file = Effect.fnUntraced(function* (search: ReportSearch, caller: Caller) {
  const stats = yield* channelStats(yield* rangeOf(search), caller)
  return csvFile<Row>(COLUMNS, atOnce(stats.stores))
})
