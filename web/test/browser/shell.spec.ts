import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { hold } from './hold.ts'
import { goByOwnClock } from './own-clock.ts'
import { openPreferences } from './preferences.ts'
import { expect, test } from './world.ts'

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

test('the new version is announced to each user of a browser until dismissed, and What’s New tells its history', async ({
  open,
}) => {
  const page = await open('clerk', '/inbox')
  const banner = page.getByText('You have automatically been upgraded to the latest version.')
  await expect(page.getByText(/^Version 2\.0\.14/)).toBeVisible()
  await page.getByRole('button', { name: 'What’s New' }).click()
  const news = page.getByRole('dialog', { name: "Discover What's New" })
  const releases = news.getByRole('region', { name: 'Releases' })
  await expect(releases.getByText('2.0.14 · 04/07/2024')).toBeVisible()
  await expect(releases.getByText('1.0 · 03/2020')).toBeAttached()
  const listed = releases.getByRole('listitem').filter({ has: page.getByRole('list') })
  await expect(listed.first()).toBeVisible()
  await expect(news.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await news.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(banner).toBeHidden()
  await expect(page.locator(':focus')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.request.post('/api/auth/login', {
    data: { username: 'owner@goldenpledge.test', password: DEMO_PASSWORD },
  })
  await page.reload()
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'What’s New' }).click()
  await news.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
})

test('by the clock: a maintenance notice comes and goes on the second, and it snows in winter for users who want it', async ({
  open,
}) => {
  const page = await open('clerk', '/favicon.svg', { reducedMotion: 'no-preference' })
  await goByOwnClock(page)
  await page.clock.install({ time: at('2026-03-01T07:59:30Z') })
  await page.goto('/inbox')
  const notice = page.getByRole('status').filter({ hasText: 'We move house.' })
  const snow = page.locator('canvas[data-particles="100"]')
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  await expect(notice).toBeHidden()
  await page.clock.fastForward(31_000)
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Read more' })).toBeVisible()
  await page.clock.fastForward(3_600_000)
  await expect(notice).toBeHidden()
  await expect(snow).toHaveCount(0)

  await page.clock.setSystemTime(at('2026-03-01T08:30:00Z'))
  await page.clock.runFor(1000)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()

  await page.clock.setSystemTime(at('2026-12-12T18:00:00Z'))
  await page.clock.runFor(60_000)
  await expect(snow).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(snow).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(snow).toBeVisible()
  await openPreferences(page)
  await page.getByRole('switch', { name: 'Snow in winter' }).click()
  await expect(snow).toHaveCount(0)
})

test('startup calls are sent in order, then the live channel is ready; page visits are logged without naming anyone', async ({
  open,
}) => {
  const page = await open('owner', '/favicon.svg')
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname.replace('/api/', '')))
  page.on('requestfinished', (request) => seen.push(`${new URL(request.url()).pathname.replace('/api/', '')} answered`))
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => seen.push((JSON.parse(String(payload)) as { event: string }).event)),
  )
  const visited: unknown[] = []
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/profiler/activity') &&
      visited.push((request.postDataJSON() as { profile: unknown }).profile),
  )
  await page.goto('/')
  await expect.poll(() => seen).toContain('ready')
  const loads = [
    'stores/list',
    'employees/list',
    'inbox/list',
    'payments/list',
    'mailers/list-jobs',
    'calendar/categories/list',
    'settings/company/fetch',
    'labels/list',
  ]
  for (const load of loads) expect(seen.indexOf(`${load} answered`), load).toBeGreaterThan(-1)
  expect(Math.max(...loads.map((load) => seen.indexOf(`${load} answered`)))).toBeLessThan(seen.indexOf('ready'))

  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect.poll(() => visited).toContainEqual({ type: 'page', pageName: '/customers' })
  await page.goto(`/customers/${PEOPLE.whitfield.custID}/1/payments`)
  await expect.poll(() => visited).toContainEqual({ type: 'page', pageName: '/customers/$customer/$storeID/payments' })
})

test('a page whose code can’t be fetched, even after a retry, leaves the frame and says to check the connection', async ({
  open,
}) => {
  const page = await open('owner', '/inbox')
  await page.route(/assets\/reports-screen-.*\.js/, (route) => route.abort())
  const modules = page.getByRole('navigation', { name: 'Modules' })
  await modules.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded')
  await expect(page.getByRole('alert')).toContainText('Check this computer’s internet connection')
  await modules.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
})

test('the ticker opens spot pricing, and remembers the weight unit', async ({ open }) => {
  const page = await open('clerk', '/inbox')
  const ticker = page.getByRole('button', { name: /Precious Metal Spot Pricing/ })
  const letGo = await hold(page, '**/precious-metals/latest')
  await page.clock.install()
  await page.reload()
  await expect(ticker).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(ticker).toHaveAttribute('aria-busy', 'false')
  for (const symbol of ['AU', 'PT', 'AG', 'PD']) await expect(ticker).toContainText(symbol)
  await ticker.click()
  const dialog = page.getByRole('dialog', { name: 'Precious Metal Spot Pricing' })
  await expect(dialog.getByRole('radio', { name: 'Grams' })).toBeChecked()
  await expect(dialog.getByRole('radio')).toHaveText(['Grams', 'Ounces', 'Troy Ounces', 'Pennyweight'])
  const prices = dialog.getByRole('table', { name: 'Dollars per gram' })
  await expect(prices.getByRole('columnheader')).toHaveText(['Metal', 'Bid', 'Ask', 'Since close'])
  await expect(prices.getByRole('row')).toHaveCount(5)
  for (const rate of ['Canadian dollars', 'Mexican pesos', '1 Bitcoin', '1 Ether'])
    await expect(dialog.getByText(rate)).toBeVisible()
  await expect(dialog.getByText(/^Refreshes in [56]\d s$/)).toBeVisible()
  const again = page.waitForRequest('**/precious-metals/latest')
  await page.clock.fastForward(60_000)
  await again
  await expect(dialog.getByText(/^Refreshes in (60|5\d) s$/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Pennyweight' }).click()
  await expect(dialog.getByRole('table', { name: 'Dollars per pennyweight' })).toBeVisible()
  await page.reload()
  await ticker.click()
  await expect(dialog.getByRole('radio', { name: 'Pennyweight' })).toBeChecked()
})
