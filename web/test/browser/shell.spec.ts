import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { boot, DEMO_PASSWORD } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { hold } from './hold.ts'
import { conversation, inboxPath, notice, sendText, thread } from './inbox-steps.ts'
import { expect, test, type Who } from './world.ts'

const at = (time: string) => Date.parse(time)

test.use({
  bootOptions: {
    config: {
      maintenance: {
        start: at('2026-03-01T08:00:00Z'),
        end: at('2026-03-01T09:00:00Z'),
        icon: 'wrench',
        text: 'We move house.',
        forced: false,
        button: { label: 'Read more', href: 'https://status.example/' },
      },
    },
  },
})

type Open = (who: Who, path: string, options?: { reducedMotion?: 'no-preference' }) => Promise<Page>

/** A page whose clock stands at a time of ours when it loads, and then runs. */
const openAt = async (open: Open, time: string, options?: { reducedMotion?: 'no-preference' }): Promise<Page> => {
  const page = await open('clerk', '/favicon.svg', options)
  await page.clock.install({ time: at(time) })
  await page.goto('/inbox')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  return page
}

test.describe('banners', () => {
  test('the new version is told until it is dismissed, to each user of a browser', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    const banner = page.getByText('You have automatically been upgraded to the latest version.')
    await expect(page.getByText(/^Version 2\.0\.14/)).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
    await expect(banner).toBeHidden()
    await page.request.post('/api/auth/login', {
      data: { username: 'owner@goldenpledge.test', password: DEMO_PASSWORD },
    })
    await page.reload()
    await expect(banner).toBeVisible()
  })

  test('a maintenance notice comes and goes on the second, and can be dismissed', async ({ open }) => {
    const page = await openAt(open, '2026-03-01T07:59:30Z')
    const notice = page.getByText('We move house.')
    await expect(notice).toBeHidden()
    await page.clock.fastForward(31_000)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: 'Read more' })).toBeVisible()
    await page.clock.fastForward(3_600_000)
    await expect(notice).toBeHidden()

    const other = await openAt(open, '2026-03-01T08:30:00Z')
    await other
      .getByRole('status')
      .filter({ hasText: 'We move house.' })
      .getByRole('button', { name: 'Dismiss' })
      .click()
    await expect(other.getByText('We move house.')).toBeHidden()
  })
})

test('What’s New tells the history from 1.0 to 2.0.14', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  await page.getByRole('button', { name: 'What’s New' }).click()
  const releases = page.getByRole('dialog', { name: "Discover What's New" }).getByRole('region', { name: 'Releases' })
  await expect(releases.getByText('2.0.14 · 04/07/2024')).toBeVisible()
  await expect(releases.getByText('1.0 · 03/2020')).toBeAttached()
  await expect(
    releases
      .getByRole('listitem')
      .filter({ has: page.getByRole('list') })
      .first(),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
})

test.describe('a session that ends elsewhere', () => {
  test('ends in the browser’s other tabs at once, and leads back to where they were', async ({ open }) => {
    const page = await open('clerk', '/payments')
    const other = await page.context().newPage()
    await other.goto('/customers')
    await expect(other.getByRole('table')).toBeVisible()
    await page.request.post('/api/auth/logout', { data: {} })
    for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(other).toHaveURL(/to=%2Fcustomers/)
  })

  test('takes nothing from who signs in again, though a last call comes back refused', async ({ open }) => {
    const page = await open('clerk', inboxPath('petrov'))
    const letGo = await hold(page, '**/draft/save')
    const saving = page.waitForRequest('**/draft/save')
    await page.getByRole('textbox', { name: /^Text / }).fill('still on its way')
    await saving
    await page.request.post('/api/auth/logout', { data: {} })
    const username = page.getByRole('textbox', { name: 'Username' })
    await username.fill('clerk@goldenpledge.test')
    const refused = page.waitForResponse('**/draft/save')
    letGo()
    await refused
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('textbox', { name: /^Text / })).toHaveValue('still on its way')
  })

  test('is learnt when the connection comes back', async ({ open }) => {
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

test('what a session needs is asked for in order, and only then the live channel is ready', async ({ open }) => {
  const page = await open('owner', '/favicon.svg')
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname.replace('/api/', '')))
  page.on('requestfinished', (request) => seen.push(`${new URL(request.url()).pathname.replace('/api/', '')} answered`))
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => seen.push((JSON.parse(String(payload)) as { event: string }).event)),
  )
  await page.goto('/')
  await expect.poll(() => seen).toContain('ready')
  const loads = [
    'stores/list',
    'employees/list',
    'inbox/list',
    'payments/list',
    'calendar/categories/list',
    'labels/list',
  ]
  for (const load of loads) expect(seen.indexOf(`${load} answered`), load).toBeGreaterThan(-1)
  expect(Math.max(...loads.map((load) => seen.indexOf(`${load} answered`)))).toBeLessThan(seen.indexOf('ready'))
})

test('each page that is visited is noted by its pattern, never by whom it is about', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  const noted: unknown[] = []
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/profiler/activity') &&
      noted.push((request.postDataJSON() as { profile: unknown }).profile),
  )
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect.poll(() => noted).toContainEqual({ type: 'page', pageName: '/customers' })
  await page.goto(`/customers/${PEOPLE.whitfield.custID}/1/payments`)
  await expect.poll(() => noted).toContainEqual({ type: 'page', pageName: '/customers/$customer/$storeID/payments' })
})

