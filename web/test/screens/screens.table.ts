import type { Page } from 'playwright'
import { type KnownName, PAYMENT_KEY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import {
  askForLink, askToRefund, chooseTwo, correctException, fillRequest, fillRequestFields, inPanel, labelMany, newMessage, openDifference, openException, openLabels, openMenu, openPaymentMenu, openTab, press, reconcile, rowsOf, selectWhole, userMenu,
} from './steps.ts'

export type Who = 'clerk' | 'owner' | 'support' | 'nobody'

/** Asks the server as the one who is signed in: `call('inbox/list', { search: {} })`. */
export type Ask = <Answer>(name: string, input: object) => Promise<Answer>

export type Screen = {
  /** The file's name: the screen, then its dialog or state. */
  name: string
  as: Who
  /** An address, or how to find one in the demo data. */
  path: string | ((ask: Ask) => Promise<string>)
  /** The steps from there to a dialog, by role and name. */
  open?: (page: Page) => Promise<void>
}

const conversation = (known: KnownName): string => `/inbox?convo=${Object.values(PEOPLE[known].convos)[0]}`

const details = (key: keyof typeof PAYMENT_KEY): string => `/payments?payment=${PAYMENT_KEY[key]}`

const customer = (tab: string, known: KnownName = 'whitfield', storeID = 1): string => `/customers/${PEOPLE[known].custID}/${storeID}/${tab}`

/** Texts from a simulated phone, so that there is something to see on it; to the other company, whose inbox nobody photographs. */
const writtenOn =
  (phone: string, tab = 'phones'): Screen['path'] =>
  async (ask) => {
    const { url, stores } = await ask<{ url: string; stores: { storeSMSNumber: string }[] }>('sandbox/info', {})
    const body = JSON.stringify({ from: phone, to: stores.at(-1)?.storeSMSNumber, body: 'HELP' })
    await fetch(`${url}/phone/send`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return `/sandbox?tab=${tab}&phone=${encodeURIComponent(phone)}`
  }

/** A second contact of the same name, made once. */
const withTwin =
  (known: KnownName, custPhone: string): Screen['path'] =>
  async (ask) => {
    const { custFirstName, custLastName } = PEOPLE[known]
    const { exists } = await ask<{ exists: boolean }>('customers/does-customer-exist', { custPhone })
    if (!exists) await ask('customers/save', { customer: { custPhone, custFirstName, custLastName, custEmail: 'another@example.com', custDL: 'B1122334' } })
    return customer('payments', known)
  }

/** Every screen and dialog, one row each. Add yours. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', as: 'nobody', path: '/login' },
  { name: 'not-found', as: 'nobody', path: '/no-such-page' },
  { name: 'terms', as: 'nobody', path: '/terms' },
  { name: 'privacy', as: 'nobody', path: '/privacy' },
  { name: 'not-found-signed-in', as: 'clerk', path: '/no-such-page' },
  { name: 'home', as: 'owner', path: '/' },
  {
    name: 'home-calendars',
    as: 'owner',
    path: '/',
    open: async (page) => {
      await press('Calendars')(page)
      await page.getByRole('option', { name: 'Birthdays' }).waitFor()
    },
  },

  { name: 'inbox', as: 'clerk', path: '/inbox' },
  { name: 'inbox-none', as: 'clerk', path: '/inbox?filter=nothing-like-this' },
  { name: 'inbox-menu', as: 'clerk', path: '/inbox', open: press(/More filters/) },
  {
    name: 'inbox-row-menu',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await rowsOf(page).first().click({ button: 'right' })
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'inbox-selected-whole', as: 'clerk', path: '/inbox', open: selectWhole },
  { name: 'inbox-bulk-label', as: 'clerk', path: '/inbox', open: labelMany },
  { name: 'conversation-scheduled', as: 'clerk', path: conversation('returned') },
  { name: 'conversation-templates', as: 'clerk', path: conversation('petrov'), open: openMenu('Templates') },
  // Over a draft with a picture.
  { name: 'conversation-ways-to-send', as: 'clerk', path: conversation('inStore'), open: openMenu('More ways to send') },
  { name: 'conversation-quick-replies', as: 'clerk', path: conversation('petrov'), open: openMenu('Replies') },
  {
    name: 'conversation-labels',
    as: 'clerk',
    path: conversation('petrov'),
    open: async (page) => {
      await page.getByRole('button', { name: /^Label/ }).first().click()
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'conversation-paid', as: 'clerk', path: conversation('whitfield') },
  { name: 'conversation-picture', as: 'clerk', path: conversation('nguyen') },
  { name: 'conversation-unpaid', as: 'owner', path: conversation('payable') },
  { name: 'conversation-failed', as: 'owner', path: conversation('halvorsen') },
  { name: 'conversation-opted-out', as: 'owner', path: conversation('adeyemi') },
  { name: 'conversation-email', as: 'owner', path: conversation('greene') },
  { name: 'conversation-odd', as: 'owner', path: conversation('obrien') },
  {
    name: 'new-message',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await newMessage(page, 'whit')
      await page.getByRole('list', { name: 'Found customers' }).waitFor()
    },
  },
  {
    name: 'new-message-none',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await newMessage(page, 'Nobody')
      await page.getByText('No Matches. Create New?').waitFor()
    },
  },
  {
    name: 'new-message-store',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await press('New Message')(page)
      await press(/^Send from/)(page)
      await page.getByRole('dialog', { name: 'Send from' }).waitFor()
    },
  },
  {
    name: 'assign-to',
    as: 'owner',
    path: conversation('payable'),
    open: async (page) => {
      await page.getByRole('region', { name: /^Conversation with/ }).getByRole('button', { name: 'Assign' }).click()
      await page.getByRole('option', { name: 'Marcus' }).waitFor()
    },
  },
  { name: 'request-payment', as: 'owner', path: conversation('petrov'), open: fillRequest },
  { name: 'request-fields', as: 'owner', path: conversation('petrov'), open: fillRequestFields },
  {
    name: 'request-similar',
    as: 'owner',
    path: conversation('whitfield'),
    open: async (page) => {
      await press('Request payment')(page)
      await page.getByRole('textbox', { name: 'Amount' }).fill('125.50')
      await page.getByText('was asked of this customer already').waitFor()
    },
  },
  {
    name: 'date-and-time',
    as: 'owner',
    path: conversation('petrov'),
    open: async (page) => {
      await fillRequest(page)
      await page.getByRole('button', { name: /^Pay by/ }).click()
    },
  },
  {
    name: 'send-later',
    as: 'owner',
    path: conversation('petrov'),
    open: async (page) => {
      await page.getByRole('textbox', { name: /^Text Lev/ }).fill('Your watch can be picked up on Monday.')
      await press('More ways to send')(page)
      await page.getByRole('menuitem', { name: /Send later/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'note', as: 'owner', path: conversation('petrov'), open: press('Note') },
  { name: 'cancel-request', as: 'owner', path: conversation('payable'), open: press('Cancel Request') },

  { name: 'customers', as: 'owner', path: '/customers' },
  { name: 'customers-chosen', as: 'owner', path: '/customers', open: chooseTwo },
  {
    name: 'customer-merge-with',
    as: 'owner',
    path: customer('messages'),
    open: async (page) => {
      await inPanel('Merge with…')(page)
      await page.getByRole('searchbox', { name: 'Search customers' }).fill('ma')
      await page.getByRole('list', { name: 'Found customers' }).waitFor()
    },
  },
  { name: 'customer-messages', as: 'owner', path: customer('messages') },
  { name: 'customer-payments', as: 'owner', path: customer('payments') },
  { name: 'customer-emails', as: 'owner', path: customer('emails', 'greene', 2) },
  { name: 'customer-notices', as: 'owner', path: customer('notices') },
  {
    name: 'edit-contact-new',
    as: 'owner',
    path: '/customers',
    open: async (page) => {
      await page.getByRole('button', { name: 'New Customer' }).click()
      await page.getByRole('textbox', { name: 'Phone' }).fill('(213) 555-0147')
      await page.getByText('Customer already exists.').waitFor()
    },
  },
  { name: 'edit-contact', as: 'owner', path: customer('payments'), open: inPanel('Edit contact') },
  { name: 'customer-fields', as: 'owner', path: customer('payments'), open: inPanel('Edit custom fields') },
  { name: 'erase-customer', as: 'owner', path: customer('payments', 'petrov'), open: inPanel(/^Erase/) },
  { name: 'merge-customers', as: 'owner', path: withTwin('munoz', '+442079460143'), open: inPanel(/^Merge with/) },
  { name: 'block-customer', as: 'owner', path: customer('payments', 'petrov'), open: inPanel(/^Block/) },

  { name: 'payments', as: 'owner', path: '/payments' },
  { name: 'payments-chosen', as: 'owner', path: '/payments', open: chooseTwo },
  { name: 'payments-none', as: 'owner', path: '/payments?filter=nothing-like-this' },
  { name: 'reports', as: 'owner', path: '/reports' },
  { name: 'reports-tellers', as: 'owner', path: '/reports?report=tellers' },
  { name: 'reports-none', as: 'owner', path: '/reports?start=2001-01-01&end=2001-01-31' },
  { name: 'rewrites', as: 'owner', path: '/payments/rewrites' },
  { name: 'rewrites-chain', as: 'clerk', path: '/payments/rewrites?filter=10233' },
  { name: 'reconciliation', as: 'owner', path: '/payments/reconciliation?status=resolved' },
  { name: 'reconciliation-open', as: 'owner', path: '/payments/reconciliation', open: reconcile },
  { name: 'reconciliation-difference', as: 'owner', path: '/payments/reconciliation', open: openDifference },
  { name: 'settings', as: 'owner', path: '/settings' },
  { name: 'settings-payments', as: 'owner', path: '/settings/payments' },
  { name: 'settings-gateway', as: 'owner', path: '/settings/payments', open: press('Set up a gateway') },
  { name: 'rewrites-none', as: 'clerk', path: '/payments/rewrites?filter=nothing' },
  { name: 'rewrite-batch', as: 'clerk', path: '/payments/rewrites', open: openException },
  { name: 'rewrite-correct', as: 'clerk', path: '/payments/rewrites', open: correctException },
  { name: 'payment-views', as: 'owner', path: details('paidToday') },
  { name: 'payment-note', as: 'owner', path: details('paidToday'), open: openTab('Note / Labels') },
  { name: 'payment-fields', as: 'owner', path: details('paidToday'), open: openTab('Custom Fields') },
  { name: 'payment-summary', as: 'owner', path: details('declined'), open: openTab('Payment') },
  { name: 'payment-ledger', as: 'owner', path: details('paidToday'), open: openTab('Payment') },
  { name: 'payment-menu', as: 'owner', path: details('paidToday'), open: openPaymentMenu },
  { name: 'payment-refund', as: 'owner', path: details('paidToday'), open: press('Refund…') },
  { name: 'payment-refund-confirm', as: 'owner', path: details('paidToday'), open: askToRefund },
  { name: 'payment-card', as: 'owner', path: details('paidToday'), open: openTab('Card') },
  { name: 'mark-paid', as: 'owner', path: details('payable'), open: press('Mark Paid in Store') },

  { name: 'user-menu', as: 'owner', path: '/inbox', open: userMenu },
  { name: 'user-menu-support', as: 'support', path: '/admin', open: userMenu },
  {
    name: 'whats-new',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await userMenu(page)
      await page.getByRole('dialog').getByRole('button', { name: 'What’s New' }).click()
      await page.getByRole('dialog', { name: "Discover What's New" }).waitFor()
    },
  },
  {
    name: 'switch-company',
    as: 'support',
    path: '/admin',
    open: async (page) => {
      await userMenu(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Switch' }).click()
      await page.getByRole('dialog', { name: /Switch/ }).waitFor()
    },
  },
  { name: 'labels', as: 'owner', path: '/inbox', open: openLabels },
  {
    name: 'label-colour',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await openLabels(page)
      await press('New Label')(page)
      await press('Colour')(page)
      await page.getByRole('dialog', { name: 'Select a colour' }).waitFor()
    },
  },
  {
    name: 'palette',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('whitfield')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'shortcuts',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },

  {
    name: 'new-version',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.context().clearCookies({ name: /version/ })
      await page.reload()
      await page.getByRole('button', { name: 'Dismiss' }).waitFor()
      await page.getByRole('region', { name: 'Conversations' }).waitFor()
    },
  },

  { name: 'sandbox', as: 'nobody', path: '/sandbox' },
  { name: 'sandbox-phone', as: 'nobody', path: writtenOn('+12135550147') },
  { name: 'sandbox-new-phone', as: 'nobody', path: '/sandbox', open: press('New phone') },
  { name: 'sandbox-mailbox', as: 'nobody', path: '/sandbox?tab=mailbox' },
  { name: 'sandbox-cards', as: 'nobody', path: '/sandbox?tab=cards' },

  { name: 'pay', as: 'nobody', path: `/p/${PAYMENT_KEY.payable}` },
  { name: 'pay-debit-only', as: 'nobody', path: `/p/${PAYMENT_KEY.sent}` },
  { name: 'pay-spanish', as: 'nobody', path: `/p/${PAYMENT_KEY.sent}?lang=es` },
  { name: 'pay-paid', as: 'nobody', path: `/p/${PAYMENT_KEY.paidToday}` },
  { name: 'pay-expired', as: 'nobody', path: `/p/${PAYMENT_KEY.expired}` },
  { name: 'pay-declined', as: 'nobody', path: `/p/${PAYMENT_KEY.declined}` },
  { name: 'pay-receipt', as: 'nobody', path: `/p/${PAYMENT_KEY.paidToday}/receipt` },
  { name: 'pay-link-asked', as: 'nobody', path: `/p/${PAYMENT_KEY.canceled}`, open: askForLink },
  { name: 'pay-unknown', as: 'nobody', path: '/p/NoSuchPaymentKey000000' },

  // The last of support's: from here on the session is a visit.
  {
    name: 'support-visit',
    as: 'support',
    path: async (ask) => {
      await ask('admin/do-login-as', { companyID: 2, reason: 'Call 812', readOnly: true })
      return conversation('petrov')
    },
  },
]
