import { describe, test } from 'vitest'
import type { Output } from '@xd/core/contract/calls.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { loanContent } from '@xd/server/http/loan-page-content.ts'
import { myContent, myNotShown } from '@xd/server/http/my-page-content.ts'
import { payEnd, payForm, payTitle } from '@xd/server/http/pay-page-content.ts'
import { type PayPage, payPageDocument } from '@xd/server/http/pay-page-document.ts'
import { formHints, type ShownForm } from '@xd/server/http/pay-page-form.ts'
import { payPageHeaders } from '@xd/server/http/pay-page-headers.ts'
import { pageLines } from './page-lines.ts'
import { toldPages } from './told-pages.ts'

type View = Output<'pay/fetch'>

const told = toldPages('pages/parts')
const now = Date.parse('2026-06-17T19:06:00Z')
const store = {
  storeName: 'Pier & Co',
  storePhone: '+12135550100',
  storeAddressStr: '1 Pier Rd, Chicago, IL 60601',
  storeColor: '#123456',
  storeTimezone: 'America/Chicago',
  companyName: 'Acme',
}
const noPhone = { ...store, storePhone: '' }
const payable = {
  payStatus: 'payable',
  paymentAmount: cents(125_50),
  paymentFee: cents(0),
  paymentNoticeFee: cents(0),
  paymentMemo: 'Monthly <interest>',
  paymentTicketList: '10233',
  paymentMode: 'debit-only',
  paymentValidBeforeLocalTZ: '2026-06-30T18:00',
  paymentTestMode: false,
  store,
} as View
const terms = {
  language: 'es',
  title: 'New loans',
  lender: 'Lent by Pier',
  loans: [{ title: 'Ticket 10233', lines: [['APR', '20%']], maximum: 'At most $3' }],
  notes: ['Keep this.', 'Ask us.'],
  assent: 'I agree',
} as const
const renewal = { inStore: null, terms, digest: 'd1', assentDate: null }
const receipt: NonNullable<View['receipt']> = {
  paidAt: now - 3_600_000,
  cardType: 'visa',
  cardLastFour: '5556',
  paymentRefID: 'ref-1',
  authCode: 'A1',
  paymentMethod: 'card',
  postingDay: asLocalDay('2026-06-18'),
  refunds: [],
  refundedAmount: cents(0),
  short: null,
  receiptURL: 'https://xd.example/p/k/receipt',
}
const SHORT = { charges: cents(130_00), returnBy: asLocalDay('2026-06-24') }
const refund = (amount: number) => ({
  refunds: [{ amount: cents(amount), fee: cents(50), date: now }],
  refundedAmount: cents(amount),
})
const attempt = { state: 'declined', message: 'The bank said no.', field: 'number' } as unknown as View['attempt']
const bluedog = ['https://a.example', 'https://b.example']
const FRAME: ShownForm = { kind: 'frame', title: 'Sandbox', frameURL: 'https://a.example/f?lang=en', origins: bluedog }
const TOKENIZER: ShownForm = {
  kind: 'tokenizer',
  title: 'BlueDog',
  scriptURL: 'https://a.example/t.js',
  publicKey: 'pub',
  baseURL: 'https://b.example/x',
  origins: bluedog,
}
const ELEMENTS: ShownForm = {
  kind: 'elements',
  title: 'Fortis',
  scriptURL: 'https://a.example/e.js',
  clientToken: 'tok',
  environment: 'sandbox',
  origins: bluedog,
}
const APPROVAL: ShownForm = { kind: 'approval', title: 'PayPal', origins: bluedog }
const FORMS: readonly (readonly [string, ShownForm | undefined])[] = [
  ['a frame', FRAME],
  ['a tokenizer', TOKENIZER],
  ['elements', ELEMENTS],
  ['an approval to come', APPROVAL],
  ['an approval', { ...APPROVAL, approved: 'ORDER-1' }],
  ['an approval that was canceled', { ...APPROVAL, canceled: true }],
  ['no form', undefined],
]

const showing = (change: Partial<View>, language: 'en' | 'es', form?: ShownForm) => ({
  view: { ...payable, ...change } as View,
  paymentKey: 'k1',
  language,
  now,
  mails: false,
  ...(form && { form }),
})

const logo = { logoKey: 'l1', width: 800, height: 200 }
const SPANISH: Partial<PayPage> = {
  language: 'es',
  other: 'en',
  title: 'Quote',
  description: 'A quote',
  query: { on: '2026-05-08' },
  logo,
}

/** The lines in English, and those that differ in Spanish. */
const inBoth = (draw: (language: Language) => readonly string[]): string[] => {
  const [english, spanish] = [draw('en'), draw('es')]
  return [...english, ...spanish.filter((line) => !english.includes(line))]
}

