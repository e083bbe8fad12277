import type { PaymentData } from '#data/payments.ts'

export const LOS_ANGELES = 'America/Los_Angeles'

/** Monday to Saturday, nine to six, payments until a quarter to six. */
export const WEEK = Array.from({ length: 7 }, (_, hoursDayOfWeek) => ({
  hoursDayOfWeek,
  hoursIsOpen: hoursDayOfWeek !== 0,
  hoursOpenTime: '09:00:00',
  hoursCloseTime: '18:00:00',
  hoursPaymentCutoffTime: '17:45:00',
  hoursAutoReplyTime: '18:00:00',
}))

export const STORE = { storeHours: WEEK, storeClosures: [], storeTimezone: LOS_ANGELES }

/** Friday 20 November 2026, by the clock of Los Angeles. */
export const friday = (time: string): number => Date.parse(`2026-11-20T${time}:00-08:00`)

export const payment = (change: Partial<PaymentData> = {}): PaymentData => ({
  paymentKey: 'WhitfieldPaidToday0001',
  convoID: 2,
  custID: 2,
  storeID: 1,
  customer: { custFirstName: 'Jerome', custLastName: 'Whitfield', custPhone: '+12135550147' },
  paymentStatus: 'sent',
  paymentExpired: false,
  paymentAmount: 125.5,
  paymentNoticeFee: 0,
  paymentFee: 0,
  paymentOrigin: 'staff',
  paymentPurpose: 'other',
  paymentMemo: 'Monthly interest',
  paymentReference: '',
  paymentTicketList: '10233, 10234',
  paymentMode: 'debit-only',
  paymentRewrite: false,
  paymentRewriteProgress: null,
  paymentPlan: null,
  paymentMethod: null,
  paymentRefID: null,
  paymentPostingDay: null,
  paymentRefundedAmount: 0,
  paymentRefundedFee: 0,
  paymentRefunds: [],
  paymentReceiptURL: null,
  paymentRequestedDate: new Date(friday('09:21')).toISOString(),
  paymentStatusDate: new Date(friday('09:21')).toISOString(),
  paymentValidBeforeLocalTZ: '2026-11-20T17:45',
  storeTimezone: LOS_ANGELES,
  paymentResponseCardInfo: null,
  cardType: null,
  cardLastFour: null,
  cardExpDate: null,
  cardFunding: null,
  paymentCustomFields: {},
  paymentLabels: [],
  paymentLastDecline: null,
  paymentInProgress: false,
  paymentTestMode: true,
  paymentRemindDate: null,
  paymentRemindedDate: null,
  paymentRemindDropped: null,
  paymentURL: 'http://localhost:4000/p/WhitfieldPaidToday0001',
  messageID: 1,
  messageStatus: 'delivered',
  messageTwilioError: null,
  messageDate: new Date(friday('09:21')).toISOString(),
  messageSentByID: 3,
  ...change,
})
