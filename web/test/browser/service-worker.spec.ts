import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { boot } from '@xd/fixtures/testing/bundled-boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { LABEL, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { inboxPath, notice, sendText, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('a page whose code fails to load reloads once, then says so', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  let lost = 0
  await page.context().route(/\/assets\/customer-list-/, (route) => {
    lost += 1
    return route.abort()
  })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Customers' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(lost).toBeGreaterThan(1)
})

test('a dialog whose code fails to load reloads the page once, then says so and can be opened again', async ({
  open,
}) => {
  const page = await open('clerk', '/inbox')
  const conversations = page.getByRole('region', { name: 'Conversations' })
  const ticker = page.getByRole('button', { name: /Precious Metal Spot Pricing/ })
  const dialog = page.getByRole('dialog', { name: 'Precious Metal Spot Pricing' })
  await expect(conversations).toBeVisible()
  await page.route(/\/assets\/metals-dialog-/, (route) => route.abort())
  const reloaded = page.waitForEvent('load')
  await ticker.click()
  await reloaded
  await ticker.click()
  await expect(notice(page, /couldn’t be loaded/)).toBeVisible()
  await expect(conversations).toBeVisible()
  await page.unrouteAll()
  await ticker.click()
  await expect(dialog).toBeVisible()
})

test('what a page can do without reloads it once, and then only that stays away', async ({ open, world }) => {
  const clerk = await world.signIn('clerk')
  await clerk('customers/update-labels', { customerID: PEOPLE.petrov.custID, labels: [LABEL.regular] })
  const page = await open('clerk', '/reports')
  const lostIn: number[] = []
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.context().route(/\/assets\/label-icons/, (route) => {
    lostIn.push(loads)
    return route.abort()
  })
  await page.goto(inboxPath('petrov'))
  await expect.poll(() => new Set(lostIn).size).toBe(2)
  await expect(thread(page)).toBeVisible()
  expect(loads).toBe(2)
})

test.describe('the service worker', () => {
  const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' })
  const ready = (page: Page) =>
    page.evaluate(async () => {
      const { active, scope } = await navigator.serviceWorker.ready
      return [new URL(active!.scriptURL).pathname, new URL(scope).pathname]
    })

  test('caches the whole site, and opens it offline, with unsent messages', async ({ open }) => {
    const page = await open('clerk', inboxPath('petrov'), { serviceWorkers: 'allow' })
    expect(await ready(page)).toEqual(['/sw.js', '/'])
    await expect(thread(page)).toBeVisible()
    await page.context().setOffline(true)
    await sendText(page, 'Your watch is ready')
    await expect(thread(page).getByText(/Held: goes out/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: /server can’t be reached/ })).toBeVisible()
    const kept = page.getByRole('region', { name: 'Not sent yet' })
    await expect(kept.getByRole('listitem')).toHaveText(['Your watch is ready'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /server can’t be reached/ })).toBeVisible()
    await page.context().setOffline(false)
    await expect(inbox(page)).toBeVisible()
    await expect(thread(page).getByText('Your watch is ready')).toHaveCount(1)
    await expect(thread(page).getByText(/Held: goes out/)).toHaveCount(0)
  })

  test('announces a new build, and installs it on request, never over unsent messages', async ({ browser }) => {
    const webDir = mkdtempSync(join(tmpdir(), 'xd-build-'))
    cpSync(new URL('../../dist', import.meta.url), webDir, { recursive: true })
    const server = await boot({ config: { webDir } })
    const context = await browser.newContext({ baseURL: server.url })
    try {
      await context.request.post('/api/auth/login', {
        data: { username: 'clerk@goldenpledge.test', password: DEMO_PASSWORD },
      })
      const page = await context.newPage()
      await page.goto(inboxPath('petrov'))
      await ready(page)
      await page.reload()
      await expect(inbox(page)).toBeVisible()
      const worker = readFileSync(join(webDir, 'sw.js'), 'utf8')
      for (const name of readdirSync(webDir)) if (name.startsWith('sw.js.')) rmSync(join(webDir, name))
      writeFileSync(join(webDir, 'sw.js'), worker.replace(/const BUILD = '[^']*'/, "const BUILD = 'the-next'"))
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      await expect(page.getByText('A new version is ready.')).toBeVisible()

      await page.route('**/messages/send', (route) => route.abort())
      await sendText(page, 'On its way')
      const reload = page
        .getByRole('status')
        .filter({ hasText: 'A new version is ready.' })
        .getByRole('button', { name: 'Reload' })
      await reload.click()
      await expect(notice(page, /still on its way/)).toBeVisible()
      await expect(thread(page).getByText(/Held: goes out/)).toBeVisible()
      await page.unroute('**/messages/send')
      // No longer held, it may still be on its way.
      await expect(thread(page).getByRole('article').last()).toContainText(/On its way.*Delivered/)
      const reloaded = page.waitForEvent('load')
      await reload.click()
      await reloaded
      await expect(inbox(page)).toBeVisible()
      await expect(page.getByText('A new version is ready.')).toBeHidden()
      expect(await page.evaluate(() => caches.keys())).toContain('xd-the-next')
    } finally {
      await context.close()
      await server.close()
      rmSync(webDir, { recursive: true, force: true })
    }
  })
})
