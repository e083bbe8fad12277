import { inCases, inStates, type Offer } from './offer.ts'
import { loan } from '../loans/sample.ts'

const nothing = () => undefined
const LOAN = { at: 'features/loans/loan-acts.tsx', props: { loan, onClose: nothing } }
const CART = { at: 'features/loans/customer-cart.tsx', draws: 'CustomerCart', props: { custID: 4, storeID: 2 } }
const cartOf = (...quotes: readonly (typeof loan)[]) => ({
  'customers/cart/fetch': { cart: { custID: 4, quotes, due: [], totalAmount: quotes.length * loan.amount } },
})
const LOANS: readonly Offer[] = [
  ...inStates('a quote’s menu', { ...LOAN, draws: 'LoanMenu' }, 'loan', [
    [
      'open',
      {},
      { 'Change…': true, 'Add to cart': true, 'Copy link': true, 'Text link…': true, Decline: true, 'Void…': true },
    ],
    [
      'without a customer',
      { custID: null },
      {
        'Change…': true,
        'Add to cart': 'This quote has no customer yet',
        'Copy link': true,
        'Text link…': 'This quote has no customer yet',
        Decline: true,
        'Void…': true,
      },
    ],
    [
      'in the cart',
      { loanInCart: true },
      {
        'Change…': true,
        'Add to cart': 'Already in the cart',
        'Copy link': true,
        'Text link…': true,
        Decline: true,
        'Void…': true,
      },
    ],
    [
      'accepted',
      { loanStatus: 'accepted' },
      {
        'Change…': 'Accepted quotes can’t be changed.',
        'Add to cart': 'Accepted quotes can’t be added to the cart.',
        'Copy link': true,
        'Text link…': true,
        Decline: 'Accepted quotes can’t be declined.',
        'Void…': true,
      },
    ],
    [
      'declined',
      { loanStatus: 'declined' },
      {
        'Change…': true,
        'Add to cart': 'Declined quotes can’t be added to the cart.',
        'Copy link': 'Declined quotes can’t be shared.',
        'Text link…': 'Declined quotes can’t be shared.',
        Decline: 'Declined quotes can’t be declined.',
        'Void…': true,
      },
    ],
    [
      'void',
      { loanStatus: 'void' },
      {
        'Change…': 'Void quotes can’t be changed.',
        'Add to cart': 'Void quotes can’t be added to the cart.',
        'Copy link': 'Void quotes can’t be shared.',
        'Text link…': 'Void quotes can’t be shared.',
        Decline: 'Void quotes can’t be declined.',
        'Void…': 'Void quotes can’t be voided.',
      },
    ],
  ]),
  ...inStates('accepting a quote', { ...LOAN, draws: 'AcceptLoan' }, 'loan', [
    ['open', {}, { Accept: true }],
    ['accepted', { loanStatus: 'accepted' }, { Accept: 'Accepted quotes can’t be accepted.' }],
    ['declined', { loanStatus: 'declined' }, { Accept: 'Declined quotes can’t be accepted.' }],
    ['void', { loanStatus: 'void' }, { Accept: 'Void quotes can’t be accepted.' }],
  ]),
  ...inCases('a quote in a cart', { ...CART, within: 'Quote', answers: cartOf(loan) }, [
    ['open', { 'Accept quote 41, $300.00': true, 'Remove quote 41, $300.00': true }],
    ['accepted', { 'Remove quote 41, $300.00': true }, { answers: cartOf({ ...loan, loanStatus: 'accepted' }) }],
  ]),
  ...inCases(
    'a whole cart',
    {
      ...CART,
      within: 'AcceptAll',
      answers: cartOf(loan, { ...loan, quoteID: 42 }, { ...loan, quoteID: 43, loanStatus: 'declined' }),
    },
    [['with one declined', { 'Accept all 2': true }]],
  ),
]

const lead = {
  leadID: 5,
  leadItem: 'Ring',
  leadStatus: 'new',
  leadAnswered: false,
  leadWant: 'pawn',
  quoteID: null,
  wonAmount: null,
}
const LEADS: readonly Offer[] = inStates(
  'a quote request',
  { at: 'features/leads/lead-card.tsx', draws: 'LeadCard', props: { lead, custID: 4, storeID: 2 } },
  'lead',
  [
    ['new', {}, { 'Make quote': true, Answered: true, 'In store': true, 'Won…': true, Lost: true }],
    [
      'answered',
      { leadStatus: 'answered', leadAnswered: true },
      {
        'Make quote': true,
        New: 'This request has been answered, so it isn’t new anymore.',
        'In store': true,
        'Won…': true,
        Lost: true,
      },
    ],
    [
      'won',
      { leadStatus: 'won', leadAnswered: true },
      { New: 'This request has been answered, so it isn’t new anymore.', Answered: true, 'In store': true, Lost: true },
    ],
    [
      'for someone who makes no quotes',
      {},
      { Answered: true, 'In store': true, 'Won…': true, Lost: true },
      { lacks: ['loans'] },
    ],
  ],
)

export const LOAN_OFFERS: readonly Offer[] = [...LOANS, ...LEADS]
