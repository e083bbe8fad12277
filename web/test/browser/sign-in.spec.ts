import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { expect, test } from './world.ts'

test.describe('signing in', () => {
  test('refuses a wrong password, keeps the name, and lets the right one in', async ({ open }) => {
    const page = await open('nobody', '/inbox')
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
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/inbox')
  })

  test('continues to the page the user was headed for', async ({ open }) => {
    const page = await open('nobody', '/privacy')
    const faults: string[] = []
    page.on('console', (line) => void (line.type() === 'error' && faults.push(line.text())))
    await page.goto('/payments?status=sent')
    await page.getByLabel('Email').fill('clerk@goldenpledge.test')
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/payments?status=sent')
    // The browser itself notes the refusal of a call; the page has nothing to add.
    expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([])
  })

  test('ends by signing out, for this browser only', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    const other = await open('clerk', '/inbox')
    await page.getByRole('button', { name: /^clerk.*user menu/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.goto('/inbox')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('region', { name: 'Conversations' })).toBeVisible()
  })
})

test.describe('the user menu', () => {
  test('greets the clerk, counts stores and users, and links only to what the clerk can open', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    await page.getByRole('button', { name: /^clerk.*user menu/ }).click()
    const menu = page.getByRole('dialog', { name: 'Hello, Dana' })
    await expect(menu).toContainText('Golden Pledge Pawn & Loan')
    await expect(menu).toContainText(/3 stores · \d users/)
    for (const name of ['Fullscreen', 'What’s New', 'Sign Out', 'Cancel'])
      await expect(menu.getByRole('button', { name })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Control Panel' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'XD Admin' })).toHaveCount(0)
    await expect(menu.getByRole('button', { name: 'Switch' })).toHaveCount(0)
    await menu.getByRole('button', { name: 'Cancel' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: /^clerk.*user menu/ })).toBeFocused()
  })

  test('has the Control Panel for the owner', async ({ open }) => {
    const page = await open('owner', '/inbox')
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('link', { name: 'Control Panel' }).click()
    await expect(page).toHaveURL('/settings')
  })

  test('has Switch and XD Admin for support staff', async ({ open }) => {
    const page = await open('support@xd.test', '/inbox')
    await page.getByRole('button', { name: /support \(XD Support\).*user menu/ }).click()
    const menu = page.getByRole('dialog', { name: 'Hello, Robin' })
    await expect(menu.getByRole('button', { name: 'Switch' })).toBeVisible()
    await menu.getByRole('link', { name: 'XD Admin' }).click()
    await expect(page).toHaveURL('/admin')
  })

  test('opens What’s New, and sets the theme', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    const user = page.getByRole('button', { name: /^clerk.*user menu/ })
    await user.click()
    await page.getByRole('radio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'What’s New' }).click()
    const news = page.getByRole('dialog', { name: "Discover What's New" })
    await expect(news.getByRole('link', { name: 'Terms' })).toBeVisible()
    await expect(news.getByRole('link', { name: 'Privacy' })).toBeVisible()
    await news.getByRole('button', { name: 'Close' }).last().click()
    await expect(news).toBeHidden()
  })
})

test.describe('an unknown address', () => {
  for (const who of ['nobody', 'clerk']) {
    test(`says so to ${who}, and links home`, async ({ open }) => {
      const page = await open(who, '/no-such-page')
      await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
      await expect(page.getByText('404', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(page).not.toHaveURL(/no-such-page/)
    })
  }
})
