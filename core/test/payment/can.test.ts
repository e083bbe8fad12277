import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { paymentCan, refundable } from '#domain/payment/can.ts'
import { canAskForLink } from '#domain/payment/link-ask.ts'
import { payPageState } from '#domain/payment/pay-page-state.ts'
import type { PaymentMethod, PaymentStatus } from '#domain/payment/status.ts'
import { jsonTable } from '../table.ts'

interface Row {
  status: PaymentStatus
  expired: boolean
  attemptOpen?: boolean
  cancel: boolean
  pay: boolean
  markPaid: boolean
  page: string
  resend: boolean
  askForLink: boolean
}

const now = Date.parse('2026-11-18T20:00Z')

test.each(jsonTable<Row[]>('payment/can.json'))('$status, expired: $expired, being charged: $attemptOpen', (row) => {
  const payment = {
    paymentStatus: row.status,
    paymentValidBeforeLocalTZ: row.expired ? '2026-11-18T11:59' : '2026-11-18T17:45',
    storeTimezone: 'America/Los_Angeles',
    attemptOpen: row.attemptOpen ?? false,
  }
  expect(paymentCan.cancel(payment).ok).toBe(row.cancel)
  expect(paymentCan.pay(payment, now).ok).toBe(row.pay)
  expect(paymentCan.markPaid(payment).ok).toBe(row.markPaid)
  expect(payPageState(payment, now)).toBe(row.page)
  expect(paymentCan.resend(payment, now).ok).toBe(row.resend)
  expect(canAskForLink(payPageState(payment, now), true).ok).toBe(row.askForLink)
  expect(canAskForLink(payPageState(payment, now), false).ok).toBe(false)
})

test('every refusal is a sentence', () => {
  for (const paymentStatus of ['approved', 'canceled', 'declined'] as const) {
    const payable = { paymentStatus, paymentValidBeforeLocalTZ: '2026-11-18T17:45', storeTimezone: 'UTC' }
    for (const answer of [
      paymentCan.cancel({ paymentStatus }),
      paymentCan.markPaid({ paymentStatus }),
      paymentCan.pay(payable, now),
    ]) {
      expect(answer).toMatchObject({ ok: false, reason: expect.stringMatching(/^[A-Z].*\.$/) as string })
    }
  }
})

interface Refund {
  what: string
  status: PaymentStatus
  method: PaymentMethod | null
  amount: number
  refunded: number
  asked: number
  reason?: string
}

describe('refunding', () => {
  test.each(jsonTable<Refund[]>('payment/refunds.json'))(
    '$what',
    ({ status, method, amount, refunded, asked, reason }) => {
      const payment = {
        paymentStatus: status,
        paymentMethod: method,
        amountCents: cents(amount),
        refundedCents: cents(refunded),
      }
      expect(paymentCan.refund(payment, cents(asked))).toEqual(
        reason === undefined ? { ok: true } : { ok: false, reason },
      )
      expect(refundable(payment)).toBe(amount - refunded)
    },
  )
})

test.each([
  [
    { paymentStatus: 'approved' },
    'This request is already paid.',
    'This request is already paid. Refund it instead.',
    'This request is already paid.',
  ],
  [
    { paymentStatus: 'canceled' },
    'This request is canceled.',
    'This request is already canceled.',
    'This request is canceled. Send a new one to record a payment.',
  ],
  [
    { paymentStatus: 'declined' },
    'This request was declined and is closed.',
    'This request was declined and is closed.',
    'This request was declined and is closed. Send a new one to record a payment.',
  ],
] as const)(
  'a request with %j says why it can’t be paid, canceled, marked paid or sent again',
  (change, pay, cancel, mark) => {
    const request = { paymentValidBeforeLocalTZ: '2026-11-20T17:45', storeTimezone: 'America/Los_Angeles', ...change }
    const now = Date.parse('2026-11-20T12:00:00-08:00')
    expect(paymentCan.pay(request, now)).toEqual({ ok: false, reason: pay })
    expect(paymentCan.cancel(request)).toEqual({ ok: false, reason: cancel })
    expect(paymentCan.markPaid(request)).toEqual({ ok: false, reason: mark })
    expect(paymentCan.resend(request, now)).toEqual({ ok: false, reason: `${pay} Send a new one instead.` })
  },
)

test('an expired request, and one whose card is being charged, say so', () => {
  const request = {
    paymentStatus: 'sent',
    paymentValidBeforeLocalTZ: '2026-11-20T17:45',
    storeTimezone: 'America/Los_Angeles',
  } as const
  const end = Date.parse('2026-11-20T17:45:00-08:00')
  expect(paymentCan.pay(request, end - 1)).toEqual({ ok: true })
  expect(paymentCan.pay(request, end)).toEqual({ ok: false, reason: 'This request has expired.' })
  expect(paymentCan.resend(request, end)).toEqual({
    ok: false,
    reason: 'This request has expired. Send a new one instead.',
  })
  const charging = { ...request, attemptOpen: true }
  const wait = { ok: false, reason: 'A card is being charged for this request right now. Wait for the result.' }
  expect([paymentCan.resend(charging, end - 1), paymentCan.cancel(charging), paymentCan.markPaid(charging)]).toEqual([
    wait,
    wait,
    wait,
  ])
})
