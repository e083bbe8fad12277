import { expect, test } from 'vitest'
import { paymentDetail, paymentList, type Payment } from '../src/commands/payments/table.ts'
import { paint, plainPaint } from '../src/output/paint.ts'
import { alignedTable, tabSeparated } from '../src/output/table.ts'
import { clock } from '../src/output/when.ts'

const payment = {
  paymentKey: 'WhitfieldPaidToday0001',
  storeID: 1,
  customer: { custFirstName: 'Jerome', custLastName: 'Whitfield' },
  paymentStatus: 'approved',
  paymentExpired: false,
  paymentAmount: 125.5,
  paymentNoticeFee: 0,
  paymentFee: 0,
  paymentPurpose: 'other',
  paymentRefundedAmount: 25,
  paymentRefundedFee: 0,
  paymentRefunds: [],
  paymentMemo: 'Monthly interest',
  paymentTicketList: '10233, 10234',
  paymentTestMode: false,
  paymentMode: 'debit-only',
  paymentValidBeforeLocalTZ: '2026-11-28T17:45',
  storeTimezone: 'America/Los_Angeles',
  messageStatus: 'delivered',
  messageDate: '2026-11-28T07:17:16.032Z',
} as unknown as Payment
const declined = { ...payment, paymentKey: 'BaptisteDeclined000002', paymentStatus: 'declined' } as Payment
const table = paymentList([payment, declined], () => 'Main St')
const first = (width: number): string => alignedTable(table, width, plainPaint).split('\n').slice(0, 2).join('\n')

test('payments start with the customer; the key and other columns are dropped first for lack of room', () => {
  expect(first(160)).toMatch(/^CUSTOMER +AMOUNT +STATUS +TICKET +STORE +SENT +MEMO +KEY\n/)
  expect(first(44)).toBe('CUSTOMER          AMOUNT  STATUS    TICKET\nWhitfield, Jer…  $125.50  PAID      10233 +1')
  expect(first(30)).toMatch(/^CUSTOMER +AMOUNT +STATUS\nWhit/)
})

test('a pipe gets every ticket, the bare amount and the stored status', () => {
  expect(tabSeparated(table, plainPaint).split('\n')[1]).toBe(
    'Whitfield, Jerome\t125.50\tapproved\t10233, 10234\tMain St\t2026-11-28T07:17:16.032Z\t\t\tMonthly interest\tWhitfieldPaidToday0001',
  )
})

test('the fee for paying online is a line of its own', () => {
  const redeemed = { ...payment, paymentPurpose: 'redeem', paymentFee: 3.76, paymentRefundedFee: 0.75 } as Payment
  const rows = Object.fromEntries(paymentDetail(redeemed).rows as [string, unknown][])
  expect(rows).toMatchObject({
    Amount: { plain: '125.50' },
    'Online fee': { plain: '3.76' },
    'Online fee refunded': { plain: '0.75' },
    For: 'payoff',
  })
})

test('a status has the color of its tone, and none without colors', () => {
  process.env['XD_COLOR'] = '1'
  const colors = paint({})
  delete process.env['XD_COLOR']
  const colored = alignedTable(table, 80, colors)
  expect(colored).toContain('\u001b[32mPAID\u001b[39m')
  expect(colored).toContain('\u001b[31mDeclined\u001b[39m')
  expect(tabSeparated(table, colors)).toContain('\u001b[32mapproved\u001b[39m')
  expect(alignedTable(table, 80, plainPaint)).not.toContain('\u001b')
})

test('times are by the store’s clock, with its zone', () => {
  expect(clock('2026-11-28T17:45:00Z', 'America/Denver')).toBe('Nov 28, 10:45 AM MST')
  const facts = paymentDetail(payment).rows
  expect(facts).toContainEqual([
    'Valid before',
    { shown: 'Nov 28, 5:45 PM PST', plain: '2026-11-28T17:45 America/Los_Angeles' },
  ])
  expect(facts).toContainEqual([
    'Status',
    { shown: 'PAID, refunded $25.00', plain: 'approved, refunded $25.00', tone: 'success' },
  ])
})
