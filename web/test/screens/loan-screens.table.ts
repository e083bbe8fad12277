import type { Page } from 'playwright'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import type { Screen } from './screen.ts'

const find = async (page: Page, text: string) => {
  await page.getByRole('main').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill(text)
  await page.getByRole('option', { name: 'Loan calculator' }).first().waitFor()
  await page.keyboard.press('Enter')
}

const calculate = (amount: string) => async (page: Page) => {
  await find(page, `loan ${amount}`)
  await page.getByRole('dialog', { name: 'Loan calculator' }).getByRole('table').waitFor()
}

/** A quote that was changed once. */
const withVersions: Screen['path'] = async (ask) => {
  const loan = { custID: PEOPLE.whitfield.custID, amount: 175, loanDate: '2024-04-08', loanItem: '14k chain' }
  const { loan: saved } = await ask<{ loan: { loanID: number } }>('loans/save', { loan })
  await ask('loans/save', { loan: { loanID: saved.loanID, amount: 200 } })
  return `/loans?loan=${saved.loanID}`
}

const withCart: Screen['path'] = async (ask) => {
  const { custID } = PEOPLE.petrov
  for (const [amount, loanItem] of [
    [300, 'Drill'],
    [120, 'Guitar with a hard case'],
  ] as const) {
    const { loan } = await ask<{ loan: { quoteID: number } }>('loans/save', { loan: { custID, amount, loanItem } })
    await ask('customers/cart/add-quote', { custID, quoteID: loan.quoteID })
  }
  return `/customers/${custID}/1/payments`
}

/** The customer's view of a quote. */
const shared: Screen['path'] = async (ask) => {
  const { loan } = await ask<{ loan: { loanID: number } }>('loans/save', {
    loan: { amount: 175, loanDate: '2026-04-08' },
  })
  const { url } = await ask<{ url: string }>('loans/share', { loanID: loan.loanID })
  return `${new URL(url).pathname}?on=2026-05-08`
}

/** The loan calculator, saved quotes and carts. */
export const LOAN_SCREENS: readonly Screen[] = [
  { name: 'loan-calculator', as: 'clerk', path: '/customers', open: calculate('175') },
  {
    name: 'loan-calculator-faults',
    as: 'clerk',
    path: '/customers',
    open: async (page) => {
      await calculate('3000')(page)
      const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
      await dialog.getByLabel('Storage fee').fill('-1')
      await dialog.getByRole('radio', { name: 'Yes' }).click()
      await dialog.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'metals-melt',
    as: 'clerk',
    path: '/customers',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('precious metal')
      await page.getByRole('option', { name: 'Precious Metal' }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByLabel('Weight, grams').fill('7.3')
      await page.getByRole('button', { name: /for 14k$/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'loan-override',
    as: 'owner',
    path: '/customers',
    open: async (page) => {
      await calculate('100')(page)
      const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
      await dialog.getByLabel('Storage fee').fill('500')
      await dialog.getByLabel('Other fees').fill('50')
      await dialog.getByRole('button', { name: 'Save quote' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'loan-military-check',
    as: 'owner',
    path: withVersions,
    open: async (page) => {
      await page.getByRole('button', { name: 'Accept' }).click()
      await page.getByRole('dialog', { name: 'Military Lending Act check' }).waitFor()
    },
  },
  { name: 'loans', as: 'clerk', path: '/loans' },
  { name: 'loans-none', as: 'clerk', path: '/loans?filter=nothing-like-this' },
  { name: 'loan-details', as: 'clerk', path: withVersions },
  { name: 'loan-cart', as: 'clerk', path: withCart },
  { name: 'loan-shared', as: 'clerk', path: shared },
]
