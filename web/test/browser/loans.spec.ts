import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newContact } from './contact.ts'
import { expect, test } from './world.ts'

/** The worked examples that core and the terminal are tested by, figures in cents. */
const [head = '', ...lines] = readFileSync(
  new URL('../../../fixtures/tables/loan/ca_2019.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
const EXAMPLES = lines.map((line) => {
  const cells = line.split(',')
  return Object.fromEntries(head.split(',').map((name, at) => [name, Number(cells[at])]))
})
/** A cent, both sides of a bracket, the last below a negotiated charge, and one with every fee. */
const SHOWN = [1, 6, 12, 17, 20]

const dollars = (cents = 0) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const percent = (rate = 0) => `${rate.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
const typed = (cents = 0) => (cents / 100).toFixed(2)

const calculator = async (page: Page, text: string) => {
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find a customer/ }).fill(text)
  await expect(page.getByRole('option', { name: /^Loan calculator/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the calculator opens from the palette with the amount, and shows the cents that core gives', async ({ open }) => {
  const page = await open('clerk', '/customers')
  const dialog = await calculator(page, 'loan 175')
  await expect(dialog.getByRole('region', { name: 'Truth in Lending' })).toContainText('$202.25')
  await expect(dialog.getByRole('region', { name: 'Truth in Lending' })).toContainText('47.36%')
  const table = dialog.getByRole('table', { name: 'Table of charges' })
  for (const example of EXAMPLES.filter(({ row = 0 }) => SHOWN.includes(row))) {
    await dialog.getByLabel('Loan amount').fill(typed(example['amountFinanced']))
    await dialog.getByLabel('Firearm fee').fill(typed(example['firearmFee']))
    await dialog.getByLabel('Other fees').fill(typed(example['miscFee']))
    const due = [30, 60, 90].map(() => example['totalOfPayments'])
    await expect(table.getByRole('cell', { name: /^\$/ })).toHaveText(
      [...due, example['dueAtMaturity'], example['dueAtGraceEnd']].map(dollars),
    )
    await expect(dialog.getByRole('region', { name: 'Truth in Lending' })).toContainText(percent(example['regZApr']))
    const charges = dialog.getByLabel('Charges')
    await expect(charges).toContainText(`Finance charge${dollars(example['financeCharge'])}`)
    await expect(charges).toContainText(percent(example['annualPercentageRate_month']))
  }
  await dialog.getByLabel('Loan amount').fill('1.005')
  await expect(dialog.getByRole('alert')).toContainText('at most two decimals')
  await expect(table).toBeHidden()
})

test('a quote and its disclosure are printed alone on the page', async ({ open }) => {
  const page = await open('clerk', '/customers')
  const dialog = await calculator(page, 'loan 300')
  await dialog.getByRole('button', { name: 'Print disclosure' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByText('Truth in Lending disclosure', { exact: true })).toBeVisible()
  await expect(sheet).toContainText('One payment of $346.00')
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'Print quote' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByText('Loan quote: $300.00')).toBeVisible()
})

test('a quote is saved for a customer, kept in the cart, changed and accepted', async ({ open, world }) => {
  const contact = await newContact(world, 'Orla')
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const panel = page.getByRole('complementary', { name: 'Customer' })
  const cart = panel.getByRole('region', { name: 'Cart' })
  await expect(cart).toContainText('No quotes in the cart.')

  await cart.getByRole('button', { name: 'New quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
  await expect(dialog).toContainText(`For ${contact.name}`)
  await dialog.getByLabel('Loan amount').fill('175')
  await dialog.getByLabel('What it’s for').fill('14k chain')
  await dialog.getByRole('radio', { name: 'Yes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('can’t be made')
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('radio', { name: 'No', exact: true }).click()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(cart).toContainText('14k chain')
  await expect(cart.getByLabel('Due for the cart')).toContainText('Total lent$175.00')
  await expect(cart.getByLabel('Due for the cart')).toContainText('$202.25')

  await cart.getByRole('link', { name: /\$175\.00 14k chain/ }).click()
  const details = page.getByRole('dialog', { name: /^Quote \d+$/ })
  await expect(details.getByRole('region', { name: 'Truth in Lending' })).toContainText('47.36%')
  await details.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Change…' }).click()
  const change = page.getByRole('dialog', { name: /^Change quote/ })
  await expect(change.getByLabel('Loan amount')).toHaveValue('175.00')
  await change.getByLabel('Loan amount').fill('200')
  await change.getByRole('button', { name: 'Save quote' }).click()
  await expect(change).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: contact.name })
  await expect(row).toContainText('$200.00')
  await row.click()
  await details.getByRole('button', { name: /^Version 1/ }).click()
  await expect(details).toContainText('This is version 1 of 2.')
  await expect(details.getByRole('region', { name: 'Truth in Lending' })).toContainText('$202.25')
  await details.getByRole('button', { name: 'Show the latest' }).click()

  await details.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Text link…' }).click()
  await expect(page.getByRole('textbox', { name: /^Text / })).toHaveValue(/Your loan quote for \$200\.00: http.*\/q\//)

  await cart.getByRole('button', { name: /^Accept quote/ }).click()
  await expect(cart).toContainText('No quotes in the cart.')
  await page.goto('/loans?status=accepted')
  await expect(page.getByRole('row').filter({ hasText: contact.name })).toContainText('Accepted')
})

test('a gold piece goes into a customer’s quote at the price of the moment', async ({ open, world }) => {
  const { name } = await newContact(world, 'Goldie')
  const page = await open('clerk', '/customers')
  await page.getByRole('button', { name: /^Precious Metal Spot Pricing/ }).click()
  const prices = page.getByRole('dialog', { name: 'Precious Metal Spot Pricing' })
  await prices.getByLabel('Weight, grams').fill('7.3')
  const offer = prices.getByRole('button', { name: /for 14k$/ })
  const [amount] = /\$[\d,.]+/.exec((await offer.getAttribute('aria-label')) ?? '') ?? []
  await offer.click()
  const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
  await expect(dialog.getByLabel('Loan amount')).toHaveValue(Number(amount?.replace(/[$,]/g, '')).toFixed(2))
  await expect(dialog.getByLabel('What it’s for')).toHaveValue(/^14k gold, 7\.3 g, at \$[\d,.]+ per troy ounce, 65%$/)
  await expect(dialog.getByRole('region', { name: 'Truth in Lending' })).toContainText(`Amount financed${amount}`)
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('Goldie')
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(/^Quote \d+ saved and put in the cart$/)).toBeVisible()
})
