import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { expect } from 'vitest'
import { newDraft } from '#features/loans/loan-draft.ts'
import type { Handed } from './handed.ts'
import { loan } from '../loans/sample.ts'

const CHECK = { day: '2026-11-23', method: 'dod-database', reference: 'A1' }
const MENU = {
  at: 'features/loans/loan-acts.tsx',
  draws: 'LoanMenu',
  props: { loan },
  tellsFailure: true,
} as const satisfies Partial<Handed>
const decided = (loanStatus: string) => ({ loan: { loanID: 40, loanStatus, expectedVersion: 2 } })
const cart = { custID: 4, quotes: [loan, { ...loan, quoteID: 42 }], due: [], totalAmount: 600 }
const CART = {
  at: 'features/loans/customer-cart.tsx',
  draws: 'CustomerCart',
  props: { custID: 4, storeID: 2 },
  before: [[['customers/cart/fetch', { custID: 4 }], { cart }]],
  tellsFailure: true,
} as const satisfies Partial<Handed>
const draft = { ...newDraft(asLocalDay('2026-11-23'), '300'), loanItem: ' Ring ' }
const SAVE_QUOTE = {
  at: 'features/loans/save-quote.tsx',
  draws: 'SaveQuote',
  props: { draft, custID: 4, leadID: 8, loan: undefined, expectedVersion: undefined, refusal: null },
  answer: { loan },
} as const satisfies Partial<Handed>

const LOANS: readonly Handed[] = [
  {
    ...MENU,
    name: 'a quote is accepted',
    draws: 'AcceptLoan',
    does: [['Accept']],
    call: 'loans/save',
    asks: decided('accepted'),
    said: ['Quote 41 accepted'],
  },
  {
    ...MENU,
    name: 'a quote is accepted with a check of the borrower',
    draws: 'AcceptLoan',
    props: { loan: { ...loan, militaryCheckState: 'missing' } },
    does: [['Accept'], ['onAccept', CHECK]],
    call: 'loans/save',
    asks: { loan: { ...decided('accepted').loan, coveredBorrower: 'no', militaryCheck: CHECK } },
    said: ['Quote 41 accepted'],
  },
  {
    ...MENU,
    name: 'a quote is declined',
    does: [['Decline']],
    call: 'loans/save',
    asks: decided('declined'),
    said: ['Quote 41 declined'],
  },
  {
    ...MENU,
    name: 'a quote is voided once that is confirmed',
    does: [['Void…'], ['Void quote']],
    call: 'loans/save',
    asks: decided('void'),
    said: ['Quote 41 voided'],
  },
  {
    ...MENU,
    name: 'a quote is added to the customer’s cart',
    does: [['Add to cart']],
    call: 'customers/cart/add-quote',
    asks: { custID: 4, quoteID: 41 },
    said: ['Quote 41 added to the cart'],
  },
  {
    ...MENU,
    name: 'a quote’s link is made to be copied',
    at: 'features/loans/use-share-loan.ts',
    draws: 'useShareLoan',
    given: [loan],
    does: [['copyLink']],
    call: 'loans/share',
    asks: { loanID: 40 },
    answer: { url: 'https://xd.test/q' },
    said: [expect.any(String)] as never,
  },
  {
    ...CART,
    name: 'a quote in the cart is accepted',
    within: 'Quote',
    does: [['Accept quote 41, $300.00']],
    call: 'customers/cart/accept',
    asks: { custID: 4, quoteIDs: [41] },
    answer: { loans: [loan] },
    said: ['Quote 41 accepted'],
  },
  {
    ...CART,
    name: 'all quotes in the cart are accepted, with one check',
    within: 'AcceptAll',
    before: [
      [
        ['customers/cart/fetch', { custID: 4 }],
        { cart: { ...cart, quotes: [loan, { ...loan, quoteID: 42, militaryCheckState: 'missing' }] } },
      ],
    ],
    does: [['onClick'], ['onAccept', CHECK]],
    call: 'customers/cart/accept',
    asks: { custID: 4, quoteIDs: [41, 42], militaryCheck: CHECK },
    answer: { loans: [loan, loan] },
    said: ['2 quotes accepted'],
  },
  {
    ...CART,
    name: 'a quote is removed from the cart',
    within: 'Quote',
    does: [['Remove quote 41, $300.00']],
    call: 'customers/cart/remove-quote',
    asks: { custID: 4, quoteID: 41 },
  },
  {
    ...SAVE_QUOTE,
    name: 'a new quote is saved',
    does: [['Save quote']],
    call: 'loans/save',
    asks: { loan: expect.objectContaining({ custID: 4, leadID: 8, loanItem: 'Ring' }) },
    hears: { onClose: [] },
    hearsWhenRefused: { refused: [expect.objectContaining({ code: 'conflict' })] },
    said: ['Quote 40 saved'],
    tellsFailure: true,
  },
  {
    ...SAVE_QUOTE,
    name: 'the next version of a quote is saved',
    props: { ...SAVE_QUOTE.props, leadID: undefined, loan, expectedVersion: 2 },
    does: [['Save quote']],
    call: 'loans/save',
    asks: { loan: expect.objectContaining({ custID: 4, loanID: 40, expectedVersion: 2 }) },
    hears: { onClose: [] },
    hearsWhenRefused: { refused: [expect.objectContaining({ code: 'conflict' })] },
    said: ['Quote 40 saved'],
    tellsFailure: true,
  },
  {
    ...SAVE_QUOTE,
    name: 'a new quote goes into the cart',
    does: [['Add to cart']],
    also: { 'loans/save': { loan } },
    call: 'customers/cart/add-quote',
    asks: { custID: 4, quoteID: 41 },
    answer: {},
    hears: { onClose: [] },
    said: ['Quote 40 saved and added to the cart'],
    tellsFailure: true,
  },
]

