import type { Page, Request } from '@playwright/test'
import type { Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { hold } from './hold.ts'
import { row, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('a long thread skips the rows that fly past, scrolls back to its first message, and draws only what is near', async ({
  open,
}) => {
  const page = await open('clerk', `/inbox?convo=${PEOPLE.talkative.convos.main!}`)
  const log = thread(page)
  await expect(log.locator('[data-row]').last()).toBeInViewport()
  const drawn = await log.evaluate(
    (node) =>
      new Promise<number>((resolve) => {
        const seen = new Set<string>()
        const leaps = 40
        const leap = (left: number) => {
          for (const row of node.querySelectorAll<HTMLElement>('[data-row]')) seen.add(row.dataset.row!)
          node.scrollBy(0, left > leaps / 2 ? -1_500 : 1_500)
          if (left > 0) requestAnimationFrame(() => leap(left - 1))
          else resolve(seen.size)
        }
        leap(leaps)
      }),
  )
  const { passed } = await log.evaluate((node) => ({ passed: node.scrollHeight / node.clientHeight }))
  expect(passed).toBeGreaterThan(3)
  expect(drawn).toBeLessThan(120)
  await expect(log.locator('[data-row]').last()).toBeInViewport()

  await expect(async () => {
    await log.evaluate((node) => node.scrollBy(0, -100_000))
    await expect(page.getByRole('button', { name: 'Older messages' })).toHaveCount(0, { timeout: 500 })
  }).toPass()
  // Rows that turn out taller than estimated move the beginning away, so users keep scrolling.
  await expect(async () => {
    await log.evaluate((node) => node.scrollBy(0, -100_000))
    await expect(log.locator('[data-row]').first()).toBeInViewport({ timeout: 300 })
  }).toPass()
  // Far fewer rows are drawn than exist.
  expect(await log.locator('[data-row]').count()).toBeLessThan(80)
})

/** The row a third of the way down the thread, and its position. */
const inSight = (page: Page) =>
  thread(page).evaluate((log) => {
    const { top, bottom, height } = log.getBoundingClientRect()
    const at = top + height / 3
    // A day's heading moves up to its first message once that arrives. Until a scroll is drawn, all rows are elsewhere.
    const row = [...log.querySelectorAll<HTMLElement>('[data-row]:not([data-row^="d"])')].find((one) => {
      const place = one.getBoundingClientRect()
      return place.bottom > at && place.top < bottom
    })
    return { key: row?.dataset.row ?? '', top: Math.round(row?.getBoundingClientRect().top ?? 0) }
  })
const placeOf = (page: Page, key: string) =>
  thread(page)
    .locator(`[data-row="${key}"]`)
    .evaluate((row) => Math.round(row.getBoundingClientRect().top))

/** Scrolls back until nothing moves. */
const readBack = async (page: Page, by: number) => {
  await thread(page).evaluate((log, pixels) => log.scrollBy(0, -pixels), by)
  let before = await inSight(page)
  await expect(async () => {
    const now = await inSight(page)
    const [last, still] = [before, now]
    before = now
    // Right after a long scroll, no row is drawn yet.
    expect(still.key).not.toBe('')
    expect(still).toEqual(last)
  }).toPass()
  return before
}

const texted = async (world: Booted, body: string) => {
  const { stores } = await (await world.signIn('clerk'))('stores/list', {})
  await world.sandbox('/phone/send', { from: PEOPLE.talkative.custPhone, to: stores[0]!.storeSMSNumber, body })
}

test('a thread scrolled back stays while texts arrive, counts them, jumps on request, and reopens where it was left', async ({
  open,
  world,
}) => {
  const page = await open('clerk', `/inbox?convo=${PEOPLE.talkative.convos.main!}`)
  await expect(thread(page).locator('[data-row]').last()).toBeInViewport()
  const { key, top } = await readBack(page, 1_500)
  const moved = async () => Math.abs((await placeOf(page, key)) - top)
  await texted(world, 'One more thing')
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
  await texted(world, 'And another')
  await expect(page.getByRole('button', { name: '2 new' })).toBeVisible()
  await expect.poll(moved).toBeLessThanOrEqual(2)

  await test.step('it reopens where it was left, even if a text has arrived since', async () => {
    await row(page, 'petrov').click()
    await expect(thread(page).locator(`[data-row="${key}"]`)).toHaveCount(0)
    await texted(world, 'Are you still there?')
    await expect(row(page, 'talkative')).toContainText('Are you still there?')
    await row(page, 'talkative').click()
    await expect(thread(page).locator(`[data-row="${key}"]`)).toBeVisible()
    await expect.poll(moved).toBeLessThanOrEqual(2)
  })

  await texted(world, 'Hello?')
  await page.getByRole('button', { name: /^\d+ new$/ }).click()
  await expect(thread(page).getByText('Hello?')).toBeInViewport()
  await expect(page.getByRole('button', { name: /^\d+ new$/ })).toHaveCount(0)
})

test('a thread does not jump when older messages load above, in a low or a high window', async ({ open }) => {
  const page = await open('clerk', '/favicon.svg')
  const isOlder = (request: Request) =>
    request.url().endsWith('/messages/fetch') &&
    typeof (request.postDataJSON() as { beforeID?: unknown }).beforeID === 'number'
  // The low window shows hardly more than the oldest loaded row: the day's heading, before which older messages come.
  for (const height of [720, 430])
    await test.step(`${height} px high`, async () => {
      await page.setViewportSize({ width: 1280, height })
      const letGo = await hold(page, '**/messages/fetch', isOlder)
      const asked = page.waitForRequest(isOlder)
      await page.goto(`/inbox?convo=${PEOPLE.talkative.convos.main!}`)
      await expect(thread(page).locator('[data-row]').last()).toBeInViewport()
      const { key, top } = await readBack(page, 100_000)
      await asked
      const length = () => thread(page).evaluate((log) => log.scrollHeight)
      const before = await length()
      letGo()
      await expect.poll(length).toBeGreaterThan(before + 500)
      expect(Math.abs((await placeOf(page, key)) - top)).toBeLessThanOrEqual(2)
      await page.unrouteAll()
    })
})
