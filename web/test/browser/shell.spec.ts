import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { hold } from './hold.ts'
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
  test('the new version is announced to each user of a browser until dismissed', async ({ open }) => {
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

test('startup calls go out in order, and only then is the live channel ready', async ({ open }) => {
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
    'mailers/list-jobs',
    'calendar/categories/list',
    'settings/company/fetch',
    'labels/list',
  ]
  for (const load of loads) expect(seen.indexOf(`${load} answered`), load).toBeGreaterThan(-1)
  expect(Math.max(...loads.map((load) => seen.indexOf(`${load} answered`)))).toBeLessThan(seen.indexOf('ready'))
})

test('page visits are logged by route pattern, never by whom they are about', async ({ open }) => {
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

test.describe('snow', () => {
  const snow = (page: Page) => page.locator('canvas[data-particles="100"]')

  test('falls in winter, for users who want it', async ({ open }) => {
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

  test('does not fall under reduced motion', async ({ open }) => {
    const page = await openAt(open, '2026-12-12T18:00:00Z')
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
    await expect(snow(page)).toHaveCount(0)
  })
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
