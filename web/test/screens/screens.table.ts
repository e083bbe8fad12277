import type { Page } from 'playwright'

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

type Payments = { payments: { paymentKey: string; convoID: number }[] }
type Customers = { customers: { custID: number }[] }

const paymentWith =
  (status: string): Screen['path'] =>
  async (ask) =>
    `/payments?payment=${(await ask<Payments>('payments/list', { search: { status } })).payments[0]?.paymentKey}`

const conversationWith =
  (status: string): Screen['path'] =>
  async (ask) =>
    `/inbox?convo=${(await ask<Payments>('payments/list', { search: { status } })).payments[0]?.convoID}`

const customer =
  (tab: string): Screen['path'] =>
  async (ask) =>
    `/customers/${(await ask<Customers>('customers/list', { search: { filter: 'whitfield' } })).customers[0]?.custID}/1/${tab}`

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()

const newMessage = async (page: Page, lastName: string) => {
  await page.getByRole('button', { name: 'New Message' }).click()
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName)
}

/** Every screen and dialog, one row each. Add yours. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', as: 'nobody', path: '/login' },
  { name: 'not-found', as: 'nobody', path: '/no-such-page' },
  { name: 'terms', as: 'nobody', path: '/terms' },
  { name: 'privacy', as: 'nobody', path: '/privacy' },
  { name: 'inbox', as: 'clerk', path: '/inbox' },
  {
    name: 'user-menu',
    as: 'owner',
    path: '/inbox',
    open: (page) => page.getByRole('button', { name: /user menu/ }).click(),
  },
  {
    name: 'user-menu-support',
    as: 'support',
    path: '/admin',
    open: (page) => page.getByRole('button', { name: /user menu/ }).click(),
  },
  {
    name: 'shortcuts',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('?')
    },
  },
  { name: 'not-found-signed-in', as: 'clerk', path: '/no-such-page' },
  { name: 'payment-card-unpaid', as: 'owner', path: conversationWith('sent') },
  { name: 'payment-card-paid', as: 'owner', path: conversationWith('approved') },
  {
    name: 'request-payment',
    as: 'owner',
    path: conversationWith('sent'),
    open: async (page) => {
      await page.getByRole('button', { name: /Request payment/i }).first().click()
      await page.getByRole('textbox', { name: 'Amount' }).fill('45')
      await page.getByRole('textbox', { name: 'Memo' }).fill('Monthly interest')
      await page.getByRole('textbox', { name: 'Tickets' }).fill('10233, 10234')
    },
  },
  {
    name: 'cancel-request',
    as: 'owner',
    path: conversationWith('sent'),
    open: (page) => page.getByRole('button', { name: 'Cancel Request' }).last().click(),
  },
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
    name: 'edit-contact-new',
    as: 'owner',
    path: '/customers',
    open: async (page) => {
      await page.getByRole('button', { name: 'New Customer' }).click()
      await page.getByRole('textbox', { name: 'Phone' }).fill('(213) 555-0147')
      await page.getByText('Customer already exists.').waitFor()
    },
  },
  { name: 'payments', as: 'owner', path: '/payments' },
  { name: 'payments-none', as: 'owner', path: '/payments?filter=nothing-like-this' },
  { name: 'payment-views', as: 'owner', path: paymentWith('approved') },
  { name: 'payment-note', as: 'owner', path: paymentWith('approved'), open: openTab('Note / Labels') },
  { name: 'payment-fields', as: 'owner', path: paymentWith('approved'), open: openTab('Custom Fields') },
  { name: 'payment-summary', as: 'owner', path: paymentWith('declined'), open: openTab('Payment') },
  { name: 'payment-card', as: 'owner', path: paymentWith('approved'), open: openTab('Card') },
  { name: 'customers', as: 'owner', path: '/customers' },
  { name: 'customer-messages', as: 'owner', path: customer('messages') },
  { name: 'customer-payments', as: 'owner', path: customer('payments') },
  { name: 'customer-emails', as: 'owner', path: customer('emails') },
  { name: 'customer-notices', as: 'owner', path: customer('notices') },
]
