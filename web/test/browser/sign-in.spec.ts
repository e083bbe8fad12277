import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { openPreferences } from './preferences.ts'
import { expect, test } from './world.ts'

test('signing in refuses a wrong password, keeps the name, and continues to the page the user was headed for', async ({
  open,
}) => {
  const page = await open('nobody', '/favicon.svg')
  const faults: string[] = []
  page.on('console', (line) => void (line.type() === 'error' && faults.push(line.text())))
  await page.goto('/payments?status=sent')
  const name = page.getByLabel('Email')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('clerk@goldenpledge.test')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
  await expect(name).toHaveValue('clerk@goldenpledge.test')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/payments?status=sent')
  // The browser itself logs a refused call; the page has nothing to add.
  expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([])
})

test('the user menu greets, links only to what its user can open, sets the theme, and signs out of this browser only', async ({
  open,
}) => {
  const page = await open('clerk', '/inbox')
  const other = await open('clerk', '/terms')
  const user = page.getByRole('button', { name: /^clerk.*user menu/ })
  const menu = page.getByRole('dialog', { name: 'Hello, Dana' })
  await user.click()
  await expect(menu).toContainText('Golden Pledge Pawn & Loan')
  await expect(menu).toContainText(/3 stores · \d users/)
  // An arrow key would change the theme.
  await expect(menu.getByRole('button', { name: 'Your account' })).toBeFocused()
  await menu.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await menu.getByRole('radio', { name: 'System' }).click()
  for (const name of ['Fullscreen', 'What’s New', 'Sign Out', 'Cancel'])
    await expect(menu.getByRole('button', { name })).toBeVisible()
  for (const name of ['Control Panel', 'XD Admin']) await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Switch' })).toHaveCount(0)
  // Nothing in it is out of view.
  expect(
    await menu.evaluate((dialog) =>
      [...dialog.querySelectorAll('*')].some(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible',
      ),
    ),
  ).toBe(false)
  await menu.getByRole('button', { name: 'Cancel' }).click()
  await expect(menu).toBeHidden()
  await expect(user).toBeFocused()
  await openPreferences(page)
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await user.click()
  await menu.getByRole('button', { name: 'What’s New' }).click()
  const news = page.getByRole('dialog', { name: "Discover What's New" })
  await news.getByRole('button', { name: 'Close' }).last().click()
  await expect(news).toBeHidden()

  await user.click()
  await menu.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await test.step('an unknown address says so to everyone, and links home', async () => {
    for (const reader of [page, other]) {
      await reader.goto('/no-such-page')
      await expect(reader.getByRole('heading', { name: 'This page couldn’t be found' })).toBeVisible()
      await expect(reader.getByText('404', { exact: true })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    // Still signed in here.
    await other.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(other).not.toHaveURL(/no-such-page/)
    await expect(other.getByRole('button', { name: /^clerk.*user menu/ })).toBeVisible()
  })
})
