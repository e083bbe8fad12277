import type { Page } from 'playwright'
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
]