test('a page whose code does not come reloads once, then says so', async ({ open }) => {
  // Without the worker that keeps what has been loaded once.
  const page = await open('clerk', '/inbox', { serviceWorkers: 'block' })
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  let lost = 0
  await page.context().route(/\/assets\/customers-page-/, (route) => {
    lost += 1
    return route.abort()
  })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Customers' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(lost).toBeGreaterThan(1)
})

test.describe('the service worker', () => {
  const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' })
  const ready = (page: Page) =>
    page.evaluate(async () => {
      const { active, scope } = await navigator.serviceWorker.ready
      return [new URL(active!.scriptURL).pathname, new URL(scope).pathname]
    })

  test('holds the whole site, and opens it without a network', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    expect(await ready(page)).toEqual(['/sw.js', '/'])
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible()
    await page.context().setOffline(false)
    await expect(inbox(page)).toBeVisible()
  })

  test('tells of a new build, and takes it when asked, never over what is still to be sent', async ({ browser }) => {
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
      await expect(thread(page).getByText(/Held: goes out/)).toHaveCount(0)
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

test.describe('snow', () => {
  const snow = (page: Page) => page.locator('canvas[data-particles="100"]')

  test('falls in winter, for who wants it', async ({ open }) => {
    const page = await openAt(open, '2026-12-12T18:00:00Z', { reducedMotion: 'no-preference' })
    await expect(snow(page)).toBeVisible()
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('switch', { name: 'Snow in winter' }).click()
    await expect(snow(page)).toHaveCount(0)
  })

  test('does not fall in July', async ({ open }) => {
    const page = await openAt(open, '2026-07-12T18:00:00Z', { reducedMotion: 'no-preference' })
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
    await expect(snow(page)).toHaveCount(0)
  })

  test('does not fall for who wants less motion', async ({ open }) => {
    const page = await openAt(open, '2026-12-12T18:00:00Z')
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
    await expect(snow(page)).toHaveCount(0)
  })
})

test('Switch Company finds a company, visits it to look, then to change something, and returns', async ({
  open,
  world,
}) => {
  const page = await open('support@xd.test', '/')
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('button', { name: 'Switch', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch Company' })
  const search = dialog.getByRole('combobox', { name: 'Search companies' })
  await search.fill('no company is called so')
  await expect(dialog.getByText('No Matches Found.')).toBeVisible()
  await search.fill('PLEDGE')
  const company = dialog.getByRole('option', { name: /Golden Pledge/ })
  await expect(company).toContainText(/ID \d+ · 3 stores · last login/)
  await expect(dialog.getByRole('radio', { name: 'Look only' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Call 812')
  await company.click()
  await expect(page.getByText('Support visit, read-only')).toBeVisible()
  await page.goto(inboxPath('ortega'))
  await expect(conversation(page, 'ortega')).toContainText('This support visit may look and change nothing.')
  await expect(page.getByRole('button', { name: 'Request payment' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Allow changes' }).click()
  await page
    .getByRole('alertdialog', { name: 'Allow changes in Golden Pledge Pawn & Loan?' })
    .getByRole('button', { name: 'Allow Changes' })
    .click()
  await expect(page.getByText(/Support visit · .*What you change is real, and logged under your name/)).toBeVisible()
  await sendText(page, 'Your store asked us to look into it.')
  // Clerks have no support accounts in their lists, and read all the same whose words these are.
  const clerk = await open('clerk', inboxPath('ortega'))
  await expect(thread(clerk)).toContainText(/look into it\..*XD Support/s)
  const visits = await world.connection.reads
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('companyID', '=', 2)
    .where('action', 'like', 'support-visit%')
    .orderBy('auditID')
    .execute()
  expect(visits.map(({ action, detail }) => [action, JSON.parse(detail!) as unknown])).toMatchObject([
    ['support-visit', { reason: 'Call 812', readOnly: true }],
    ['support-visit-end', { reason: 'Call 812' }],
    ['support-visit', { reason: 'Call 812', readOnly: false }],
  ])

  await page.getByRole('button', { name: /^Return to/ }).click()
  await expect(page.getByText(/Support visit/)).toBeHidden()
})

test('the ticker opens spot pricing, and remembers the weight unit', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  const ticker = page.getByRole('button', { name: /Precious Metal Spot Pricing/ })
  await expect(ticker).toHaveAttribute('aria-busy', 'false')
  for (const symbol of ['AU', 'PT', 'AG', 'PD']) await expect(ticker).toContainText(symbol)
  await ticker.click()
  const dialog = page.getByRole('dialog', { name: 'Precious Metal Spot Pricing' })
  await expect(dialog.getByRole('radio', { name: 'Grams' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Pennyweight' }).click()
  await expect(dialog.getByRole('table', { name: 'Dollars per pennyweight' })).toBeVisible()
  await page.reload()
  await ticker.click()
  await expect(dialog.getByRole('radio', { name: 'Pennyweight' })).toBeChecked()
})

test('one box finds a customer by phone, a ticket and an act, from the keyboard', async ({ open }) => {
  const page = await open('owner', '/inbox')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /Find a customer/ })
  await expect(box).toBeFocused()
  await box.fill('2135550147')
  await expect(page.getByRole('option').first()).toContainText('Whitfield')
  await box.fill('10233')
  await expect(page.getByRole('option', { name: /Whitfield, Jerome.*Tickets 10233, 10234/ }).first()).toBeVisible()
  await box.fill('customers')
  await page.getByRole('option', { name: /^Customers/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customers/)
})
