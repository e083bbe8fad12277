import type { CallClient } from '@xd/core/client/call-client.ts'
import { cents, centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { ActingJob } from '#batch/acting-job.ts'
import { persistent } from '#batch/attempt.ts'
import type { RowValues } from '#batch/row.ts'
import { recipientsOf } from '#session/recipient.ts'
import { parseRequest, type Request } from './request.ts'
import type { Payment } from './table.ts'

const COLUMNS = [
  'convoID',
  'amount',
  'noticeFee',
  'memo',
  'tickets',
  'mode',
  'validBefore',
  'note',
  'rewrite',
  'redeem',
  'overrideReason',
] as const

const text = (values: RowValues, column: (typeof COLUMNS)[number]): string => String(values[column] ?? '').trim()

const YES = /^(?:true|yes|1)$/i

type Task = Request & { readonly overrideReason?: string }

export const requestJob = (calls: CallClient): ActingJob<Task, Payment> => ({
  shape: {
    columns: COLUMNS,
    required: ['convoID', 'amount', 'memo'],
    synonyms: {
      convoID: ['convo', 'conversation'],
      amount: ['paymentAmount'],
      noticeFee: ['paymentNoticeFee'],
      memo: ['paymentMemo'],
      tickets: ['ticket', 'paymentTicketList'],
      note: ['paymentReference'],
    },
  },
  check: (values) => {
    const given = (column: (typeof COLUMNS)[number]): string => text(values, column)
    const parsed = parseRequest({
      convoID: given('convoID'),
      amount: given('amount'),
      noticeFee: given('noticeFee'),
      memo: given('memo'),
      tickets: given('tickets'),
      mode: given('mode'),
      validBefore: given('validBefore'),
      note: given('note'),
      rewrite: YES.test(given('rewrite')),
      redeem: YES.test(given('redeem')),
    })
    const overrideReason = given('overrideReason')
    if (!parsed.ok) return parsed
    return { ok: true, task: { ...parsed.request, ...(overrideReason !== '' && { overrideReason }) } }
  },
  recipient: recipientsOf(persistent(calls)),
  describe: (requests, customers) => {
    const sum = requests.reduce((total, { payment }) => total + centsOfAnswer(payment.paymentAmount), 0)
    return `text ${countOf(requests.length, 'payment request')} to ${countOf(customers, 'customer')}, ${formatDollars(cents(sum))} in all`
  },
  act: async (request, key) => (await calls('payments/send', { ...request, clientMessageID: key })).payment,
  columns: [
    'paymentKey',
    'convoID',
    'paymentStatus',
    'paymentAmount',
    'paymentFee',
    'paymentMemo',
    'paymentValidBeforeLocalTZ',
    'paymentURL',
  ],
  flatten: ({
    paymentKey,
    convoID,
    paymentStatus,
    paymentAmount,
    paymentFee,
    paymentMemo,
    paymentValidBeforeLocalTZ,
    paymentURL,
  }) => ({
    paymentKey,
    convoID,
    paymentStatus,
    paymentAmount,
    paymentFee,
    paymentMemo,
    paymentValidBeforeLocalTZ,
    paymentURL,
  }),
})
