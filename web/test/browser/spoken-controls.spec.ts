import { newContact } from './contact.ts'
import { heard, startHearing } from './hearing.ts'
import { inboxPath, row } from './inbox-steps.ts'
import { openPreferences } from './preferences.ts'
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

test('the month is a single Tab stop', async ({ open }) => {
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

test('a color field says its color in words, and the dialog works by keyboard alone', async ({ open }) => {
  const page = await open('owner', '/settings/calendar')
  await startHearing(page)
  await page.reload()
  await page.getByRole('button', { name: 'New Calendar' }).click()
  const field = page.getByRole('button', { name: /^Color [a-z ]+ #[0-9a-f]{6}$/ })
  await expect(field).toHaveAttribute('aria-haspopup', 'dialog')
  await field.press('Enter')
  const colors = page.getByRole('dialog', { name: 'Select a color' })
  const square = colors.getByRole('slider', { name: 'Saturation and brightness' })
  await expect(square).toBeFocused()
  await expect(square).toHaveAccessibleDescription(/^Left and Right change the saturation/)
  await colors.getByRole('textbox', { name: 'Hex' }).fill('#0000ff')
  await square.focus()
  await expect(square).toHaveAttribute('aria-valuetext', 'Saturation 100%, brightness 100%, blue')
  await page.keyboard.press('Home')
  await expect(square).toHaveAttribute('aria-valuetext', 'Saturation 0%, brightness 100%, white')
  for (const key of ['End', 'PageDown', 'Shift+ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(square).toHaveAttribute('aria-valuetext', 'Saturation 100%, brightness 79%, blue')
  const hue = colors.getByRole('slider', { name: 'Hue' })
  await hue.press('Home')
  await expect(hue).toHaveAttribute('aria-valuetext', '0°, red')
  await colors.getByRole('button', { name: 'Random' }).press('Enter')
  await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/^[a-z ]+, #[0-9a-f]{6}$/)
  await colors.getByRole('textbox', { name: 'Hex' }).fill('#8b0000')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Color dark red #8b0000' })).toBeFocused()
})

test('the flags of a row’s menu and of the selection say which one is set', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  await row(page, 'petrov').click({ button: 'right' })
  await page.getByRole('menuitemradio', { name: 'Star' }).press('Enter')
  await row(page, 'petrov').click({ button: 'right' })
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Star')
  await page.getByRole('menuitem', { name: 'Select' }).press('Enter')
  const flags = page.getByRole('toolbar', { name: 'Selected conversations' }).getByRole('button', { name: 'Flag' })
  await flags.press('Enter')
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Star')
  await page.keyboard.press('Escape')
  // With two different ones, none is chosen.
  await row(page, 'ortega').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Select' }).press('Enter')
  await flags.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Star' })).not.toBeChecked()
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveCount(0)
})

test('the store to send from says that it is required, in words once it is a button', async ({ open, world }) => {
  const page = await open('owner', '/inbox')
  const stores = page.getByRole('dialog', { name: 'New Message' })
  await page.getByRole('button', { name: 'New Message' }).click()
  await expect(stores.getByRole('radiogroup', { name: 'Send from' })).toHaveAttribute('aria-required', 'true')
  const owner = await world.signIn('owner')
  for (const storeName of ['Golden Pledge North', 'Golden Pledge South'])
    await owner('stores/save', { store: { storeName, storeTimezone: 'America/Los_Angeles' } })
  await page.reload()
  await page.getByRole('button', { name: 'New Message' }).click()
  const field = stores.getByRole('button', { name: /^Send from / })
  await expect(field).not.toHaveAttribute('aria-required')
  await expect(field).toHaveAccessibleDescription(/^Required/)
})

test('Ctrl+Enter presses the main button of any dialog and form, and answers no question from its Cancel', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Mildred')
  const owner = await world.signIn('owner')
  const { loan } = await owner('loans/save', { loan: { custID: contact.custID, amount: 60 } })
  await owner('customers/cart/add-quote', { custID: contact.custID, quoteID: loan.loanID })
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  await page.getByRole('button', { name: /^Accept quote/ }).press('Enter')
  const check = page.getByRole('dialog', { name: 'Military Lending Act check' })
  await check.getByLabel('Reference').fill('MLA-4D5BC1A1B0')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await check.getByLabel('Reference').press('Control+Enter')
  await expect(check).toBeHidden()
  await expect(page.getByRole('button', { name: /^Accept quote/ })).toHaveCount(0)

  // A page's own form, from a control that is no text field.
  const account = await open('clerk', '/inbox')
  await openPreferences(account)
  await account.getByRole('tab', { name: 'Profile' }).click()
  await account.getByRole('button', { name: /^Color: / }).press('Control+Enter')
  await expect(account.getByText('Your profile is saved')).toBeVisible()
})

test('new texts are read out unless the user turns that off', async ({ open, world }) => {
  const contact = await newContact(world, 'Odalys')
  const page = await open('clerk', '/inbox')
  await startHearing(page)
  await page.reload()
  await expect(row(page, 'petrov')).toBeVisible()
  const text = (body: string) => world.sandbox('/phone/send', { from: contact.phone, to: '+12135550100', body })
  const speak = page.getByRole('switch', { name: 'Announce new texts' })
  await openPreferences(page)
  await speak.click()
  await expect(speak).not.toBeChecked()
  await text('Are you open?')
  await expect(page.getByText('Are you open?').first()).toBeAttached()
  await speak.click()
  await text('Hello again?')
  // The first one is neither announced nor counted.
  const all: string[] = []
  await expect
    .poll(async () => {
      all.push(...(await heard(page)))
      return all.filter((words) => /Odalys|new text/i.test(words))
    })
    .toEqual(['Odalys texted Main St'])
})
