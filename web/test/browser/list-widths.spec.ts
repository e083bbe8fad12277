import { SCREENS } from '../screens/screens.table.ts'
import { expect, test } from './world.ts'

test('a customer’s payments have a title on a phone, and columns come back when there is room', async ({ open }) => {
  const { path } = SCREENS.find(({ name }) => name === 'customer-payments')!
  const page = await open('owner', path as string, { viewport: { width: 390, height: 844 } })
  const table = page.getByRole('table', { name: 'Payments' })
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).not.toBeEmpty()
  const titles = await table.locator('[data-place="lead"]').allInnerTexts()
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => title.trim() === '')).toEqual([])

  await page.goto('/payments')
  await page.setViewportSize({ width: 768, height: 900 })
  const heading = (title: string) => table.getByRole('columnheader', { name: title })
  await expect(heading('Store')).toHaveCount(0)
  await expect(heading('Status')).toBeVisible()
  await page.setViewportSize({ width: 1920, height: 900 })
  await expect(heading('Store')).toBeVisible()
})
