import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LABEL, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { inboxPath, notice, sendText, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

// A separate build, which another can replace.
let webDir: string | undefined
test.use({
  bootOptions: async ({}, use) => {
    if (!webDir) {
      webDir = mkdtempSync(join(tmpdir(), 'xd-build-'))
      cpSync(new URL('../../dist', import.meta.url), webDir, { recursive: true })
    }
    await use({ config: { webDir } })
  },
})
test.afterAll(() => webDir && rmSync(webDir, { recursive: true, force: true }))

const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' })

test('code that fails to load reloads the page once, and after that only the failed part is missing', async ({
  open,
  world,
}) => {
  const clerk = await world.signIn('clerk')
  await clerk('customers/update-labels', { customerID: PEOPLE.petrov.custID, labels: [LABEL.regular] })
  const page = await open('clerk', '/inbox')
  await expect(inbox(page)).toBeVisible()
  const loses = (name: RegExp, onLost = () => {}) =>
    page.route(name, (route) => {
      onLost()
      return route.abort()
    })

  await test.step('a dialog: the page says so, and it can be opened again', async () => {
    const ticker = page.getByRole('button', { name: /Precious Metal Spot Pricing/ })
    await loses(/\/assets\/metals-dialog-/)
    const reloaded = page.waitForEvent('load')
    await ticker.click()
    await reloaded
    await ticker.click()
    await expect(notice(page, /couldn’t be loaded/)).toBeVisible()
    await expect(inbox(page)).toBeVisible()
    await page.unrouteAll()
    await ticker.click()
    const dialog = page.getByRole('dialog', { name: 'Precious Metal Spot Pricing' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  // As if the last reload had been long ago.
  const forgetReload = () => page.evaluate(() => sessionStorage.clear())

  await test.step('a page: it offers to try again', async () => {
    await forgetReload()
    let lost = 0
    await loses(/\/assets\/customers-page-/, () => (lost += 1))
    const reloaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Customers', exact: true }).click()
    await reloaded
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(lost).toBeGreaterThan(1)
  })

  await test.step('a part that a page can do without', async () => {
    await forgetReload()
    const lostIn: number[] = []
    let loads = 0
    page.on('load', () => (loads += 1))
    await loses(/\/assets\/label-icons/, () => lostIn.push(loads))
    await page.goto(inboxPath('petrov'))
    await expect.poll(() => new Set(lostIn).size).toBe(2)
    await expect(thread(page)).toBeVisible()
    expect(loads).toBe(2)
  })
})

test('the service worker opens the site offline, and installs a new build, never over unsent messages', async ({
  open,
}) => {
  const page = await open('clerk', inboxPath('petrov'), { serviceWorkers: 'allow' })
  const ready = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready
    return [new URL(active!.scriptURL).pathname, new URL(scope).pathname]
  })
  expect(ready).toEqual(['/sw.js', '/'])
  await expect(thread(page)).toBeVisible()

  await test.step('the whole site opens offline, with unsent messages', async () => {
    await page.context().setOffline(true)
    await sendText(page, 'Your watch is ready')
    await expect(thread(page).getByText(/Sends when the server/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: /server can’t be reached/ })).toBeVisible()
    const kept = page.getByRole('region', { name: 'Not sent yet' })
    await expect(kept.getByRole('listitem')).toHaveText(['Your watch is ready'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /server can’t be reached/ })).toBeVisible()
    await page.context().setOffline(false)
    await expect(inbox(page)).toBeVisible()
    await expect(thread(page).getByText('Your watch is ready')).toHaveCount(1)
    await expect(thread(page).getByText(/Sends when the server/)).toHaveCount(0)
  })

  await test.step('a new build is announced, and installed on request', async () => {
    const worker = readFileSync(join(webDir!, 'sw.js'), 'utf8')
    for (const name of readdirSync(webDir!)) if (name.startsWith('sw.js.')) rmSync(join(webDir!, name))
    writeFileSync(join(webDir!, 'sw.js'), worker.replace(/const BUILD = '[^']*'/, "const BUILD = 'the-next'"))
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const announced = page.getByText('A new version is ready.')
    await expect(announced).toBeVisible()

    await page.route('**/messages/send', (route) => route.abort())
    await sendText(page, 'On its way')
    const reload = page
      .getByRole('status')
      .filter({ hasText: 'A new version is ready.' })
      .getByRole('button', { name: 'Reload' })
    await reload.click()
    await expect(notice(page, /still sending/)).toBeVisible()
    await expect(thread(page).getByText(/Sends when the server/)).toBeVisible()
    await page.unroute('**/messages/send')
    // No longer held, it may still be on its way.
    await expect(thread(page).getByRole('article').last()).toContainText(/On its way.*Delivered/)
    const reloaded = page.waitForEvent('load')
    await reload.click()
    await reloaded
    await expect(inbox(page)).toBeVisible()
    await expect(announced).toBeHidden()
    expect(await page.evaluate(() => caches.keys())).toContain('xd-the-next')
  })
})
