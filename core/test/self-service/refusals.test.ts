import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { type NamingRequest, selfPayable, selfPayment, type SelfTicket } from '#domain/self-service/payable.ts'
import { canUseMaxAge, canUseMaxAmount } from '#domain/self-service/settings.ts'
import { HOUR_MS } from '#domain/time/spans.ts'

const NOW = Date.parse('2026-11-28T20:00:00Z')
const store = { selfMaxAgeHours: 36, selfMaxAmount: null, storePhone: '(213) 555-0100' }
const ticket: SelfTicket = {
  ticketNumber: '10233',
  ticketStatus: 'active',
  amountDue: cents(125_50),
  ticketRewrittenAs: null,
  isRewriteWaiting: false,
  asOf: NOW - HOUR_MS,
  requests: [],
}
const request: NamingRequest = {
  paymentKey: 'WhitfieldPaidToday0001',
  state: 'payable',
  paidAt: null,
  tickets: ['10233'],
  isSelf: true,
}

const words = (en: string, es: string) => ({
  en: `${en} Call the store at (213) 555-0100.`,
  es: `${es} Llame a la tienda al (213) 555-0100.`,
})

test('a payment of too much says the most, in both languages, with the store’s phone', () => {
  const limited = { ...store, selfMaxAmount: cents(200_00) }
  const two = [ticket, { ...ticket, ticketNumber: '10234', amountDue: cents(74_51) }]
  expect(selfPayment(two, limited, NOW)).toEqual({
    ok: false,
    code: 'amount_limited',
    words: words('The most you can pay here at once is $200.00.', 'Aquí se pueden pagar como máximo $200.00 a la vez.'),
  })
  expect(selfPayment(two, { ...limited, selfMaxAmount: cents(200_01) }, NOW)).toEqual({ ok: true, amount: 200_01 })
  expect(selfPayment(two, { ...limited, storePhone: '' }, NOW)).toMatchObject({
    words: {
      en: 'The most you can pay here at once is $200.00.',
      es: 'Aquí se pueden pagar como máximo $200.00 a la vez.',
    },
  })
})

test('the first ticket that can’t be paid refuses the payment', () => {
  expect(selfPayment([ticket, { ...ticket, ticketNumber: '7', ticketStatus: 'redeemed' }], store, NOW)).toEqual({
    ok: false,
    code: 'ticket_closed',
    words: words('Ticket 7 is closed, so it can’t be paid here.', 'La boleta 7 está cerrada y no se puede pagar aquí.'),
  })
})

test.each([
  [{ requests: [{ ...request, state: 'processing' }, request] }, 'is being processed'],
  [{ requests: [request] }, 'There is already a payment link'],
  [{ requests: [{ ...request, state: 'paid', paidAt: NOW - HOUR_MS }] }, 'We received a payment'],
  [{ isRewriteWaiting: true }, 'We received a payment'],
  [{ asOf: NOW - 36 * HOUR_MS }, 'We can’t say what you owe'],
  [{ amountDue: null }, 'We don’t know what you owe'],
] as const)('a ticket with %j can’t be paid: %s', (change, said) => {
  const answer = selfPayable({ ...ticket, ...change } as SelfTicket, store, NOW)
  expect(answer).toMatchObject({ ok: false, words: { en: expect.stringContaining(said) as string } })
})

test('what was paid before the store’s last file is over, and so is a file’s last moment', () => {
  const paid = { ...request, state: 'paid', paidAt: NOW - HOUR_MS - 1 } as const
  expect(selfPayable({ ...ticket, requests: [paid, { ...paid, paidAt: null }] }, store, NOW).ok).toBe(true)
  expect(selfPayable({ ...ticket, asOf: NOW - 36 * HOUR_MS + 1 }, store, NOW)).toEqual({ ok: true, amount: 125_50 })
})

test('a customer goes on with their own open request of the same tickets only', () => {
  const other = { ...ticket, ticketNumber: '10234' }
  const both = { ...request, tickets: ['10234', '10233'] }
  const goesOn = (tickets: readonly SelfTicket[]) => {
    const answer = selfPayment(tickets, store, NOW)
    return 'goesOn' in answer ? answer.goesOn : undefined
  }
  expect(goesOn([{ ...ticket, requests: [both] }, other])).toBe(both.paymentKey)
  expect(goesOn([{ ...ticket, requests: [{ ...both, state: 'processing' }] }, other])).toBe(both.paymentKey)
  expect(goesOn([{ ...ticket, requests: [{ ...both, isSelf: false }] }, other])).toBeUndefined()
  expect(goesOn([{ ...ticket, requests: [{ ...both, state: 'expired' }] }, other])).toBeUndefined()
  expect(goesOn([{ ...ticket, requests: [both] }])).toBeUndefined()
  expect(goesOn([{ ...ticket, requests: [{ ...both, tickets: ['10233', '9'] }] }, other])).toBeUndefined()
  expect(goesOn([])).toBeUndefined()
})

test('a store’s limits for paying by oneself are explained', () => {
  const hours = { ok: false, reason: 'Whole hours from 1 to 168' }
  expect([0, 1, 168, 169, 1.5].map(canUseMaxAge)).toEqual([hours, { ok: true }, { ok: true }, hours, hours])
  const amount = { ok: false, reason: 'From $0.01 to $99,999.99, or no limit' }
  expect([0, 1, 9_999_999, 10_000_000].map((one) => canUseMaxAmount(cents(one)))).toEqual([
    amount,
    { ok: true },
    { ok: true },
    amount,
  ])
  expect(canUseMaxAmount(null)).toEqual({ ok: true })
})
