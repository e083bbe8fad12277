import { customerName } from '@xd/core/domain/customer/name.ts'
import { CHANNEL_LABELS } from '@xd/core/domain/message/channel.ts'
import { daysLeftWords, isUrgent, STOP_DECISION_LABELS, STOP_FILTERS } from '@xd/core/domain/message/stop-request.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import { listCommands } from '#session/list-commands.ts'

const waiting = (daysLeft: number | null) => {
  const words = daysLeftWords(daysLeft)
  return status(words, words, daysLeft === null ? 'danger' : isUrgent(daysLeft) ? 'warning' : 'info')
}

export const { list: stopRequests, exportCSV: exportStopRequests } = listCommands('customers/stop-requests/list', {
  verb: 'stop-requests',
  description: 'customers who asked to stop without saying STOP: open requests first, then the oldest',
  text: 'the customer’s name or phone',
  filters: { store: true, status: { words: 'only these (default: all)', choices: ['all', ...STOP_FILTERS] } },
  examples: ['xd customers stop-requests --status open', 'xd customers stop-requests --store "Main St" --json'],
  rows: 'stopRequests',
  table: (requests) => ({
    columns: [
      { title: 'REQUEST', align: 'right' },
      { title: 'STATUS', whole: true },
      { title: 'CUSTOMER' },
      { title: 'PHONE', whole: true, spare: 2 },
      { title: 'BY', spare: 3 },
      { title: 'WORDS', wrap: true },
      { title: 'ASKED', spare: 1 },
    ],
    rows: requests.map((request) => [
      String(request.stopRequestID),
      request.decision === null ? waiting(request.daysLeft) : status(STOP_DECISION_LABELS[request.decision]),
      customerName(request.customer),
      formatPhone(request.customer.custPhone),
      CHANNEL_LABELS[request.channel],
      request.words,
      when(request.requestedDate),
    ]),
  }),
  notes: ({ overdue }) => (overdue === 0 ? [] : [`${overdue} overdue: the law allows at most ten business days.`]),
  none: 'No requests to stop match.',
  file: {
    name: 'stop-requests',
    verb: 'export-stop-requests',
    description: 'export requests to stop as CSV, filtered like the list',
    examples: ['xd customers export-stop-requests --status decided --out decided.csv'],
  },
})
