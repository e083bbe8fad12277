import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { type LoanInput, parseLoan } from '@xd/core/domain/loan/input.ts'
import { loanOutput } from '@xd/core/domain/loan/output.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { choiceOf, ruleTitle } from '@xd/core/domain/loan/rule-choices.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { newContact } from './contact.ts'
import { row } from './inbox-steps.ts'
import { calculator, check, chooseTable } from './loan-steps.ts'
import { expect, test } from './world.ts'

const table = readFileSync(new URL('../../../fixtures/tables/loan/faces.json', import.meta.url), 'utf8')

/**
 * Those with a law or a fee of their own: the draft, the API and the terminal are compared with core in all of them.
 */
const FACES = (JSON.parse(table) as LoanInput[])
  .filter((given) => Object.keys(given).length > 2)
  .map((given) => {
    const parsed = parseLoan(given, asLocalDay('2026-01-01'))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields))
    return { given, quote: loanOutput(quoteLoan(parsed.loan)), regime: parsed.loan.regime }
  })
const FEES = [
  ['storageFee', 'Storage fee'],
  ['firearmFee', 'Firearm fee'],
  ['miscFee', 'Other fees'],
  ['customCharge', 'Agreed charge, first three months'],
  ['agreedMonthlyCharge', 'Agreed charge, each month after'],
] as const

const dollars = (cents = 0) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const percent = (rate = 0) => `${rate.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`

/** By the month's keys: a year, a month, and then the day itself. */
const chooseDay = async (page: Page, dialog: Locator, day: string) => {
  const field = dialog.getByRole('button', { name: /^Loan date/ })
  const from = new Date(`${(await field.textContent())!.replace(/^\w+, /, '')} UTC`)
  const to = new Date(`${day}T00:00:00Z`)
  const name = to.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  await field.click()
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused()
  let months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  for (; months <= -12; months += 12) await page.keyboard.press('Shift+PageUp')
  for (; months >= 12; months -= 12) await page.keyboard.press('Shift+PageDown')
  for (; months < 0; months += 1) await page.keyboard.press('PageUp')
  for (; months > 0; months -= 1) await page.keyboard.press('PageDown')
  await page.getByRole('button', { name, exact: true }).click()
}

test('a company without the Loans module can still calculate, and print only a quote and its disclosure', async ({
  open,
}) => {
  const page = await open('owner@silveranchor.test', '/customers')
  const dialog = await calculator(page, 'loan 300')
  await chooseTable(page, dialog)
  await expect(dialog.getByRole('button', { name: 'Save quote' })).toHaveCount(0)
  await expect(dialog.getByLabel('Item')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Print disclosure' }).click()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html'), 'on white paper').toHaveCSS('color-scheme', 'light')
  const sheet = page.locator('[data-print-sheet]')
  await expect(sheet.getByText('Truth in Lending disclosure', { exact: true })).toBeVisible()
  await expect(sheet.getByLabel('Warnings')).toContainText(/in effect from .*, not on the day of this loan/)
  await expect(sheet).toContainText('One payment of $346.00')
  await expect(sheet).toContainText(
    /You can still redeem until \w+day, .*, for \$355\.00\. If we tell you .* at least 10 days/,
  )
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'Print quote' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toContainText(/Loan quote: \$300\.00.*Total of payments\$346\.00/s)
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Loans' })).toHaveCount(0)
})

