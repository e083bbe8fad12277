import { readFile } from 'node:fs/promises'
import type { Download, Page, Request } from '@playwright/test'
import type { Booted } from '@xd/fixtures/boot.ts'
import { LABEL, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { hold } from './hold.ts'
import { notice, row, rows, sendText, thread } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

// As long as a test may take: what is sent here is there to be taken back.
test.use({ bootOptions: { config: { undoMs: 60_000 } } })

const text = async (file: Download): Promise<string> => readFile(await file.path(), 'utf8')
const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

test.describe('many conversations at once', () => {
  test('are chosen from one to another, acted on together, and come back by one undo', async ({ open }) => {
    const page = await open('manager', '/inbox')
    await expect(row(page, 'petrov')).toBeVisible()
    await rows(page)
      .nth(5)
      .click({ modifiers: ['Control'] })
    await rows(page)
      .nth(8)
      .click({ modifiers: ['Shift'] })
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' })
    await expect(bar).toContainText('4 selected')
    await bar.getByRole('button', { name: 'Assign to…' }).click()
    await page.getByRole('dialog', { name: 'Assign 4 conversations to' }).getByRole('option', { name: 'Priya' }).click()
    await expect(
      rows(page)
        .and(page.locator('[aria-pressed="true"]'))
        .filter({ has: page.getByTitle('Assigned to Priya') }),
    ).toHaveCount(4)
    const names = await rows(page).and(page.locator('[aria-pressed="true"]')).allInnerTexts()
    await bar.getByRole('button', { name: 'Archive' }).click()
    await expect(notice(page, '4 conversations archived')).toBeVisible()
    await expect(bar).toHaveCount(0)
    await page.keyboard.press('z')
    for (const name of names)
      await expect(rows(page).filter({ hasText: name.split('\n')[1] ?? name.split('\n')[0]! })).not.toHaveCount(0)
  })

  test('are all that match, beyond those on screen: changed in one step on the server, and back by one undo', async ({
    open,
    world,
  }) => {
    const page = await open('manager', '/inbox')
    const manager = await world.signIn('manager')
    const countOf = async (search: object) => (await manager('inbox/list', { search })).count
    const count = await countOf({})
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' })
    await rows(page)
      .first()
      .click({ modifiers: ['Control'] })
    await bar.getByRole('button', { name: /^All \d+$/ }).click()
    await expect(bar).toContainText(/All \d+ shown are selected\./)
    await bar.getByRole('button', { name: `Select all ${count} active conversations` }).click()
    await expect(bar).toContainText(`Selected: all ${count} active conversations.`)

    await bar.getByRole('button', { name: 'Label' }).click()
    await page.getByRole('menuitem', { name: 'Follow up' }).first().click()
    await expect(notice(page, /conversations labelled Follow up$/)).toBeVisible()
    expect(await countOf({ label: LABEL.followUp })).toBe(count)
    await page.keyboard.press('z')
    await expect.poll(() => countOf({ label: LABEL.followUp })).toBeLessThan(count)

    await page.keyboard.press('e')
    await expect(notice(page, `${count} conversations archived`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No active conversations' })).toBeVisible()
    await page.keyboard.press('z')
    await expect(rows(page)).not.toHaveCount(0)
    await expect.poll(() => countOf({})).toBe(count)
  })

  test('are chosen by touch, on a phone', async ({ open }) => {
    const page = await open('manager', '/inbox', PHONE)
    await row(page, 'petrov').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Select' }).click()
    await row(page, 'greene').tap()
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' })
    await expect(bar).toContainText('2 selected')
    await bar.getByRole('button', { name: 'Flag' }).click()
    await page.getByRole('menuitem', { name: 'Bomb' }).click()
    await expect(notice(page, '2 conversations: flagged Bomb')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'greene').getByRole('img', { name: 'Bomb' })).toHaveCount(0)
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
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + box.height / 2 }],
      })
    await touch('touchStart', 320)
    for (const x of [290, 250, 200, 150]) await touch('touchMove', x)
    await touch('touchEnd', 150)
    await expect(notice(page, 'Conversation archived')).toBeVisible()
    await expect(row(page, 'greene')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'greene')).toBeVisible()
  })
})

