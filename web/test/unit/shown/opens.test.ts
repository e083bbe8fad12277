import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { payment } from '../payments/sample.ts'
import { show, type Shown } from './shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const SRC = join(import.meta.dirname, '../../../src')
const loan = { loanID: 40, quoteID: 41, loanStatus: 'open', overridden: [], amount: 300, custID: 4 }
const lead = { leadID: 5, leadItem: 'Ring', leadStatus: 'new', leadWant: 'pawn', quoteID: null, wonAmount: null }
const customer = { custID: 4, custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198', custLabels: [] }

/** A dialog that belongs to no screen, and what it is told by the screen that opens it. */
const OPENS: readonly (Shown & { does: readonly [words: string, ...given: unknown[]]; opens: object })[] = [
  {
    at: 'features/customers/customer-panel.tsx',
    draws: 'CustomerPanel',
    props: { custID: 4, storeID: 2 },
    answers: { 'customers/fetch': { customer: { ...customer, custCustomFields: {}, custLanguage: 'en' } } },
    does: ['Loan calculator'],
    opens: { kind: 'loan', custID: 4, storeID: 2 },
  },
  {
    at: 'features/loans/customer-cart.tsx',
    draws: 'CustomerCart',
    props: { custID: 4, storeID: 2 },
    answers: { 'customers/cart/fetch': { cart: { custID: 4, quotes: [], due: [] } } },
    does: ['New quote'],
    opens: { kind: 'loan', custID: 4, storeID: 2 },
  },
  {
    at: 'features/loans/loan-acts.tsx',
    draws: 'LoanMenu',
    props: { loan, onClose: () => undefined },
    does: ['Change…'],
    opens: { kind: 'loan', loan },
  },
  {
    at: 'features/leads/lead-card.tsx',
    draws: 'LeadCard',
    props: { lead, custID: 4, storeID: 2 },
    does: ['Make quote'],
    opens: { kind: 'loan', custID: 4, storeID: 2, item: 'Ring', leadID: 5 },
  },
  {
    at: 'features/admin/company-head.tsx',
    draws: 'CompanyHead',
    props: { company: { companyID: 7, companyName: 'Silver Pledge', companyStatus: 'active', suspendedAt: null } },
    does: ['Switch'],
    opens: { kind: 'switch-company', find: 'Silver Pledge' },
  },
  {
    at: 'features/customers/customers-bar.tsx',
    draws: 'CustomersBar',
    props: { chosen: [customer], order: {}, permissions: ['labels'] },
    does: ['onManage'],
    opens: { kind: 'labels', module: 'customer' },
  },
  {
    at: 'features/payments/payments-bar.tsx',
    draws: 'PaymentsBar',
    props: { chosen: [payment()], order: {}, permissions: ['labels'] },
    does: ['onManage'],
    opens: { kind: 'labels', module: 'payment' },
  },
  {
    at: 'features/customers/customer-labels.tsx',
    draws: 'CustomerLabels',
    props: { customer, mayChange: true },
    does: ['onManage'],
    opens: { kind: 'labels', module: 'customer' },
  },
  {
    at: 'parts/label/labels-line.tsx',
    draws: 'LabelsLine',
    props: { module: 'mailer', selected: [] },
    does: ['onManage'],
    opens: { kind: 'labels', module: 'mailer' },
  },
  {
    at: 'features/conversation/choice-popover.tsx',
    draws: 'ChoicePopover',
    props: { choice: 'label', convo: { convoLabels: [], storeID: 2 }, onClose: () => undefined },
    does: ['onManage'],
    opens: { kind: 'labels', module: 'conversation' },
  },
  {
    at: 'features/announcements/factor-banner.tsx',
    draws: 'FactorBanner',
    props: { requiredFrom: '2026-12-01T08:00:00Z' },
    does: ['Set it up'],
    opens: { kind: 'own-account', tab: 'sign-in' },
  },
]

test.each(OPENS)('$at tells the dialog which record', async ({ does: [words, ...given], opens, ...shown }) => {
  const screen = await show(page, shown)
  screen.does(words, ...given)
  await rendered()
  const { useOpenDialog } = await import('#data/dialogs.ts')
  expect((await drawn(useOpenDialog as never, {}, [undefined])).value()).toEqual(opens)
})

test('every dialog that is told something is in the table', () => {
  const sites = ['features', 'pages', 'parts']
    .flatMap((folder) =>
      readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('features/palette/'))
    .filter((file) => /openDialog\(\{\s*kind: '[\w-]+', /.test(readFileSync(join(SRC, file), 'utf8')))
  expect(
    sites.filter((site) => !OPENS.some(({ at }) => at === site)),
    'without a row of OPENS',
  ).toEqual([])
})
