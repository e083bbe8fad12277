import type { Page } from '@playwright/test'
import { SETTINGS_SECTIONS } from '@xd/core/domain/access/settings-sections.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { hold } from './hold.ts'
import { expect, test } from './world.ts'

test('one box finds a customer by phone, a ticket and an action, and Enter opens the match, at any typing speed', async ({
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

test('text typed before the palette appears is searched for, and triggers no shortcut', async ({ open }) => {
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
  // Nothing has been found before, so the list is empty while this is on its way.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /Find a customer/ })).toBeFocused()
  await page.keyboard.type('0163')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Nguyen, Thanh/ }).first()).toBeVisible()
})

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /Find a customer/ })
  await expect(box).toBeFocused()
  return box
}

test('a found customer’s actions work by keys beside their line, and by mouse', async ({ open }) => {
  const page = await open('owner', '/inbox')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  const box = await openPalette(page)
  await box.fill('whitfield')
  const line = page.getByRole('option', { name: /^Whitfield, Jerome/ }).first()
  await expect(line).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  const text = page.getByRole('option', { name: 'Text Whitfield, Jerome' })
  await expect(text).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await text.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages$/)
  await expect(page.getByRole('textbox', { name: /^Text .*Jerome/ })).toBeFocused()

  // The same again from the same page, past the end of the typed text.
  await (await openPalette(page)).fill('whitfield')
  await expect(line).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const request = page.getByRole('dialog', { name: /^Request a payment from/ })
  await expect(request.getByLabel('Amount')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(request).toBeHidden()

  await (await openPalette(page)).fill('whitfield')
  await line.hover()
  await page.getByRole('option', { name: 'New quote for Whitfield, Jerome' }).click()
  await expect(page.getByRole('dialog', { name: 'Loan calculator' })).toContainText('Whitfield')
})

test('without text it lists this user’s most recently opened items, and none after they sign out', async ({ open }) => {
  const page = await open('clerk', '/customers')
  await page.getByRole('searchbox', { name: 'Filter customers' }).fill('whitfield')
  await page
    .getByRole('row', { name: /Whitfield, Jerome/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /Whitfield, Jerome/ }).first()).toBeVisible()
  await page.goto('/payments')
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
  await openPalette(page)
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent.filter({ hasText: /Whitfield, Jerome/ })).toBeVisible()
  await expect(recent.filter({ hasText: /^Customers/ })).toBeVisible()
  await expect(recent.filter({ hasText: /^Payments/ })).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Whitfield')

  await page.getByRole('combobox', { name: /Find a customer/ }).fill('sign out')
  await page.getByRole('option', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recents')))).toEqual([])
})

test('without a match it offers a new customer with the typed text, as a name or as a phone', async ({ open }) => {
  const page = await open('owner', '/inbox')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await (await openPalette(page)).fill('Zelenka Quorra')
  await page.getByRole('option', { name: 'New customer “Zelenka Quorra”' }).click()
  const contact = page.getByRole('dialog', { name: 'New contact' })
  await expect(contact.getByLabel('First Name')).toHaveValue('Zelenka')
  await expect(contact.getByLabel('Last Name')).toHaveValue('Quorra')
  await contact.getByRole('button', { name: 'Cancel' }).click()
  await expect(contact).toBeHidden()

  await (await openPalette(page)).fill('(310) 555-0188')
  await page.keyboard.press('Enter')
  await expect(contact.getByRole('textbox', { name: 'Phone' })).toHaveValue('(310) 555-0188')
})

test('a calendar entry is found by its title, in the palette and in the list', async ({ open, world }) => {
  const clerk = await world.signIn('clerk')
  const { category } = await clerk('calendar/categories/update', { category: { catTitle: 'Palette' } })
  const { company } = await clerk('stores/company-info', {})
  const day = addDays(localDay(Date.now(), company.companyTimezone), 40)
  const entry = { itemTitle: 'Señal de alarma', itemCalendarID: category!.catID, itemDateStart: day }
  await clerk('calendar/entries/update', { entry })

  const page = await open('clerk', '/inbox')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await (await openPalette(page)).fill('senal alarma')
  await page.getByRole('option', { name: /^Señal de alarma .*Palette/ }).click()
  await expect(page).toHaveURL(new RegExp(`/calendar/\\d+-senal-de-alarma.*day=${day}`))
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('Señal de alarma')

  await page.goto('/calendar?view=list')
  const filter = page.getByRole('searchbox', { name: 'Filter entries' })
  await filter.fill('senal')
  await expect(page.getByRole('button', { name: /Señal de alarma/ })).toBeVisible()
  await expect(page).toHaveURL(/filter=senal/)
  await expect(page.getByRole('link', { name: /Export CSV/ })).toHaveAttribute('href', /senal/)
  await filter.fill('no entry says this')
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(filter).toHaveValue('')
})