test('the calculator opens from the palette with the amount, and shows core’s exact cents', async ({ open }) => {
  const page = await open('clerk', '/customers')
  const dialog = await calculator(page, 'loan 175')
  await chooseTable(page, dialog)
  const law = dialog.getByRole('region', { name: 'Truth in Lending' })
  await expect(law).toContainText('$202.25')
  await expect(law).toContainText('47.36%')
  const charged = dialog.getByRole('table', { name: 'Table of charges' })
  let chosen = { day: '', rules: '' }
  for (const { given, quote, regime } of FACES.toSorted((a, b) => (a.quote.loanDate < b.quote.loanDate ? -1 : 1))) {
    const day = quote.loanDate
    const rules = ruleTitle(given.state === undefined ? choiceOf(regime.id) : regime.state)
    if (chosen.day !== day) await chooseDay(page, dialog, day)
    // The day decides which rules exist.
    if (chosen.day !== day || chosen.rules !== rules) {
      await dialog.getByRole('combobox', { name: 'Rules' }).click()
      await page.getByRole('option', { name: rules, exact: true }).click()
    }
    chosen = { day, rules }
    await dialog.getByLabel('Loan amount').fill(String(given.amount))
    for (const [name, label] of FEES) {
      const field = dialog.getByLabel(label)
      if (given[name] !== undefined || (await field.isVisible())) await field.fill(String(given[name] ?? ''))
    }
    const cents = (amount: number) => dollars(Math.round(amount * 100))
    await expect(charged.getByRole('cell', { name: /^\$/ })).toHaveText(
      quote.scheduleOfCharges.map(({ amountDue }) => cents(amountDue)),
    )
    await expect(charged.getByRole('rowheader')).toHaveText(
      quote.scheduleOfCharges.map(({ date }) =>
        new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          year: 'numeric',
          timeZone: 'UTC',
        }),
      ),
    )
    const charges = dialog.getByLabel('Charges')
    await expect(charges).toContainText(`Finance charge${cents(quote.regZ.financeCharge)}`)
    const { totalInterestCharge, loanWritingFee } = quote.financeChargeBreakdown
    await expect(charges).toContainText(`Loan writing fee${cents(loanWritingFee)}`)
    await expect(charges).toContainText(`Each month after${cents(quote.additonalPerMonth)}`)
    const early = dialog.getByText(/^If redeemed within \d+ days$/)
    await expect(early).toHaveCount(quote.financeCharge === quote.regZ.financeCharge ? 0 : 1)
    if ((await early.count()) > 0) {
      await early.click()
      const first = dialog.getByLabel(/^If redeemed within \d+ days$/)
      await expect(first).toContainText(cents(totalInterestCharge))
      await expect(first).toContainText(`Cost a year, by months${percent(quote.annualPercentageRate_month)}`)
    }
    await expect(law).toContainText(`Total of payments${cents(quote.regZ.totalOfPayments)}`)
    await expect(law).toContainText(percent(quote.regZ.apr))
  }

  await dialog.getByLabel('Loan amount').fill('1.005')
  await expect(dialog.getByRole('alert')).toContainText('at most two decimals')
  await expect(charged).toBeHidden()
  await expect(dialog.getByText('Fix the marked field to see what the loan costs.')).toBeVisible()
  await dialog.getByLabel('Loan amount').fill('0')
  await expect(dialog.getByText('Enter an amount of at least $0.01 to see what the loan costs.')).toBeVisible()
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
  await chooseTable(page, dialog)
  await dialog.getByLabel('Loan amount').fill('175')
  await dialog.getByLabel('Item').fill('14k chain')
  await dialog.getByRole('radio', { name: 'Yes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('can’t be made')
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('radio', { name: 'No', exact: true }).click()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(cart).toContainText('14k chain')
  await expect(cart.getByLabel('Due for the cart')).toContainText(
    /^Total lent\$175\.00Due \w{3} \d+(, \d{4})?: \$197\.00$/,
  )
  await cart.getByRole('button', { name: 'Show dates' }).click()
  await expect(cart.getByLabel('Due on each date')).toContainText('$202.25')
  await cart.getByRole('button', { name: 'Hide dates' }).click()
  await expect(cart.getByLabel('Due on each date')).toBeHidden()

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
  await check(page)
  await expect(cart).toContainText('No quotes in the cart.')
  await page.goto('/loans?status=accepted')
  await expect(page.getByRole('row').filter({ hasText: contact.name })).toContainText('Accepted')

  // Closing the calculator returns the focus to the button that opened it.
  const opener = page.getByRole('button', { name: 'New quote' })
  await opener.press('Enter')
  await expect(page.getByLabel('Loan amount')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a gold piece goes into a customer’s quote at the current price', async ({ open, world }) => {
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
  await expect(dialog.getByLabel('Item')).toHaveValue(/^14k gold, 7\.3 g, at \$[\d,.]+ per troy ounce, 65%$/)
  await expect(dialog.getByRole('region', { name: 'Truth in Lending' })).toContainText(`Amount financed${amount}`)
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('Goldie')
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(/^Quote \d+ saved and added to the cart$/)).toBeVisible()
})

