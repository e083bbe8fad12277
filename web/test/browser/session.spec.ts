import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { openSaved } from './calendar-steps.ts'
import { hold } from './hold.ts'
import { inboxPath } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Sign in' })

/** The session ends elsewhere, and the page learns of it from its next call. */
const endSession = async (page: Page, act: () => Promise<void>) => {
  await page.context().clearCookies()
  await act()
  await expect(heading(page)).toBeVisible()
}

const signIn = async (page: Page, who: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@goldenpledge.test`)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const editor = (page: Page) => page.getByRole('dialog', { name: /(New|Edit) entry/ })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })

const beginEntry = async (page: Page) => {
  await page.getByRole('button', { name: 'New entry' }).click()
  await title(page).fill('Auction at noon')
  await editor(page)
    .getByRole('button', { name: /^Calendar/ })
    .click()
  await page.getByRole('option', { name: 'Staff' }).click()
}
const save = (page: Page) => editor(page).getByRole('button', { name: 'Save entry' }).click()

test('a session that ends elsewhere ends in the browser’s other tabs at once, and signing in returns to the same page', async ({
  open,
}) => {
  const page = await open('clerk', '/payments')
  const other = await page.context().newPage()
  await other.goto('/customers')
  await expect(other.getByRole('table')).toBeVisible()
  await page.request.post('/api/auth/logout', { data: {} })
  for (const tab of [page, other]) await expect(heading(tab)).toBeVisible()
  await signIn(other, 'clerk')
  await expect(other.getByRole('table')).toBeVisible()
  await expect(other).toHaveURL(/[/]customers$/)
})

test('a session that ends loses nothing typed, even if a late call is refused before the next sign-in', async ({
  open,
}) => {
  const page = await open('clerk', inboxPath('petrov'))
  const letGo = await hold(page, '**/draft/save')
  const saving = page.waitForRequest('**/draft/save')
  await page.getByRole('textbox', { name: /^Text / }).fill('still on its way')
  await saving
  await page.request.post('/api/auth/logout', { data: {} })
  await page.getByRole('textbox', { name: 'Email' }).fill('clerk@goldenpledge.test')
  const refused = page.waitForResponse('**/draft/save')
  letGo()
  await refused
  await signIn(page, 'clerk')
  await expect(page.getByRole('textbox', { name: /^Text / })).toHaveValue('still on its way')

  await test.step('a page notices that the session has ended when the connection returns', async () => {
    await page.context().setOffline(true)
    const token = (await page.context().cookies()).find(({ name }) => name === 'xd_session')!.value
    await fetch(new URL('/api/auth/logout', page.url()), {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    await page.context().setOffline(false)
    await expect(heading(page)).toBeVisible({ timeout: 30_000 })
  })
})

test('text typed into a form is hidden while signed out, and can be saved after', async ({ open, world }) => {
  const page = await open('owner', '/customers')
  await page.getByRole('link', { name: 'Calendar' }).click()
  await beginEntry(page)
  await endSession(page, () => save(page))
  await expect(title(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page).toHaveTitle(/^Sign in/)
  await page.keyboard.press('Control+k')
  await page.goBack()
  await expect(page).toHaveURL(/calendar/)
  // A reload would lose it, so the browser asks.
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  const owner = await world.signIn('owner')
  await owner('calendar/categories/update', { category: { catTitle: 'Auctions' } })

  await signIn(page, 'owner')
  await expect(title(page)).toHaveValue('Auction at noon')
  await expect(page).toHaveTitle(/Calendar ·/)
  await editor(page)
    .getByRole('button', { name: /^Calendar/ })
    .click()
  await page.getByRole('option', { name: 'Auctions' }).click()
  await save(page)
  await expect(editor(page)).toBeHidden()
  await openSaved(page)
  await expect(title(page)).toHaveValue('Auction at noon')
  await expect(editor(page).getByRole('button', { name: /^Calendar/ })).toHaveText('Auctions')
  await editor(page).getByRole('button', { name: 'Cancel' }).click()
  await owner('calendar/categories/update', { category: { catTitle: 'Estate sales' } })
  await page.getByRole('button', { name: 'New entry' }).click()
  await editor(page)
    .getByRole('button', { name: /^Calendar/ })
    .click()
  await expect(page.getByRole('option', { name: 'Estate sales' })).toBeVisible()

  await test.step('none of it is left once somebody else signs in', async () => {
    await page.getByRole('option', { name: 'Estate sales' }).click()
    await title(page).fill('Auction at night')
    await endSession(page, () => save(page))
    await signIn(page, 'clerk')
    await expect(title(page)).toHaveValue('New Entry')
    const left = await page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value))
    expect(left).not.toContain('Auction at night')
  })
})

test('a dialog over the screen and its typed text return, too', async ({ open }) => {
  const page = await open('clerk', '/payments')
  await page.getByRole('main').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('new message')
  await page.getByRole('option', { name: /^New message/i }).click()
  await page.getByRole('textbox', { name: 'First Name' }).fill('Wilhelmina')
  await endSession(page, () => page.getByRole('textbox', { name: 'Last Name' }).fill('Tell'))
  await signIn(page, 'clerk')
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Wilhelmina')
  await expect(page.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Tell')
})
