import type { Locator, Page } from '@playwright/test'
import { calculator } from './loan-steps.ts'
import { expect, test } from './world.ts'

const choose = async (page: Page, field: Locator, name: string) => {
  await field.click()
  await page.getByRole('option', { name, exact: true }).click()
}

test('the calculator starts with the law that the company chose, or with that of the chosen store’s state', async ({
  open,
}) => {
  const settings = await open('owner', '/settings/company')
  const rules = settings.getByRole('combobox', { name: 'Rules for quotes' })
  await expect(rules).toHaveText('By store’s state (recommended)')

  const page = await open('manager', '/customers')
  const dialog = await calculator(page, 'loan 100')
  const law = dialog.getByRole('region', { name: 'Law' })
  const store = dialog.getByRole('combobox', { name: 'Store' })
  await choose(page, store, 'Golden Pledge Prospect')
  await expect(dialog).toContainText('We don’t have rules for Colorado.')
  await expect(law).toContainText('California, fees of 2016 to 2019')
  await choose(page, store, 'Golden Pledge Main St')
  await expect(law).toContainText('California, fees from 2025')
  await expect(dialog).not.toContainText('We don’t have rules for')
  await page.keyboard.press('Escape')

  await choose(settings, rules, 'Washington')
  await settings.getByRole('button', { name: 'Save company' }).click()
  await expect(settings.getByText('Company saved')).toBeVisible()

  await calculator(page, 'loan 100')
  await expect(law).toContainText('Washington')
  await expect(law).toContainText('from a published calculator')
  await expect(store).toBeHidden()
  const figures = dialog.getByRole('region', { name: 'Truth in Lending' })
  await expect(figures).toContainText('redeemed at maturity after 89 days')
  await expect(figures).toContainText('$140.00')
  await expect(dialog.getByText('For each 30 days.')).toBeVisible()
  await dialog.getByLabel('Firearm fee').fill('5')
  await expect(figures).toContainText('$155.00')
  await dialog.getByLabel('Firearm fee').fill('10')
  await expect(dialog.getByText('The law allows $5.00')).toBeVisible()
  await dialog.getByLabel('Number of firearms').fill('2')
  await expect(dialog.getByText('The law allows $5.00')).toBeHidden()
  await expect(figures).toContainText('$170.00')
})
