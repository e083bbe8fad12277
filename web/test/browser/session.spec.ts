import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { hold } from './hold.ts'
import { inboxPath } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test.describe('a session that ends elsewhere', () => {
  test('ends in the browser’s other tabs at once, and signing in returns to the same page', async ({ open }) => {
    const page = await open('clerk', '/payments')
    const other = await page.context().newPage()
    await other.goto('/customers')
    await expect(other.getByRole('table')).toBeVisible()
    await page.request.post('/api/auth/logout', { data: {} })
    for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await other.getByRole('textbox', { name: 'Email' }).fill('clerk@goldenpledge.test')
    await other.getByLabel('Password').fill(DEMO_PASSWORD)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByRole('table')).toBeVisible()
    await expect(other).toHaveURL(/[/]customers$/)
  })

  test('loses nothing typed, even if a late call is refused before the next sign-in', async ({ open }) => {
    const page = await open('clerk', inboxPath('petrov'))
    const letGo = await hold(page, '**/draft/save')
    const saving = page.waitForRequest('**/draft/save')
    await page.getByRole('textbox', { name: /^Text / }).fill('still on its way')
    await saving
    await page.request.post('/api/auth/logout', { data: {} })
    const username = page.getByRole('textbox', { name: 'Email' })
    await username.fill('clerk@goldenpledge.test')
    const refused = page.waitForResponse('**/draft/save')
    letGo()
    await refused
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('textbox', { name: /^Text / })).toHaveValue('still on its way')
  })

  test('is noticed when the connection comes back', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
    await page.context().setOffline(true)
    const token = (await page.context().cookies()).find(({ name }) => name === 'xd_session')!.value
    await fetch(new URL('/api/auth/logout', page.url()), {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 })
  })
})
