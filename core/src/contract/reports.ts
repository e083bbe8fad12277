import { Schema } from 'effect'
import { call } from './call.ts'
import { searchBy } from './list.ts'
import { ChannelStats, MessageDollars, PaymentStats, TellerStats } from '#contract/entity/report.ts'
import { ID, LocalDay, maybe } from './value.ts'

const input = {
  /** Days of each store's own calendar, both included. */
  dateRange: Schema.Struct({ start: LocalDay, end: LocalDay }),
  store: maybe(Schema.Union([Schema.Literal('all'), ID])),
}

/** The files take a search like every other file, not the input of their call. */
const ReportSearch = searchBy('store', 'dateStart', 'dateEnd')
export type ReportSearch = typeof ReportSearch.Type

export const reports = {
  'reports/payment-stats': call({
    summary:
      'Payment requests sent in a date range and their results: counts, amounts, conversion, time to pay, refunds; by store, teller, brand, hour and day. `untilThisTime`: as they stood on the last day at the present time of day, by each store’s own clock.',
    access: 'reports',
    kind: 'read',
    wide: true,
    file: { name: 'payment-report', search: ReportSearch },
    input: {
      ...input,
      /**
       * Ends the last day at the present time of day by each store's clock, with the data as of then. This compares
       * unfinished days with earlier ones.
       */
      untilThisTime: maybe(Schema.Boolean),
    },
    output: { stats: PaymentStats },
  }),
  'reports/teller-stats': call({
    summary: 'The same by sender, with the messages they wrote and the rules they overrode.',
    access: 'reports',
    kind: 'read',
    wide: true,
    file: { name: 'teller-report', search: ReportSearch },
    input,
    output: { stats: TellerStats },
  }),
  'reports/channel-stats': call({
    summary:
      'Messages by channel on these days, conversations that began in the chat bubble, chats there, and quote requests by status with the dollars the won ones brought; in total and by store.',
    access: 'reports',
    kind: 'read',
    wide: true,
    file: { name: 'channel-report', search: ReportSearch },
    input,
    output: { stats: ChannelStats },
  }),
  'reports/message-dollars': call({
    summary:
      'Payments, redemptions and renewals within seven days of each ladder step, other notice and mailer, by template, next to the customers left out for comparison. Its paid requests add up to those of the payment report.',
    access: 'reports',
    kind: 'read',
    wide: true,
    file: { name: 'message-report', search: ReportSearch },
    input,
    output: { stats: MessageDollars },
  }),
}