test('customers are chosen by keys, labelled together, and one undo takes it off those who did not have it', async ({
  open,
  world,
}) => {
  const clerk = await world.signIn('clerk')
  const { customers } = await clerk('customers/list', {})
  const [first, second] = customers
  await clerk('customers/update-labels', { customerID: first!.custID, labels: [LABEL.regular] })
  await clerk('customers/update-labels', { customerID: second!.custID, labels: [] })
  const page = await open('clerk', '/customers')
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row')
  const bar = page.getByRole('toolbar', { name: 'Selected customers' })
  await expect(rows.nth(1)).toContainText('Regular')
  await page.keyboard.press('x')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 selected')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('2 selected')
  await expect(bar.getByRole('button', { name: 'Merge…' })).toHaveCount(0)

  await bar.getByRole('button', { name: 'Label' }).click()
  const regular = page.getByRole('listbox', { name: 'Labels' }).getByRole('option', { name: 'Regular' })
  await expect(regular).toHaveAttribute('aria-selected', 'false')
  await regular.click()
  await expect(regular).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(notice(page, '“Regular” put on 1 customer')).toBeVisible()
  await expect(rows.nth(2)).toContainText('Regular')
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(rows.nth(2)).not.toContainText('Regular')
  await expect(rows.nth(1)).toContainText('Regular')

  const coming = page.waitForEvent('download')
  await bar.getByRole('link', { name: 'Export 2 customers' }).click()
  const lines = (await text(await coming)).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(first!.custLastName)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(bar).toContainText('25 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
})

test('a manager chooses two customers who are one, and merges them', async ({ open }) => {
  const page = await open('manager', '/customers')
  const boxes = page.getByRole('table', { name: 'Customers' }).getByRole('checkbox')
  await boxes.nth(1).click()
  const bar = page.getByRole('toolbar', { name: 'Selected customers' })
  await expect(bar.getByRole('button', { name: 'Merge…' })).toBeDisabled()
  await boxes.nth(2).click()
  await bar.getByRole('button', { name: 'Merge…' }).click()
  await page.getByRole('dialog', { name: 'Merge Customers' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toContainText('2 selected')
})

for (const [where, options] of [
  ['at a desk', {}],
  ['on a phone', PHONE],
] as const)
  test(`payments are chosen, added up, labelled and exported, ${where}`, async ({ open }) => {
    const page = await open('clerk', '/payments', options)
    const boxes = page.getByRole('table', { name: 'Payments' }).getByRole('checkbox', { name: /^Select \$/ })
    await boxes.nth(0).click()
    await boxes.nth(1).click()
    const bar = page.getByRole('toolbar', { name: 'Selected payments' })
    const amounts = await Promise.all(
      [0, 1].map(async (n) =>
        Number(/\$([\d,.]+) of/.exec(await boxes.nth(n).locator('..').innerText())![1]!.replace(',', '')),
      ),
    )
    await expect(bar).toContainText(`2 selected · ${dollars(amounts[0]! + amounts[1]!)}`)
    await bar.getByRole('button', { name: 'Label' }).click()
    await page.getByRole('option', { name: 'Layaway' }).click()
    await page.keyboard.press('Escape')
    await expect(notice(page, /“Layaway” (put on|taken off) \d payment/)).toBeVisible()
    const coming = page.waitForEvent('download')
    await bar.getByRole('link', { name: 'Export 2 payments' }).click()
    expect((await text(await coming)).trim().split('\r\n')).toHaveLength(3)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
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

/** The row that stands a third down the thread, and where. */
const inSight = (page: Page) =>
  thread(page).evaluate((log) => {
    const { top, height } = log.getBoundingClientRect()
    const at = top + height / 3
    const row = [...log.querySelectorAll<HTMLElement>('[data-row]')].find(
      (one) => one.getBoundingClientRect().bottom > at,
    )
    return { key: row?.dataset.row ?? '', top: Math.round(row?.getBoundingClientRect().top ?? 0) }
  })
const placeOf = (page: Page, key: string) =>
  thread(page)
    .locator(`[data-row="${key}"]`)
    .evaluate((row) => Math.round(row.getBoundingClientRect().top))

/** Reads back until nothing moves any more. */
const readBack = async (page: Page, by: number) => {
  await expect(thread(page).locator('[data-row]').last()).toBeInViewport()
  await thread(page).evaluate((log, pixels) => log.scrollBy(0, -pixels), by)
  let before = await inSight(page)
  await expect(async () => {
    const now = await inSight(page)
    const [last, still] = [before, now]
    before = now
    expect(still).toEqual(last)
  }).toPass()
  return before
}

const texted = async (world: Booted, body: string) => {
  const { stores } = await (await world.signIn('clerk'))('stores/list', {})
  await world.sandbox('/phone/send', { from: PEOPLE.talkative.custPhone, to: stores[0]!.storeSMSNumber, body })
}

test.describe('a thread that is read back', () => {
  test('is found again where it was left, also when a text has come meanwhile', async ({ open, world }) => {
    const page = await open('clerk', `/inbox?convo=${PEOPLE.talkative.convos.main!}`)
    const { key, top } = await readBack(page, 1_500)
    await row(page, 'petrov').click()
    await expect(thread(page).locator(`[data-row="${key}"]`)).toHaveCount(0)
    await texted(world, 'Are you still there?')
    await expect(row(page, 'talkative')).toContainText('Are you still there?')
    await row(page, 'talkative').click()
    await expect(thread(page).locator(`[data-row="${key}"]`)).toBeVisible()
    await expect.poll(async () => Math.abs((await placeOf(page, key)) - top)).toBeLessThanOrEqual(2)
  })

  test('stays where it is while texts come in, says how many, and goes to them when asked', async ({ open, world }) => {
    const page = await open('clerk', `/inbox?convo=${PEOPLE.talkative.convos.main!}`)
    const { key, top } = await readBack(page, 1_500)
    await texted(world, 'One more thing')
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
    await texted(world, 'And another')
    await expect(page.getByRole('button', { name: '2 new' })).toBeVisible()
    expect(Math.abs((await placeOf(page, key)) - top)).toBeLessThanOrEqual(2)
    await page.getByRole('button', { name: '2 new' }).click()
    await expect(thread(page).getByText('And another')).toBeInViewport()
    await expect(page.getByRole('button', { name: /new$/ })).toHaveCount(0)
  })

  test('does not jump when older messages are put above', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    const isOlder = (request: Request) =>
      request.url().endsWith('/messages/fetch') &&
      typeof (request.postDataJSON() as { beforeID?: unknown }).beforeID === 'number'
    const letGo = await hold(page, '**/messages/fetch', isOlder)
    const asked = page.waitForRequest(isOlder)
    await page.goto(`/inbox?convo=${PEOPLE.talkative.convos.main!}`)
    const { key, top } = await readBack(page, 100_000)
    await asked
    const height = () => thread(page).evaluate((log) => log.scrollHeight)
    const before = await height()
    letGo()
    await expect.poll(height).toBeGreaterThan(before + 500)
    expect(Math.abs((await placeOf(page, key)) - top)).toBeLessThanOrEqual(2)
  })
})

test.describe('what was just sent', () => {
  const box = (page: Page) => page.getByRole('textbox', { name: /^Text / })
  const sending = (page: Page) => thread(page).getByRole('article', { name: 'Sending' })

  test('is taken back into the box by its Undo, by a key, and with the archive that came with it', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Undine')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await sendText(page, 'A slip of the finger')
    await expect(box(page)).toHaveValue('')
    await sending(page).getByRole('button', { name: 'Undo' }).click()
    await expect(box(page)).toHaveValue('A slip of the finger')
    await expect(sending(page)).toHaveCount(0)

    await page.keyboard.press('Control+Enter')
    await expect(sending(page)).toContainText('A slip of the finger')
    await page.keyboard.press('Control+z')
    await expect(box(page)).toHaveValue('A slip of the finger')

    await page.keyboard.press('Control+Shift+Enter')
    await notice(page, 'Sent, and the conversation archived').waitFor()
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(box(page)).toHaveValue('A slip of the finger')
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
    const { messages } = await world.sandbox<{ messages: unknown[] }>('/phone/messages', { phone: contact.phone })
    expect(messages).toEqual([])
  })

  test('outlives the tab, is its sender’s to take back, and goes at once for those who do without', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Udo')
    const path = `/inbox?convo=${contact.convoID}`
    const page = await open('clerk', path)
    await sendText(page, 'Held for a moment')
    await expect(sending(page)).toBeVisible()
    await page.close()
    const manager = await open('manager', path)
    await expect(sending(manager)).toContainText('Held for a moment')
    await expect(sending(manager).getByRole('button', { name: 'Undo' })).toHaveCount(0)

    await manager.getByRole('button', { name: /user menu/ }).click()
    await manager.getByRole('switch', { name: 'Undo send' }).click()
    await manager.keyboard.press('Escape')
    await sendText(manager, 'At once')
    await expect(thread(manager).getByText('Delivered', { exact: true })).toBeVisible()
  })
})
