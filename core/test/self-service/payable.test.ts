import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import type { PayPageState } from '#domain/payment/pay-page-state.ts'
import { type NamingRequest, selfPayable, selfPayment, type SelfTicket } from '#domain/self-service/payable.ts'
import type { TicketStatus } from '#domain/ticket/book.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import { jsonTable } from '../table.ts'

const NOW = Date.parse('2026-11-28T20:00:00Z')
const store = { selfMaxAgeHours: 36, selfMaxAmount: null, storePhone: '(213) 555-0100' }

interface Made {
  readonly state: string
  readonly paidHours?: number
  readonly isSelf?: boolean
  readonly tickets?: readonly string[]
}

interface Case {
  readonly case: string
  readonly ticketNumber?: string
  readonly status?: string
  readonly due?: number | null
  readonly hours?: number
  readonly maxAge?: number
  readonly rewritten?: boolean
  readonly rewriteWaiting?: boolean
  readonly requests?: readonly Made[]
  readonly amount?: number
  readonly code?: string
}

const requestOf = ({ state, paidHours, isSelf = false, tickets = ['10233'] }: Made): NamingRequest => ({
  paymentKey: 'WhitfieldPaidToday0001',
  state: state as PayPageState,
  paidAt: paidHours === undefined ? null : NOW - paidHours * HOUR_MS,
  tickets,
  isSelf,
})

const ticketOf = (of: Omit<Case, 'case'>): SelfTicket => ({
  ticketNumber: of.ticketNumber ?? '10233',
  ticketStatus: (of.status ?? 'active') as TicketStatus,
  amountDue: of.due === undefined ? cents(12_550) : (of.due as SelfTicket['amountDue']),
  ticketRewrittenAs: of.rewritten ? { ticket: '20871' } : null,
  isRewriteWaiting: of.rewriteWaiting ?? false,
  asOf: NOW - (of.hours ?? 1) * HOUR_MS,
  requests: (of.requests ?? []).map(requestOf),
})

describe('one ticket', () => {
  test.each(jsonTable<Case[]>('self-service/payable.json'))('$case', ({ amount, code, maxAge = 36, ...of }) => {
    const answer = selfPayable(ticketOf(of), { ...store, selfMaxAgeHours: maxAge }, NOW)
    expect(answer.ok ? answer.amount : answer.code).toBe(amount ?? code)
    if (answer.ok) return
    for (const words of [answer.words.en, answer.words.es]) {
      expect(words).toContain('10233')
      expect(words).toContain('(213) 555-0100')
    }
  })

  test('of a store without a phone has no number to call', () => {
    const answer = selfPayable(ticketOf({ status: 'redeemed' }), { ...store, storePhone: '' }, NOW)
    expect(answer).toMatchObject({
      words: {
        en: 'Ticket 10233 is closed, so it can’t be paid here.',
        es: 'La boleta 10233 está cerrada y no se puede pagar aquí.',
      },
    })
  })
})

describe('several tickets', () => {
  const two = (first: Omit<Case, 'case'> = {}) => [ticketOf(first), ticketOf({ ticketNumber: '10234', due: 4_500 })]

  test('are one request of their sum', () => {
    expect(selfPayment(two(), store, NOW)).toEqual({ ok: true, amount: 17_050 })
  })

  test('are refused for the first that can’t be paid', () => {
    expect(selfPayment(two({ status: 'redeemed' }), store, NOW)).toMatchObject({ code: 'ticket_closed' })
  })

  test('are at most what the store takes at once', () => {
    const at = (selfMaxAmount: number) => selfPayment(two(), { ...store, selfMaxAmount: cents(selfMaxAmount) }, NOW)
    expect(at(17_050)).toEqual({ ok: true, amount: 17_050 })
    expect(at(17_049)).toMatchObject({
      code: 'amount_limited',
      words: { en: 'The most you can pay here at once is $170.49. Call the store at (213) 555-0100.' },
    })
    expect(selfPayment(two({ due: 9_999_999 }), store, NOW)).toMatchObject({ code: 'amount_limited' })
  })

  test('that the customer asked to pay already go on with that request, in any order and from an older book', () => {
    const own = { state: 'payable', isSelf: true, tickets: ['10234', '10233'] }
    const again = (made: Made, hours = 1) =>
      selfPayment(
        two().map((ticket) => ({ ...ticket, asOf: NOW - hours * HOUR_MS, requests: [requestOf(made)] })),
        store,
        NOW,
      )
    const goesOn = { ok: true, goesOn: 'WhitfieldPaidToday0001' }
    expect(again(own)).toEqual(goesOn)
    expect(again(own, 100)).toEqual(goesOn)
    expect(again({ ...own, state: 'processing' })).toEqual(goesOn)
    expect(again({ ...own, isSelf: false })).toMatchObject({ code: 'already_requested' })
    expect(again({ ...own, tickets: ['10233'] })).toMatchObject({ code: 'already_requested' })
    expect(again({ ...own, state: 'expired' })).toEqual({ ok: true, amount: 17_050 })
  })
})
