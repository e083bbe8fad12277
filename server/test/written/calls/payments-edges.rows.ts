import { PAYMENT_KEY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import type { CallRow } from './given.ts'

const { whitfield, payable } = PEOPLE
const LATER = '2101-01-01T12:00'
const asks = (what: string, payment: object, more: object = {}): CallRow => [
  `request: ${what}`,
  'clerk',
  'payments/send',
  {
    ...{ convoID: payable.convos.main!, clientMessageID: what.replaceAll(' ', '-'), force: true },
    payment: {
      ...{ paymentAmount: 60, paymentMemo: 'Interest', paymentMode: 'any', paymentValidBeforeLocalTZ: LATER },
      ...payment,
    },
    ...more,
  },
]
const correct = (what: string, rewriteID: number, more: object, by = 'owner'): CallRow => [
  `rewrite ${rewriteID}: ${what}`,
  by,
  'payments/rewrites/correct',
  { rewriteID, ...more },
]

/** Requests about tickets of the book, and rewrites of long ago. */
export const CALLS: readonly CallRow[] = [
  asks('a blank memo', { paymentMemo: ' ' }),
  asks('a check without faults', {
    militaryCheck: { day: '2026-01-02', method: 'dod-database', reference: 'DMDC-1' },
    paymentTicketList: '10233',
  }),
  asks('a check of tomorrow', { militaryCheck: { day: '2100-01-02', method: 'dod-database', reference: 'DMDC-2' } }),
  asks('no time is named', { paymentValidBeforeLocalTZ: '2101-02-30T12:00' }),
  asks('a fee and a ticket', { paymentTicketList: '10233', paymentNoticeFee: 1 }, { convoID: whitfield.convos.main }),
  asks('a fee as large as the amount', { paymentNoticeFee: 60 }),
  asks('a fee larger by a cent', { paymentNoticeFee: 60.01 }),
  asks('the least amount', { paymentAmount: 0.01 }),
  asks('a redemption', { paymentTicketList: '10233', paymentPurpose: 'redeem' }, { convoID: whitfield.convos.main }),
  asks('a note that is blank', { paymentAmount: 61, paymentReference: ' ' }),
  ...[1, 5].flatMap((rewriteID): readonly CallRow[] => [
    correct('retried', rewriteID, { action: 'retry' }),
    correct('no warning', rewriteID, { action: 'clear-warning' }, 'clerk'),
    correct('a number', rewriteID, { action: 'set', newTicket: ` h-${rewriteID} `, note: ' By hand ' }),
    correct('reported', rewriteID, { action: 'report', note: ' Not in the book ' }),
    correct('dismissed', rewriteID, { action: 'dismiss', note: ' Paid off ' }, 'clerk'),
  ]),
  correct('no such batch', 9999, { action: 'retry' }),
  ...['', 'zoe', 'zoe@mail.test '].map((email): CallRow => [
    `a receipt to “${email}”`,
    'nobody',
    'pay/email-receipt',
    { paymentKey: PAYMENT_KEY.inStore, email },
  ]),
]
