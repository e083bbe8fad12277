import type { Page } from '@playwright/test'
import { LABEL } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { notice, row, rows, sendText, thread } from './inbox-steps.ts'
import { openPreferences } from './preferences.ts'
import { expect, PHONE, test } from './world.ts'

// As long as a test may take, so that messages sent here can be undone.
test.use({ bootOptions: { config: { undoMs: 60_000 } } })

test.describe('many conversations at once', () => {
  test('are selected as a range or all that match, beyond those on screen; changed in one step, restored by one undo', async ({
    open,
    world,
  }) => {
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

    const manager = await world.signIn('manager')
    const countOf = async (search: object) => (await manager('inbox/list', { search })).count
    const count = await countOf({})
    await rows(page)
      .first()
      .click({ modifiers: ['Control'] })
    await bar.getByRole('button', { name: /^All \d+$/ }).click()
    await expect(bar).toContainText(/All \d+ shown are selected\./)
    await bar.getByRole('button', { name: `Select all ${count} active conversations` }).click()
    await expect(bar).toContainText(`Selected: all ${count} active conversations.`)

    await bar.getByRole('button', { name: 'Label' }).click()
    await page.getByRole('menuitem', { name: 'Follow up' }).first().click()
    await expect(notice(page, /conversations labeled Follow up$/)).toBeVisible()
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

  test('are selected by touch and archived by a swipe, on a phone', async ({ open }) => {
    const page = await open('manager', '/inbox', PHONE)
    await row(page, 'petrov').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Select' }).click()
    await row(page, 'greene').tap()
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' })
    await expect(bar).toContainText('2 selected')
    await bar.getByRole('button', { name: 'Flag' }).click()
    await page.getByRole('menuitemradio', { name: 'Bomb' }).click()
    await expect(notice(page, '2 conversations: flagged Bomb')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'greene').getByRole('img', { name: 'Bomb' })).toHaveCount(0)

    // Toasts and the round button float above the last rows.
    await row(page, 'greene').evaluate((one) => one.scrollIntoView({ block: 'center' }))
    const place = (await row(page, 'greene').boundingBox())!
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: place.y + place.height / 2 }],
      })
    await touch('touchStart', 280)
    for (const x of [250, 210, 160, 110]) await touch('touchMove', x)
    await touch('touchEnd', 110)
    await expect(notice(page, /^Archived /)).toBeVisible()
    await expect(row(page, 'greene')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'greene')).toBeVisible()
  })
})

test.describe('a message just sent', () => {
  const box = (page: Page) => page.getByRole('textbox', { name: /^Text / })
  const sending = (page: Page) => thread(page).getByRole('article', { name: 'Sending' })

  test('returns to the box by Undo, by key, and together with its archive', async ({ open, world }) => {
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
    await notice(page, /^Sent, and archived /).waitFor()
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(box(page)).toHaveValue('A slip of the finger')
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
    const { messages } = await world.sandbox<{ messages: unknown[] }>('/phone/messages', { phone: contact.phone })
    expect(messages).toEqual([])
  })

  test('survives closing the tab, can be undone only by its sender, and is sent at once if undo is off', async ({
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

    await openPreferences(manager)
    await manager.getByRole('switch', { name: 'Undo send' }).click()
    await manager.keyboard.press('Escape')
    await sendText(manager, 'At once')
    await expect(thread(manager).getByText('Delivered', { exact: true })).toBeVisible()
  })
})
