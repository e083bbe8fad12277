import { SETTINGS_SECTIONS } from '@xd/core/domain/access/settings-sections.ts'
import { hold } from './hold.ts'
import { expect, test } from './world.ts'

test('one box finds a customer by phone, a ticket and an action, and Enter opens the match, however quickly', async ({
  open,
}) => {
  const page = await open('owner', '/inbox')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /Find a customer/ })
  await expect(box).toBeFocused()
  await box.fill('2135550147')
  await expect(page.getByRole('option').first()).toContainText('Whitfield')
  await box.fill('10233')
  await expect(page.getByRole('option', { name: /Whitfield, Jerome.*Tickets 10233, 10234/ }).first()).toBeVisible()
  await box.fill('125.5')
  await expect(page.getByRole('option').first()).toContainText('$125.50')
  await box.fill('control panel')
  for (const { title } of SETTINGS_SECTIONS)
    await expect(page.getByRole('option', { name: `${title} settings`, exact: true })).toBeVisible()
  await box.fill('customers')
  await page.getByRole('option', { name: /^Customers/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customers/)

  await page.getByRole('button', { name: /Find a customer/ }).click()
  await box.fill('maria')
  await expect(page.getByRole('option').first()).toContainText(/mar[ií]a/i)
  await box.fill('0147')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Whitfield, Jerome/ }).first()).toBeVisible()
})

test('what is typed before the palette is there is searched for, and works no shortcut', async ({ open }) => {
  const page = await open('owner', '/inbox')
  const row = page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: /Whitfield, Jerome/ })
  await row.focus()
  const letGo = await hold(page, '**/assets/palette-dialog-*.js')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ea')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0147')
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByRole('heading', { name: /Whitfield, Jerome/ }).first()).toBeVisible()
  await page.goto('/inbox')
  await expect(row).toBeVisible()
  // Nothing has been found before, so nothing is listed while this is on its way.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /Find a customer/ })).toBeFocused()
  await page.keyboard.type('0163')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Nguyen, Thanh/ }).first()).toBeVisible()
})