test('quotes in a cart are removed, accepted all at once, declined and voided; a link to one is copied', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Odile')
  const owner = await world.signIn('owner')
  const quoteIDs: number[] = []
  for (const amount of [60, 80, 120, 150])
    quoteIDs.push((await owner('loans/save', { loan: { custID: contact.custID, amount } })).loan.loanID)
  const [first, second, third, fourth] = quoteIDs
  for (const quoteID of [first!, second!, third!])
    await owner('customers/cart/add-quote', { custID: contact.custID, quoteID })
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const cart = page.getByRole('complementary', { name: 'Customer' }).getByRole('region', { name: 'Cart' })
  await expect(cart.getByLabel('Due for the cart')).toContainText('Total lent$260.00')
  await cart.getByRole('button', { name: `Remove quote ${third}, $120.00` }).click()
  await expect(cart.getByLabel('Due for the cart')).toContainText('Total lent$140.00')
  await cart.getByRole('button', { name: 'Accept all 2' }).click()
  await check(page)
  await expect(cart).toContainText('No quotes in the cart.')

  const details = page.getByRole('dialog', { name: /^Quote \d+$/ })
  const act = async (quoteID: number | undefined, name: string) => {
    await page.goto(`/loans?loan=${quoteID}`)
    await details.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await act(fourth, 'Copy link')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/q\/[\w-]+$/)
  await act(third, 'Decline')
  await expect(details).toContainText('Declined')
  await act(fourth, 'Void…')
  await page.getByRole('alertdialog').getByRole('button', { name: /^Void/ }).click()
  await expect(details).toContainText('Void')
  const { loans } = await owner('loans/list', { search: { custID: contact.custID } })
  expect(Object.fromEntries(loans.map(({ loanID, loanStatus }) => [loanID, loanStatus]))).toEqual({
    [first!]: 'accepted',
    [second!]: 'accepted',
    [third!]: 'declined',
    [fourth!]: 'void',
  })
})

test('an open quote follows a colleague’s changes, except in edited fields', async ({ open, world }) => {
  const contact = await newContact(world, 'Olive')
  const colleague = await world.signIn('owner')
  const { loanID } = (await colleague('loans/save', { loan: { custID: contact.custID, amount: 90 } })).loan
  const page = await open('clerk', `/loans?loan=${loanID}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Change…' }).click()
  const change = page.getByRole('dialog', { name: /^Change quote/ })
  await change.getByLabel('Loan amount').fill('110')
  await colleague('loans/save', { loan: { loanID, loanItem: 'Silver ring' } })
  await expect(change.getByLabel('Item')).toHaveValue('Silver ring')
  await change.getByRole('button', { name: 'Save quote' }).click()
  await expect(change).toBeHidden()
  const { loan } = await colleague('loans/fetch', { loanID })
  expect(loan).toMatchObject({ amount: 110, loanItem: 'Silver ring', loanCurrentVersion: 3 })
})

test('closing the calculator asks before an unfinished quote is lost, but not for figures alone', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find a customer/ }).fill('loan 175')
  await page
    .getByRole('option', { name: /^Loan calculator/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
  await dialog.getByLabel('Loan amount').fill('180')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await row(page, 'petrov').click()
  await page.getByRole('button', { name: 'New quote' }).click()
  await dialog.getByLabel('Loan amount').fill('175')
  await dialog.getByLabel('Item').fill('14k chain')
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).last().click(),
    () => page.goBack(),
  ]) {
    await leave()
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog.getByLabel('Item')).toHaveValue('14k chain')
  }
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})
