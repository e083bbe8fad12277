import { notice, row, rows, thread } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

test.describe('many conversations at once', () => {
  test('are chosen from one to another, acted on together, and come back by one undo', async ({ open }) => {
    const page = await open('manager', '/inbox')
    await expect(row(page, 'petrov')).toBeVisible()
    await rows(page).nth(5).click({ modifiers: ['Control'] })
    await rows(page).nth(8).click({ modifiers: ['Shift'] })
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' })
    await expect(bar).toContainText('4 selected')
    const names = await rows(page).and(page.locator('[aria-pressed="true"]')).allInnerTexts()
    await bar.getByRole('button', { name: 'Archive' }).click()
    await expect(notice(page, '4 conversations archived')).toBeVisible()
    await expect(bar).toHaveCount(0)
    await page.keyboard.press('z')
    for (const name of names) await expect(rows(page).filter({ hasText: name.split('\n')[1] ?? name.split('\n')[0]! })).not.toHaveCount(0)
  })

  test('say on the tab’s icon and title that something is unread', async ({ open }) => {
    const page = await open('owner', '/inbox')
    await expect(page).toHaveTitle(/^\(\d+\) Inbox/)
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-unread.svg')
  })

  test('are archived by a finger drawn over them, on a phone', async ({ open }) => {
    const page = await open('clerk', '/inbox', PHONE)
    const box = (await row(page, 'greene').boundingBox())!
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + box.height / 2 }] })
    await touch('touchStart', 320)
    for (const x of [290, 250, 200, 150]) await touch('touchMove', x)
    await touch('touchEnd', 150)
    await expect(notice(page, 'Conversation archived')).toBeVisible()
    await expect(row(page, 'greene')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'greene')).toBeVisible()
  })
})

test('a long thread is read back to its first word, and only what is near is drawn', async ({ open }) => {
  const page = await open('clerk', `/inbox?filter=${encodeURIComponent('Quintero')}`)
  await row(page, 'talkative').click()
  const log = thread(page)
  await expect(log.locator('[data-row]').last()).toBeInViewport()
  await expect(async () => {
    await log.evaluate((node) => node.scrollBy(0, -100_000))
    await expect(page.getByRole('button', { name: 'Older messages' })).toHaveCount(0, { timeout: 500 })
  }).toPass()
  // Rows that turn out higher than thought move the beginning away: one scrolls on.
  await expect(async () => {
    await log.evaluate((node) => node.scrollBy(0, -100_000))
    await expect(log.locator('[data-row]').first()).toBeInViewport({ timeout: 300 })
  }).toPass()
  // Far fewer are drawn than there are.
  expect(await log.locator('[data-row]').count()).toBeLessThan(80)
})
