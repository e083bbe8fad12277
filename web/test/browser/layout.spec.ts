import type { Locator, Page } from '@playwright/test'
import { PAYMENT_KEY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { inboxPath, row, thread } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

/** A window of 1440 × 900 at 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 } }
const NARROW = { ...PHONE, viewport: { width: 320, height: 640 } }

const boxOf = async (part: Locator) => (await part.boundingBox())!
const heightOf = async (part: Locator) => (await boxOf(part)).height
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const isWithin = async (part: Locator, whole: Locator) => {
  const [inner, outer] = [await boxOf(part), await boxOf(whole)]
  return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
}
const pageScrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return scrollHeight > innerHeight || scrollWidth > innerWidth
  })

test.describe('a label in an inbox row', () => {
  /** The visible share of a name's width and height. */
  const shown = (name: Locator) =>
    name.evaluate((words) => {
      const [own, line] = [words.getBoundingClientRect(), words.parentElement!.parentElement!.parentElement!]
      const { left, right, top, bottom } = line.getBoundingClientRect()
      const part = (from: number, to: number, size: number) => Math.max(0, Math.min(1, (to - from) / size))
      return part(Math.max(own.top, top), Math.min(own.bottom, bottom), own.height) < 0.5
        ? 'not at all'
        : part(Math.max(own.left, left), Math.min(own.right, right), own.width) === 1
          ? 'whole'
          : 'cut off'
    })

  test('is shown in full, or as a dot that says its name', async ({ open }) => {
    const page = await open('clerk', '/inbox', { viewport: { width: 1440, height: 900 } })
    await expect(row(page, 'nguyen')).toBeVisible()
    for (const width of [768, 900, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [known, label] of [
        ['nguyen', 'Needs quote'],
        ['whitfield', 'Follow up'],
      ] as const)
        expect(await shown(row(page, known).getByText(label, { exact: true }))).toMatch(/whole|not at all/)
    }
    await row(page, 'nguyen').locator('i').hover()
    await expect(page.locator('[role="tooltip"]')).toHaveText('Needs quote')
  })

  test('goes below the name and the store on a phone, where a conversation fills the screen', async ({ open }) => {
    const page = await open('clerk', '/inbox', PHONE)
    const label = row(page, 'nguyen').getByText('Needs quote', { exact: true })
    const store = await boxOf(row(page, 'nguyen').getByText('Main St'))
    expect(await shown(label)).toBe('whole')
    expect((await boxOf(label)).y).toBeGreaterThanOrEqual(store.y + store.height - 2)

    await row(page, 'whitfield').tap()
    await expect(page.getByRole('button', { name: 'Back to the list' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden()
    await expect(page.getByRole('button', { name: /user menu/ })).toBeHidden()
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Payments' }).tap()
    // The screen fits eight, two lines each.
    const rows = page.getByRole('table', { name: 'Payments' }).getByRole('row')
    await expect(rows.nth(3)).toBeVisible()
    expect(await heightOf(rows.nth(3))).toBeLessThan(70)
  })
})

test('zoomed to 200 % a conversation has room to read and reply, and payments show rows; at 400 % the navigation is behind a button', async ({
  open,
}) => {
  const page = await open('clerk', inboxPath('whitfield'), ZOOMED)
  await expect(send(page)).toBeInViewport({ ratio: 1 })
  expect(await heightOf(thread(page))).toBeGreaterThan(120)
  await page.goto(`/customers/${PEOPLE.whitfield.custID}/1/messages`)
  await expect(send(page)).toBeVisible()
  expect(await heightOf(thread(page))).toBeGreaterThan(120)
  await send(page).scrollIntoViewIfNeeded()
  await expect(send(page)).toBeInViewport({ ratio: 1 })

  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Payments' }).click()
  const second = page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(2)
  await second.scrollIntoViewIfNeeded()
  await expect(second).toBeInViewport({ ratio: 1 })
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 225 })
  await page.getByRole('button', { name: 'Modules' }).click()
  await page.getByRole('menuitem', { name: 'Payments' }).click()
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
})

