import { WEEK, payment } from '../payments/sample.ts'

/** Sunday evening in Honolulu; Monday in Los Angeles, New York and UTC. */
export const SUNDAY = '2026-11-23T08:30:00Z'
export const MONDAY = '2026-11-24T04:40:00Z'
const HONOLULU = 'Pacific/Honolulu'
export const STORES = [
  ['stores/list', {}],
  {
    stores: [
      {
        storeID: 1,
        storeName: 'Old Town',
        storeColor: '#112233',
        storeTimezone: HONOLULU,
        storeHours: WEEK,
        storeClosures: [],
      },
    ],
  },
] as const
export const own = (change: object) => ({
  ...payment(),
  storeTimezone: HONOLULU,
  paymentTestMode: false,
  paymentRequestedDate: SUNDAY,
  messageDate: SUNDAY,
  paymentStatusDate: MONDAY,
  messageSentByID: 6,
  paymentValidBeforeLocalTZ: '2026-11-24T17:45',
  ...change,
})
export const PAID = {
  paymentStatus: 'approved',
  paymentMethod: 'card',
  cardType: 'visa',
  cardLastFour: '5556',
  cardFunding: 'debit',
  cardExpDate: '08/29',
  paymentFee: 3.76,
  paymentNoticeFee: 10,
  paymentPurpose: 'renew',
  paymentRewrite: true,
  paymentRefID: 'ch_1',
  paymentPostingDay: '2026-11-24',
  paymentRefundedAmount: 20,
  paymentRefundedFee: 0.6,
  paymentReference: 'Came by phone',
  paymentPlan: { planID: 8, turn: 2, progress: '2 of 5' },
  paymentLastDecline: { message: 'last attempt declined: no funds', date: SUNDAY },
  paymentRefunds: [
    {
      refundID: 1,
      state: 'approved',
      amount: 20,
      fee: 0.6,
      dueDate: null,
      date: SUNDAY,
      message: null,
      reason: 'Twice',
    },
    {
      refundID: 2,
      state: 'pending',
      amount: 5,
      fee: 0.15,
      dueDate: null,
      date: SUNDAY,
      message: null,
      reason: 'Twice',
    },
    {
      refundID: 3,
      state: 'pending',
      amount: 7,
      fee: 0.2,
      dueDate: '2026-11-26T05:00:00Z',
      date: SUNDAY,
      message: null,
      reason: 'Odd',
    },
  ],
}