const plan = {
  planID: 8,
  custID: 4,
  storeID: 2,
  planKind: 'repeat',
  planMemo: 'Ring',
  planAmount: 40,
  planTotal: null,
  planEvery: 'month',
  planCount: 3,
  planStart: '2030-01-02',
  planTickets: ['10233'],
  planStatus: 'active',
  planVersion: 6,
}
const PLAN_ACTS = {
  at: 'features/plans/plan-acts.tsx',
  draws: 'PlanActs',
  props: { plan },
  asks: { planID: 8 },
  tellsFailure: true,
} as const satisfies Partial<Handed>

const PLANS: readonly Handed[] = [
  {
    ...PLAN_ACTS,
    name: 'a plan is paused',
    does: [['Pause']],
    call: 'payments/schedules/pause',
    said: ['Plan paused'],
  },
  {
    ...PLAN_ACTS,
    name: 'a plan is resumed',
    props: { plan: { ...plan, planStatus: 'paused' } },
    does: [['Resume']],
    call: 'payments/schedules/resume',
    said: ['Plan resumed'],
  },
  {
    ...PLAN_ACTS,
    name: 'a plan is canceled once that is confirmed',
    does: [['Cancel plan'], ['Cancel plan']],
    call: 'payments/schedules/cancel',
    said: ['Plan canceled'],
  },
  {
    name: 'a plan’s terms are changed',
    at: 'features/plans/plan-editor.tsx',
    draws: 'PlanEditor',
    props: { plan, custID: 4, storeID: 2 },
    does: [['Payments', '5'], ['First payment', '2030-01-03'], ['Interval', 'week'], ['Save plan']],
    call: 'payments/schedules/save',
    asks: {
      plan: expect.objectContaining({
        planID: 8,
        planAmount: 40,
        planCount: 5,
        planStart: '2030-01-03',
        planEvery: 'week',
        planTickets: ['10233'],
      }),
      expectedVersion: 6,
    },
    hears: { onClose: [] },
    said: ['Plan saved'],
  },
]

const lead = {
  leadID: 5,
  leadItem: 'Ring',
  leadStatus: 'answered',
  leadAnswered: true,
  leadWant: 'pawn',
  quoteID: null,
}
const WON = {
  at: 'features/leads/won-dialog.tsx',
  draws: 'WonDialog',
  props: { lead },
  call: 'leads/set-status',
  hears: { onClose: [] },
  said: ['Quote request: won'],
  tellsFailure: true,
} as const satisfies Partial<Handed>
const won = { leadID: 5, leadStatus: 'won', expectedStatus: 'answered' }

const LEADS: readonly Handed[] = [
  {
    ...WON,
    name: 'a quote request is won with an amount',
    does: [['Lent to the customer', '$1,200.50'], ['Mark as won']],
    asks: { ...won, wonAmount: 1200.5 },
  },
  {
    name: 'a quote request is moved',
    at: 'features/leads/use-lead-moves.tsx',
    draws: 'useLeadMoves',
    given: [lead, () => undefined],
    does: [['Lost']],
    call: 'leads/set-status',
    asks: { leadID: 5, leadStatus: 'lost', expectedStatus: 'answered' },
    said: ['Quote request: lost'],
    tellsFailure: true,
  },
  { ...WON, name: 'a quote request is won without one', does: [['Mark as won']], asks: won },
]

export const LOAN_HANDED: readonly Handed[] = [...LOANS, ...PLANS, ...LEADS]
