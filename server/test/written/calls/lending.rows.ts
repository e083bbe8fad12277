import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { type CallRow, dayIn } from './given.ts'

const { whitfield, petrov, adeyemi, nguyen, payable } = PEOPLE
const CHECK = { method: 'dod-database', reference: 'MLA-1' }

const PLAN = {
  ...{ planKind: 'repeat', custID: petrov.custID, storeID: STORE.main, planAmount: 25, planEvery: 'month' },
  ...{ planCount: 3, planStart: dayIn(20), planMemo: 'Interest' },
} as const
const plans = (what: string, more: object, by = 'clerk', expectedVersion?: number): CallRow => [
  `plan: ${what}`,
  by,
  'payments/schedules/save',
  { plan: { ...PLAN, ...more }, ...(expectedVersion !== undefined && { expectedVersion }) },
]
/** The plan that was made last. */
const ofIt = (
  call: CallRow[2],
  what: string,
  by: string,
  input: { plan?: object; expectedVersion?: number } = {},
): CallRow => [
  `${call}: ${what}`,
  by,
  call,
  ({ planID }) => (input.plan ? { ...input, plan: { ...input.plan, planID } } : { planID }),
]
const early = (what: string, convoID: number, paymentAmount: number): CallRow => [
  `plan paid early: ${what}`,
  'clerk',
  'payments/send',
  ({ planID }) => ({
    ...{ convoID, clientMessageID: `early-${what.replaceAll(' ', '-')}`, force: true },
    payment: {
      ...{ planID, paymentAmount, paymentMemo: 'Early', paymentMode: 'any' },
      paymentValidBeforeLocalTZ: '2101-01-01T12:00',
    },
  }),
]

