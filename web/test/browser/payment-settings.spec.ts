import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, PHONE, test } from './world.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const violations = async (page: Page) => {
  await page.evaluate(axeSource)
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({ resultTypes: ['violations'] }),
  )
  return found.map(({ id }) => id)
}

test.describe('the Control Panel’s payments', () => {
  test('a gateway is set up, tried with a dollar, and its keys are never shown again', async ({ open }) => {
    const page = await open('owner', '/settings')
    await page.getByRole('main').getByRole('link', { name: /^Payments/ }).click()
    const company = page.getByRole('region', { name: 'Company' })
    await expect(company.getByText('Simulated', { exact: true })).toBeVisible()
    await company.getByRole('button', { name: 'Set up a gateway' }).click()
    const dialog = page.getByRole('dialog', { name: 'Card gateway: Company' })
    await dialog.getByLabel('Public API key').fill('pub_of_the_shop')
    await dialog.getByRole('button', { name: 'Save gateway' }).click()
    await expect(dialog.getByText('Private API key is needed')).toBeVisible()
    await dialog.getByLabel('Private API key').fill('api_the_secret_of_the_shop_1234')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save gateway' }).click()
    await expect(company.getByText('Test mode')).toBeVisible()
    await expect(company).toContainText('Stored, ends in 1234')
    await company.getByRole('button', { name: 'Send a $1 test' }).click()
    await expect(company.getByRole('status')).toContainText('$1.00 was charged to the test card and voided')
    expect(await violations(page)).toEqual([])
    expect(await page.content()).not.toContain('api_the_secret')
  })

  test('fits a phone', async ({ open }) => {
    const page = await open('owner', '/settings/payments', PHONE)
    await expect(page.getByRole('region', { name: 'Company' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })

  test('a clerk may not change it', async ({ open }) => {
    const page = await open('clerk', '/settings')
    await expect(page.getByText('There is nothing here that you may change.')).toBeVisible()
  })
})
