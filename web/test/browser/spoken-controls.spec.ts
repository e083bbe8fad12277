import { inboxPath } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('a field that opens a dialog says its value, and whether it is required', async ({ open }) => {
  const page = await open('clerk', inboxPath('ortega'))
  await page.getByRole('button', { name: 'Request payment' }).click()
  const request = page.getByRole('dialog', { name: /^Request a payment/ })
  await expect(request.getByRole('button', { name: /^Pay by .*\d:\d\d [AP]M/ })).toBeVisible()
  await page.goto('/calendar?day=2031-05-12')
  await page.getByRole('button', { name: 'New entry' }).click()
  const calendar = page.getByRole('dialog', { name: 'New entry' }).getByRole('button', { name: /^Calendar \S/ })
  await expect(calendar).toHaveAccessibleDescription('Required')
  await calendar.press('Enter')
  const other = page.getByRole('option').last()
  const name = (await other.textContent()) ?? ''
  await other.click()
  await expect(calendar).toHaveAccessibleName(`Calendar ${name}`)
})

test('a filter names its field and its value, and its menu says what is chosen', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  await page.getByRole('button', { name: 'Status: Active' }).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Active' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'All' }).press('Enter')
  await page.getByRole('button', { name: 'More filters' }).press('Enter')
  const assigned = page.getByRole('radiogroup', { name: 'Assigned to' })
  await assigned.getByRole('radio', { name: 'Me', exact: true }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More filters, 1 on' }).press('Enter')
  await expect(assigned.getByRole('radio', { checked: true })).toHaveAccessibleName('Me')
})

test('the list of shortcuts reads its keys aloud, with those of the grid and of forms', async ({ open }) => {
  const page = await open('clerk', inboxPath('ortega'))
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(page.getByRole('textbox', { name: /^Text / })).toBeVisible()
  await page.keyboard.press('?')
  await expect(sheet.getByRole('definition').filter({ hasText: 'Control Enter' }).first()).toBeAttached()
  await page.goto('/calendar')
  await expect(page.getByRole('button', { name: /, today, / })).toBeVisible()
  await page.keyboard.press('?')
  const grid = sheet.locator('section').filter({ hasText: 'Days and entries' })
  await expect(grid.getByRole('term')).toContainText(['Move the entry', 'Delete the entry'])
})

test('the month is one stop of the Tab key', async ({ open }) => {
  const page = await open('clerk', '/calendar')
  const today = page.getByRole('button', { name: /, today, / })
  await expect(today).toBeVisible()
  await expect(page.locator('[data-entry]').first()).toBeAttached()
  await expect(page.getByRole('grid').or(page.locator('[data-day]').first())).not.toHaveCount(0)
  const stops = await page
    .locator('[role="row"]')
    .locator('a[href], button, [tabindex]')
    .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).map((one) => one.textContent))
  expect(stops).toHaveLength(1)
})
