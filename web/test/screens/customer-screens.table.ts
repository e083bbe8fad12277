import type { Page } from 'playwright'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { type KnownName, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import type { Ask, Screen } from './screen.ts'
import { chooseTwo, inPanel } from './steps.ts'

const customer = (tab: string, known: KnownName = 'whitfield', storeID = 1): string =>
  `/customers/${PEOPLE[known].custID}/${storeID}/${tab}`

/** A second contact with the same name, created once. */
const withTwin =
  (known: KnownName, custPhone: string): Screen['path'] =>
  async (ask) => {
    const { custFirstName, custLastName } = PEOPLE[known]
    const { exists } = await ask<{ exists: boolean }>('customers/does-customer-exist', { custPhone })
    if (!exists)
      await ask('customers/save', {
        customer: { custPhone, custFirstName, custLastName, custEmail: 'another@example.com', custDL: 'B1122334' },
      })
    return customer('payments', known)
  }

/** The dialog of a list's first row. */
const openFirst = async (page: Page) => {
  await page.getByRole('row').nth(1).click()
  await page.getByRole('dialog').getByRole('table').waitFor()
}

const planLater = () => ({
  ...{ planKind: 'repeat', custID: PEOPLE.nguyen.custID, storeID: STORE.main, planMemo: 'Weekly payment' },
  ...{ planAmount: 25, planEvery: 'week', planCount: 3 },
  planStart: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
})

/** The list of plans in a state; one is made where the demo has none, and canceled for one that is over. */
const plansThatAre = (status: 'active' | 'stopped') => async (ask: Ask) => {
  const { plans } = await ask<{ plans: unknown[] }>('payments/schedules/list', { search: { status } })
  if (plans.length > 0) return `/payments/plans?status=${status}`
  const { plan } = await ask<{ plan: { planID: number } }>('payments/schedules/save', { plan: planLater() })
  if (status === 'active') return '/payments/plans?status=active'
  await ask('payments/schedules/cancel', { planID: plan.planID })
  return '/payments/plans?status=canceled'
}

/** Customers and the actions on their records. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  { name: 'customers', as: 'owner', path: '/customers' },
  { name: 'stop-requests', as: 'owner', path: '/customers/stop-requests' },
  { name: 'stop-requests-decided', as: 'owner', path: '/customers/stop-requests?status=decided' },
  { name: 'customer-asks-to-stop', as: 'owner', path: customer('messages', 'declined') },
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
  { name: 'customer-promise-broken', as: 'owner', path: customer('messages', 'expired') },
  {
    name: 'customer-promise-read',
    as: 'owner',
    path: customer('messages', 'payable'),
    open: (page) => page.getByRole('group', { name: 'Promise to pay' }).waitFor(),
  },
  { name: 'customer-promise-add', as: 'owner', path: customer('messages'), open: inPanel('Add a promise') },
  {
    name: 'customer-promise-fault',
    as: 'owner',
    path: customer('messages'),
    open: async (page) => {
      await inPanel('Add a promise')(page)
      const dialog = page.getByRole('dialog', { name: 'Promise to pay' })
      await dialog.getByRole('button', { name: /^By/ }).click()
      await page.getByRole('button', { name: 'Next month' }).click()
      await page.getByRole('button', { name: / 15, / }).click()
      await dialog.getByRole('textbox', { name: 'Tickets' }).fill('10198 what?')
      await dialog.getByRole('button', { name: 'Save promise' }).click()
    },
  },
  {
    name: 'customer-promise-close',
    as: 'owner',
    path: customer('messages', 'expired'),
    open: inPanel(/^Close the promise/),
  },
  { name: 'customer-payments', as: 'owner', path: customer('payments') },
  { name: 'customer-plans', as: 'owner', path: customer('plans') },
  {
    name: 'plan-editor',
    as: 'owner',
    path: customer('plans'),
    open: async (page) => {
      await page.getByRole('button', { name: 'New plan' }).click()
      await page.getByRole('radio', { name: 'Layaway' }).click()
      await page.getByRole('textbox', { name: 'Total' }).fill('300')
    },
  },
  {
    name: 'plan-editor-fault',
    as: 'owner',
    path: customer('plans'),
    open: async (page) => {
      await page.getByRole('button', { name: 'New plan' }).click()
      await page.getByRole('radio', { name: 'Layaway' }).click()
      await page.getByRole('textbox', { name: 'Total' }).fill('what?')
      await page.getByRole('button', { name: 'Start plan' }).click()
    },
  },
  { name: 'plan-active', as: 'owner', path: plansThatAre('active'), open: openFirst },
  { name: 'plan-over', as: 'owner', path: plansThatAre('stopped'), open: openFirst },
  {
    name: 'plan-cancel',
    as: 'owner',
    path: plansThatAre('active'),
    open: async (page) => {
      await openFirst(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
    },
  },
  { name: 'customer-emails', as: 'owner', path: customer('emails', 'greene', 2) },
  { name: 'customer-notices', as: 'owner', path: customer('notices') },
  {
    name: 'edit-contact-new',
    as: 'owner',
    path: '/customers',
    open: async (page) => {
      await page.getByRole('button', { name: 'New customer' }).click()
      await page.getByRole('textbox', { name: 'Phone' }).fill('(213) 555-0147')
      await page.getByRole('status').filter({ hasText: 'Customer already exists.' }).waitFor()
    },
  },
  { name: 'edit-contact', as: 'owner', path: customer('payments'), open: inPanel('Edit contact') },
  { name: 'customer-fields', as: 'owner', path: customer('payments'), open: inPanel('Edit custom fields') },
  { name: 'erase-customer', as: 'owner', path: customer('payments', 'petrov'), open: inPanel(/^Erase/) },
  { name: 'merge-customers', as: 'owner', path: withTwin('munoz', '+442079460143'), open: inPanel(/^Merge with/) },
  { name: 'block-customer', as: 'owner', path: customer('payments', 'petrov'), open: inPanel(/^Block/) },
]
