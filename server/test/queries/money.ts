import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { Span } from '@xd/server/queries/message-results.ts'
import { AT } from './moments.ts'
import type { Rows } from './turns.ts'

export const { whitfield } = PEOPLE
export const OURS = { companyID: COMPANY.goldenPledge }
export const HIS = { ...OURS, storeID: STORE.main, custID: whitfield.custID }
export const MAIN = { ...OURS, storeIDs: [STORE.main] }
export const WEEK_MS = 7 * 86_400_000
export const LATE = AT * 2
export const SINCE: Span = { from: AT, to: LATE }
export const UNTIL: Span = { from: AT - 9, to: AT }

export const payment = (rows: Rows, change: object) => {
  const none = { remindedAt: null, remindAt: null, remindDropped: null, messageID: null, paymentRefID: null }
  const his = { ...HIS, convoID: whitfield.convos.main, paymentKey: 'MOMENT', amountCents: 98_765 }
  return rows.like('payments', OURS, { ...none, ...his, paymentNoticeFee: 0, ...change })
}
export const open = (rows: Rows, validBeforeAt: number, change: object = {}) =>
  payment(rows, { paymentStatus: 'sent', statusAt: 1, requestedAt: 1, validBeforeAt, ...change })
export const paid = (rows: Rows, statusAt: number, change: object = {}) =>
  payment(rows, { paymentStatus: 'approved', statusAt, requestedAt: 1, validBeforeAt: 1, ...change })
export const named = async (rows: Rows, paymentID: Promise<number>) =>
  rows.insert('payment_tickets', { ...OURS, storeID: STORE.main, paymentID: await paymentID, ticketNumber: 'T-1' })
export const attempt = (rows: Rows, paymentID: number, change: object) => {
  const asked = { attemptKey: 'm', idempotencyKey: 'm', gateway: 'moment', gatewayID: 'm-1', settledAt: null }
  return rows.like('payment_attempts', OURS, { paymentID, ...asked, ...change })
}
export const refund = async (rows: Rows, paymentID: number, change: object) => {
  const attemptID = await attempt(rows, paymentID, { state: 'approved', startedAt: 1 })
  const asked = { idempotencyKey: 'm', gatewayKey: 'm', gateway: 'moment', gatewayID: null, how: 'refund', reason: '' }
  const by = { automatic: 0, byUserID: USER.lena, amountCents: 5, feeCents: 0, startedAt: 1, askedAt: 1, notBefore: 0 }
  const settled = { state: 'approved', settledAt: 1, message: null }
  await rows.insert('payment_refunds', { ...OURS, paymentID, attemptID, ...asked, ...by, ...settled, ...change })
}
export const notice = (rows: Rows, change: object) =>
  rows.like('notices', OURS, {
    ...HIS,
    noticeStatus: 'sent',
    errorCode: null,
    messageID: null,
    reason: null,
    ...change,
  })
export const recipient = (rows: Rows, change: object) =>
  rows.like('mailer_recipients', OURS, {
    ...HIS,
    state: 'delivered',
    messageID: null,
    heldUntil: null,
    address: 'moment',
    ...change,
  })
export const outcome = async (rows: Rows, at: number) => {
  const ticketID = await rows.like('tickets', OURS, { ...HIS, ticketNumber: 'MOMENT' })
  const importID = await rows.like('imports', OURS, { storeID: STORE.main, fileHash: 'moment' })
  await rows.insert('ticket_outcomes', { ...HIS, ticketID, importID, at, outcome: 'redeemed' })
}
export const spans = ({ from, to }: Span) => [{ storeIDs: [STORE.main], from, to }]
export const ofHis = <Row extends { readonly custID: number | null }>(rows: readonly Row[]) =>
  rows.filter(({ custID }) => custID === whitfield.custID)