const loan = (what: string, given: object, by = 'clerk', more: object = {}): CallRow => [
  `quote: ${what}`,
  by,
  'loans/save',
  { loan: given, ...more },
]
export const CALLS: readonly CallRow[] = [
  plans('a mistake in each field', {
    ...{ planAmount: 0, planCount: 0, planMemo: 'x', planStart: dayIn(-1), planTickets: ['???'] },
  }),
  plans('a day that isn’t', { planStart: '2027-02-30' }),
  plans('a layaway of nothing', { planKind: 'layaway', planAmount: undefined, planTotal: 0 }),
  plans('a layaway without its total', { planKind: 'layaway' }),
  plans('one payment of several', { planKind: 'once', planCount: 2 }),
  plans('at another store', { storeID: STORE.lake }),
  plans('for another company', { custID: PEOPLE.silverTwin.custID }, 'owner'),
  plans('after STOP', { custID: adeyemi.custID, storeID: STORE.lake }, 'owner'),
  plans('for tickets', { planTickets: ['#4711', '4712 '], planEvery: 'week' }, 'owner'),
  ofIt('payments/schedules/save', 'another customer, store and kind', 'clerk', {
    ...{ plan: { ...PLAN, custID: nguyen.custID, storeID: STORE.prospect, planKind: 'once', planCount: 1 } },
    expectedVersion: 1,
  }),
  ofIt('payments/schedules/save', 'an older version', 'owner', { plan: PLAN, expectedVersion: 7 }),
  ofIt('payments/schedules/save', 'of a day that was', 'clerk', {
    plan: { ...PLAN, planStart: dayIn(-3) },
    expectedVersion: 1,
  }),
  ofIt('payments/schedules/pause', 'elsewhere', 'tomas'),
  ofIt('payments/schedules/resume', 'though active', 'clerk'),
  ofIt('payments/schedules/pause', 'for now', 'owner'),
  ofIt('payments/schedules/pause', 'again', 'clerk'),
  ofIt('payments/schedules/save', 'while it is paused', 'clerk', {
    plan: { ...PLAN, planAmount: 30 },
    expectedVersion: 1,
  }),
  ofIt('payments/schedules/save', 'the same', 'clerk', { plan: { ...PLAN, planAmount: 30 }, expectedVersion: 2 }),
  ofIt('payments/schedules/resume', 'after that', 'clerk'),
  ofIt('payments/schedules/cancel', 'elsewhere', 'tomas'),
  ofIt('payments/schedules/cancel', 'for good', 'owner'),
  ofIt('payments/schedules/cancel', 'again', 'clerk'),
  ofIt('payments/schedules/pause', 'too late', 'clerk'),
  ofIt('payments/schedules/resume', 'too late', 'clerk'),
  ofIt('payments/schedules/save', 'too late', 'clerk', { plan: { ...PLAN, planAmount: 35 }, expectedVersion: 3 }),
  plans('of a layaway', {
    ...{ planKind: 'layaway', planAmount: undefined, planTotal: 100, planMemo: ' Card 4000 0566 5566 5556 ' },
  }),
  early('of another', payable.convos.main!, 30),
  early('too much', petrov.convos.main!, 100.01),
  early('a part', petrov.convos.main!, 30),
  early('while that waits', petrov.convos.main!, 30),
  plans('unknown', { planID: 999 }, 'clerk', 1),
  ['plan 999: pause', 'clerk', 'payments/schedules/pause', { planID: 999 }],

  loan('a mistake in each field', {
    ...{ amount: 'much', loanDate: 'today', regime: 'xx_1999', itemCubicFeet: -1, firearmCount: 'x', storageFee: -1 },
    ...{ coveredBorrower: 'no', militaryCheck: { day: '2020-01-01', method: 'other', reference: '123-45-6789' } },
  }),
  loan('for another company', { amount: 100, custID: PEOPLE.silverTwin.custID }),
  loan('an old check', { amount: 100, coveredBorrower: 'no', militaryCheck: { ...CHECK, day: dayIn(-31) } }),
  loan('a check without its number', {
    amount: 100,
    coveredBorrower: 'no',
    militaryCheck: { ...CHECK, day: dayIn(0), reference: ' ' },
  }),
  loan('nobody’s', { amount: 100, loanItem: ' Ring, card 4000 0566 5566 5556 ' }),
  loan('another’s', { loanID: 1, custID: payable.custID }),
  loan('an older version', { loanID: 1, amount: 120, expectedVersion: 7 }),
  loan('for a covered borrower', { loanID: 1, coveredBorrower: 'yes' }),
  loan('accepted without a check', { loanID: 1, loanStatus: 'accepted' }),
  loan('unknown', { loanID: 999, amount: 1 }),
  loan('of an unknown lead', { amount: 100, leadID: 999 }),
  loan('declined', { loanID: 1, loanStatus: 'declined' }, 'owner'),
  loan('accepted after all', { loanID: 1, loanStatus: 'accepted' }, 'owner'),
  loan('void, though declined', { loanID: 1, loanStatus: 'void' }),
  loan('accepted, though void', { loanID: 21, loanStatus: 'accepted' }),
  loan('changed, though accepted', { loanID: 39, amount: 5 }),
  loan('declined, though accepted', { loanID: 39, loanStatus: 'declined' }),
  ...([20, 21, 999] as const).map((loanID): CallRow => [`a link: ${loanID}`, 'clerk', 'loans/share', { loanID }]),
  ...([3, 20, 21, 39, 999] as const).map((quoteID): CallRow => [
    `into the cart: ${quoteID}`,
    'clerk',
    'customers/cart/add-quote',
    { custID: whitfield.custID, quoteID },
  ]),
  [
    'nobody’s quote into a cart',
    'clerk',
    'customers/cart/add-quote',
    ({ loanID }) => ({ custID: nguyen.custID, quoteID: loanID }),
  ],
  ['out of another’s cart', 'clerk', 'customers/cart/remove-quote', { custID: nguyen.custID, quoteID: 3 }],
  [
    'out of the cart',
    'clerk',
    'customers/cart/remove-quote',
    ({ loanID }) => ({ custID: nguyen.custID, quoteID: loanID }),
  ],
  [
    'out of the cart again',
    'clerk',
    'customers/cart/remove-quote',
    ({ loanID }) => ({ custID: nguyen.custID, quoteID: loanID }),
  ],
  [
    'a cart with an old check',
    'clerk',
    'customers/cart/accept',
    { custID: whitfield.custID, militaryCheck: { ...CHECK, day: dayIn(-31) } },
  ],
  ['a cart without a check', 'clerk', 'customers/cart/accept', { custID: whitfield.custID }],
  [
    'a cart without another’s',
    'clerk',
    'customers/cart/accept',
    ({ loanID }) => ({ custID: nguyen.custID, quoteIDs: [loanID] }),
  ],
]
