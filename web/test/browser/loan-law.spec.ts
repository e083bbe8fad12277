import { calculator, check, chooseTable } from './loan-steps.ts'
import { expect, test } from './world.ts'

test('a fee above the legal maximum is named at its field, refused, and saved by a manager with a reason', async ({
  open,
}) => {
  const page = await open('manager', '/customers')
  const dialog = await calculator(page, 'loan 100')
  await dialog.getByRole('combobox', { name: 'Rules' }).click()
  await page.getByRole('option', { name: 'California, fees from 2025' }).click()
  await dialog.getByLabel('Storage fee').fill('15')
  await expect(dialog.getByText('The law allows $5.00')).toBeVisible()
  await dialog.getByLabel('Size, cubic feet').fill('5')
  await expect(dialog.getByText('The law allows $5.00')).toBeHidden()
  await dialog.getByLabel('Storage fee').fill('500')
  await dialog.getByRole('button', { name: 'Save quote' }).click()
  const asked = page.getByRole('alertdialog', { name: 'This breaks a rule' })
  await expect(asked).toContainText('Storage: at most $20.00 for an item of 5 cubic feet (Cal. Fin. Code § 21200.6).')
  const override = asked.getByRole('button', { name: 'Override' })
  await expect(override).toHaveAttribute('aria-disabled', 'true')
  await asked.getByLabel('Reason').fill('Stored off site at cost')
  await override.click()
  await expect(page.getByText(/^Quote \d+ saved$/)).toBeVisible()
})

test('accepting a loan over 36% needs a check, which is stored and printed; a clerk can’t accept without one', async ({
  open,
  world,
}) => {
  const clerk = await world.signIn('clerk')
  const { loan } = await clerk('loans/save', { loan: { amount: 175 } })
  const page = await open('clerk', `/loans?check=missing&loan=${loan.loanID}`)
  const details = page.getByRole('dialog', { name: `Quote ${loan.loanID}` })
  await expect(details).toContainText('Missing: over 36% a year')
  await details.getByRole('button', { name: 'Accept' }).click()
  const asked = page.getByRole('dialog', { name: 'Military Lending Act check' })
  await expect(asked.getByRole('button', { name: /^Accept without/ })).toHaveCount(0)
  await asked.getByLabel('Reference').fill('123-45-6789')
  await expect(asked).toContainText('Don’t enter a Social Security number')
  await check(page)
  await expect(details).toContainText('MLA-4D5BC1A1B0')
  await expect(details).toContainText('Accepted')
  await details.getByRole('button', { name: 'Print check' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print-sheet]')).toContainText(
    /record of a check.*Not a covered borrower.*MLA-4D5BC1A1B0.*five years/s,
  )
})

test('a manager accepts without a check only by overriding the rule', async ({ open, world }) => {
  const clerk = await world.signIn('clerk')
  const { loan } = await clerk('loans/save', { loan: { amount: 175 } })
  const page = await open('manager', `/loans?loan=${loan.loanID}`)
  const details = page.getByRole('dialog', { name: `Quote ${loan.loanID}` })
  await details.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Accept without a check…' }).click()
  const override = page.getByRole('alertdialog', { name: 'This breaks a rule' })
  await override.getByLabel('Reason').fill('The database is down')
  await override.getByRole('button', { name: 'Override' }).click()
  await expect(details).toContainText('Accepted')
  await expect(details).toContainText('over 36% without a Military Lending Act check')
})

test('the calculator starts with the law of the store’s state, and names the states without rules first', async ({
  open,
}) => {
  const page = await open('owner', '/customers')
  const dialog = await calculator(page, 'loan 2000')
  await expect(dialog.getByRole('combobox', { name: 'Rules' })).toHaveText('California')
  await expect(dialog).toContainText(/We don’t have rules for .*Colorado/)
  // Today's fees: 3.5%, not the 3% of 2019 with its maximum of $30.
  await expect(dialog.getByLabel('Charges')).toContainText('Loan writing fee$70.00')
  await expect(dialog.getByLabel('Charges')).toContainText('Storage fee$5.00')
  await chooseTable(page, dialog)
  await expect(dialog.getByLabel('Charges')).toContainText('Loan writing fee$30.00')
  // Another law applies to one quote only.
  await page.keyboard.press('Escape')
  await calculator(page, 'loan 2000')
  await expect(dialog.getByRole('combobox', { name: 'Rules' })).toHaveText('California')
})