describe('what a customer’s page says', () => {
  test.each(FORMS)('a request with %s', (what, form) => {
    const lines = inBoth((language) => pageLines(String(payForm(showing({}, language, form)))))
    const files = { script: { text: '', source: "'s'" }, style: { text: '', source: "'t'" } }
    const headers = Object.entries(payPageHeaders(files, form)).map(([name, value]) => `${name}: ${value}`)
    told(`a request with ${what}`, [...lines, ...(form ? pageLines(String(formHints(form))) : []), ...headers])
  })

  const full = { paymentFee: cents(3_76), paymentNoticeFee: cents(10_00), planProgress: '2 of 5, $50.00 left' }
  const tickets = (count: number) => Array.from({ length: count }, (_, i) => 50_001 + i).join(', ')
  const payables: readonly (readonly [string, Partial<View>, ShownForm?])[] = [
    ['with fees, a plan and eight tickets', { ...full, paymentMode: 'any', paymentTicketList: tickets(8) }, FRAME],
    ['with nine tickets and an earlier refusal', { attempt, paymentTicketList: tickets(9) } as Partial<View>, FRAME],
    ['without tickets, that posts tomorrow', { paymentTicketList: '', postingHint: 'Posts tomorrow.' }, FRAME],
    ['that renews, with terms', { renewal }, FRAME],
    ['that renews, with terms but no form', { renewal }],
    ['that renews in the store', { renewal: { ...renewal, terms: null, digest: null, inStore: 'Sign here.' } }, FRAME],
    ['that is being paid', { payStatus: 'processing', attempt, renewal } as Partial<View>, FRAME],
    ['without a form or a phone', { store: noPhone }],
  ]
  test.each(payables.map(([what, change, form]) => [what, change, form] as const))(
    'a request %s',
    (what, change, form) => {
      const lines = inBoth((language) => [
        payTitle({ ...payable, ...change } as View, language),
        ...pageLines(String(payForm(showing(change, language, form)))),
      ])
      told(`a request ${what}`, lines)
    },
  )

  const ended: readonly (readonly [string, Partial<View>, boolean?])[] = [
    ['paid', { payStatus: 'paid', receipt }],
    [
      'paid with everything, and mailed',
      { ...full, payStatus: 'paid', receipt, renewal: { ...renewal, assentDate: now - 3_600_000 } },
      true,
    ],
    ['paid in part back', { ...full, payStatus: 'paid', receipt: { ...receipt, ...refund(129_25) } }],
    ['paid all back', { ...full, payStatus: 'paid', receipt: { ...receipt, ...refund(129_26) } }],
    ['paid in the store', { payStatus: 'paid', receipt: { ...receipt, paymentMethod: 'in-store', cardType: null } }],
    ['paid too little', { payStatus: 'paid', receipt: { ...receipt, short: SHORT } }],
    ['declined', { payStatus: 'declined', attempt } as Partial<View>],
    ['declined without words', { payStatus: 'declined', store: noPhone }],
    ['over', { ...full, payStatus: 'expired' }],
    ['over, whose link can be asked for', { payStatus: 'expired', linkAsked: false } as Partial<View>],
    ['over, whose link was asked for', { payStatus: 'expired', linkAsked: true } as Partial<View>],
  ]
  test.each(ended.map(([what, change, mails = false]) => [what, change, mails] as const))(
    'a request that is %s',
    (what, change, mails) => {
      const lines = inBoth((language) => [
        payTitle({ ...payable, ...change } as View, language),
        ...pageLines(String(payEnd({ ...showing(change, language), mails }))),
      ])
      told(`a request that is ${what}`, lines)
    },
  )

  const page: PayPage = {
    language: 'en',
    other: 'es',
    title: 'Pay',
    store,
    demo: false,
    testMode: false,
    content: '' as never,
    files: { script: { text: '', source: '' }, style: { text: '', source: '' } },
  }
  test.each<readonly [string, Partial<PayPage>]>([
    ['a page', {}],
    ['a page in Spanish with a logo, a query and a text of its own', SPANISH],
    ['a page in one language, of the demo', { other: undefined, demo: true }],
    ['a page in test mode, without a phone', { testMode: true, store: noPhone }],
    ['a page about nothing', { store: undefined, logo }],
  ])('around it: %s', (what, change) => {
    told(`around it: ${what}`, pageLines(String(payPageDocument({ ...page, ...change } as PayPage))))
  })

  const visited = { storeName: 'Pier', storePhone: '+12135550100', storeSMSNumber: '+12135550101' }
  const stores = [
    { ...visited, storeAddressStr: '1 Pier Rd\n Chicago & more' },
    { storeName: 'Quay', storePhone: '', storeSMSNumber: '', storeAddressStr: '' },
  ]
  test.each([
    ['open in California', 'ca_2019', 'open', '2026-05-08', stores],
    ['agreed, in its grace period', 'ca_2019', 'accepted', '2026-08-12', []],
    ['elsewhere, before its day', 'nv', 'open', '2026-01-01', []],
  ] as const)('a quote %s', (what, regime, status, on, shops) => {
    const quote = quoteLoan({
      amount: cents(175_00),
      loanDate: asLocalDay('2026-04-08'),
      regime: regimes[regime],
      firearmFee: cents(0),
      miscFee: cents(0),
      customCharge: cents(30_00),
    })
    const lines = inBoth((language) => {
      const shown = { quote, status, lastDay: asLocalDay('2026-06-20'), on: asLocalDay(on), language, stores: shops }
      return pageLines(String(loanContent(shown)))
    })
    told(`a quote ${what}`, lines)
  })

  test.each([
    ['before the phone is proved', store, false],
    ['once it is', store, true],
    ['of a store without a phone', noPhone, false],
  ])('the page of a store: %s', (what, shop, isProved) => {
    const lines = inBoth((language) =>
      pageLines(String(myContent({ storeKey: 'pier', store: shop as never, language, isProved }))),
    )
    told(`the page of a store: ${what}`, lines)
  })

  test('the page of a store that is off', () => {
    const lines = inBoth((language) =>
      ['+12135550100', ''].flatMap((phone) =>
        pageLines(String(myNotShown({ title: 'Off', text: 'Not now.' }, phone, language))),
      ),
    )
    told('the page of a store that is off', lines)
  })
})