test('at 320 px nothing overflows the composer or the request form, and the tabs of Payment Details do not touch', async ({
  open,
}) => {
  const page = await open('clerk', inboxPath('whitfield'), NARROW)
  const composer = page.getByRole('group', { name: 'Message' })
  await expect(send(page)).toBeVisible()
  expect(await isWithin(page.getByRole('button', { name: 'More ways to send' }), composer)).toBe(true)
  await page.getByRole('button', { name: 'Add to the message' }).tap()
  await composer.getByRole('button', { name: 'Request payment' }).tap()
  const dialog = page.getByRole('dialog', { name: /^Request a payment from/ })
  expect(await isWithin(dialog.getByRole('button', { name: /^Pay by/ }), dialog)).toBe(true)
  expect(await pageScrolls(page)).toBe(false)

  await page.goto(`/payments?payment=${PAYMENT_KEY.paidToday}`)
  const tabs = page.getByRole('dialog', { name: 'Payment Details' }).getByRole('tab')
  await page.getByRole('tab', { name: 'Card', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Card', exact: true })).toBeInViewport({ ratio: 1 })
  const spans = await tabs.evaluateAll((all) =>
    all.map((tab) => [tab.getBoundingClientRect().left, tab.getBoundingClientRect().left + tab.scrollWidth]),
  )
  expect(spans.length).toBe(5)
  for (const [n, [, right]] of spans.entries()) expect(right).toBeLessThanOrEqual(spans[n + 1]?.[0] ?? Infinity)
  expect(await pageScrolls(page)).toBe(false)
})

test.describe('an address the user cannot open', () => {
  test('says so in words, offers nothing that would fail, and titles the tab', async ({ open }) => {
    const page = await open('clerk', '/reports')
    await expect(page.getByRole('heading', { name: 'You don’t have access to Reports' })).toBeVisible()
    await expect(page).toHaveTitle(/You don’t have access to Reports/)
    await expect(page.getByRole('button', { name: /Try again|Print/ })).toHaveCount(0)
    await page.goto('/payments/reconciliation')
    await expect(page.getByRole('heading', { name: 'You don’t have access to Reconciliation' })).toBeVisible()
    await page.goto('/no-such-page')
    await expect(page).toHaveTitle(/couldn’t be found/)
  })

  test('says so if the company has not bought the module', async ({ open, world }) => {
    const companies = world.connection.writes.updateTable('companies').where('companyID', '=', 2)
    const { features } = await world.connection.reads
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', 2)
      .executeTakeFirstOrThrow()
    await companies.set({ features: '[]' }).execute()
    const page = await open('clerk', '/payments')
    await expect(page.getByRole('heading', { name: 'Payments isn’t turned on for your company' })).toBeVisible()
    const owner = await open('owner', '/payments')
    await owner.getByRole('main').getByRole('link', { name: 'Add-ons' }).click()
    await expect(owner).toHaveURL(/\/settings\/add-ons$/)
    expect(await pageScrolls(owner), 'past its scrolling part').toBe(false)
    await companies.set({ features }).execute()
  })
})

test('a view-only visit offers nothing that would fail', async ({ open }) => {
  const page = await open('support@xd.test', 'about:blank')
  await page.request.post('/api/admin/do-login-as', { data: { companyID: 2, reason: 'Call 812', readOnly: true } })
  await page.goto(inboxPath('petrov'))
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'New Message' }).first()).toHaveAccessibleDescription(/View only/)
  await expect(page.getByRole('button', { name: 'Edit contact' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Assign', exact: true }).click({ force: true })
  // Neither the press nor the letter opened anything: the sheet opens only without a dialog.
  await page.keyboard.press('c')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Next conversation')).toBeVisible()
  await expect(sheet.getByText(/New message|Archive|Assign to me/)).toHaveCount(0)
})

test('a list opened by a link to a store that its reader cannot see can be shown whole', async ({ open, world }) => {
  const lena = await world.signIn('lena')
  const { stores } = await (await world.signIn('owner'))('stores/list', {})
  const own = (await lena('stores/list', {})).stores.map(({ storeID }) => storeID)
  const other = stores.find(({ storeID }) => !own.includes(storeID))!.storeID
  const page = await open('lena', `/inbox?store=${other}`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden()
  await expect(page).toHaveURL(/[/]inbox$/)
  await page.goto(`/payments?store=${other}`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/[/]payments$/)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})
