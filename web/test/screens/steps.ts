// From a screen to one of its dialogs or states, by role and name.
import type { Page } from 'playwright'
import { drawPicture, PICTURE_NAMES } from '@xd/fixtures/demo/pictures/draw.ts'

/** The law and the open questions are shown with it. */
export const turnOnFee = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Charge a fee for paying online' }).check()
}

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** The insert actions of a message, which are behind one button on a phone. */
export const inComposer = (name: string | RegExp) => async (page: Page) => {
  const wished = page.getByRole('group', { name: 'Message' }).getByRole('button', { name })
  const more = page.getByRole('button', { name: 'Add to the message' })
  await wished.or(more).first().waitFor()
  if (!(await wished.isVisible())) await more.click()
  await wished.click()
}

export const userMenu = async (page: Page) => {
  await press(/user menu/)(page)
  await page.getByRole('dialog').waitFor()
}

export const openLabels = async (page: Page) => {
  await page.getByRole('button', { name: /^Find a customer/ }).click()
  await page.getByRole('combobox').fill('labels')
  await page.getByRole('option', { name: 'Manage labels' }).click()
  await page.getByRole('dialog', { name: 'Labels' }).waitFor()
}

/** The customer's panel is beside the page, or opens over it if there is no room. */
export const inPanel = (name: string | RegExp) => async (page: Page) => {
  const wished = page.getByRole('button', { name }).first()
  const opener = page.getByRole('button', { name: 'Customer details' })
  await wished.or(opener).first().waitFor()
  if (!(await wished.isVisible())) await opener.click()
  await wished.click()
}

export const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()

/** Chooses the first two rows of a list. */
export const chooseTwo = async (page: Page) => {
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const n of [0, 1]) await boxes.nth(n).click()
}

export const newMessage = async (page: Page, lastName: string) => {
  await page.getByRole('button', { name: 'New Message' }).click()
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName)
}

/** Only once: a second look at the page finds that it has been asked. */
export const askForLink = async (page: Page) => {
  const told = page.getByText('We told the store')
  const ask = page.getByRole('button', { name: 'Ask for a new link' })
  await told.or(ask).waitFor()
  if (await ask.isVisible()) await ask.click()
  await told.waitFor()
}

export const openPaymentMenu = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menu').waitFor()
}

export const fillRequest = async (page: Page) => {
  await inComposer('Request payment')(page)
  await page.getByRole('textbox', { name: 'Amount' }).fill('45')
  await page.getByRole('textbox', { name: 'Memo' }).fill('Monthly interest')
  await page.getByRole('textbox', { name: 'Tickets' }).fill('10233, 10234')
}

export const fillRequestFields = async (page: Page) => {
  await fillRequest(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Custom fields').click()
  await dialog.getByRole('textbox', { name: 'Shelf' }).fill('B 12')
  await dialog.getByRole('textbox', { name: 'Bags' }).fill('two')
  await dialog.getByRole('textbox', { name: 'Bags' }).blur()
  await dialog.getByText('Enter a whole number').scrollIntoViewIfNeeded()
}

export const rowsOf = (page: Page) => page.getByRole('region', { name: 'Conversations' }).locator('li > button')

/** By the menu, because touch has no Ctrl. */
const selectRow = async (page: Page) => {
  await rowsOf(page).first().click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Select' }).click()
  await page.getByRole('toolbar', { name: 'Selected conversations' }).waitFor()
}

export const selectWhole = async (page: Page) => {
  await selectRow(page)
  await press(/^All \d+$/)(page)
  await press(/^Select all [\d,]+ active/)(page)
}

export const labelMany = async (page: Page) => {
  await selectRow(page)
  await page.getByRole('toolbar', { name: 'Selected conversations' }).getByRole('button', { name: 'Label' }).click()
  await page.getByRole('menu').waitFor()
}

export const openMenu = (name: string) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('menu').waitFor()
}

export const openMessageMenu = (name: string) => async (page: Page) => {
  await inComposer(name)(page)
  await page.getByRole('menu').waitFor()
}

export const openRewritten = (page: Page) => page.getByRole('row').filter({ hasText: '9871' }).click()

export const openException = (page: Page) => page.getByRole('row').filter({ hasText: 'Exception' }).first().click()

export const correctException = async (page: Page) => {
  await openException(page)
  await page
    .getByRole('button', { name: /^More for ticket/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Set the new number…' }).click()
}

/** A network that never learned of the demo's past has none of it, so there is something to show. */
export const reconcile = async (page: Page) => {
  await page.getByRole('button', { name: 'Reconcile now' }).click()
  await page.getByRole('table', { name: 'Differences' }).waitFor()
}

export const openDifference = async (page: Page) => {
  await reconcile(page)
  await page.getByRole('table', { name: 'Differences' }).getByRole('row').nth(1).click()
}

export const chooseLogo = async (page: Page) => {
  const buffer = drawPicture(PICTURE_NAMES[0]!)
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: 'The company’s logo' }).waitFor()
}

/** The company has the logo only until this page has loaded, so that other screens appear without it. */
export const withLogo = (path: string) => async (page: Page) => {
  await chooseLogo(page)
  await press('Save company')(page)
  await page.locator('img[src^="/logo/"]').waitFor()
  await page.goto(new URL(path, page.url()).href)
  const data = { company: { companyLogo: null } }
  await page.request.post(new URL('/api/settings/company/save', page.url()).href, { data })
}
