import { inboxPath, conversation, nameOf, notice, row, rows } from './inbox-steps.ts'
import { openPreferences } from './preferences.ts'
import { expect, PHONE, test } from './world.ts'

test.describe('the inbox', () => {
  test('shows the conversations of the allowed stores, newest first; filters them, and keeps the view in its address', async ({
    open,
  }) => {
    const page = await open('clerk', '/inbox')
    for (const [index, known] of (['ortega', 'whitfield', 'nguyen', 'baptiste'] as const).entries())
      await expect(rows(page).nth(index)).toContainText(nameOf(known))
    await expect(row(page, 'ortega')).toHaveAccessibleName(/2 unread/)
    await expect(row(page, 'nguyen')).toHaveAccessibleName(/1 unread/)
    await expect(row(page, 'baptiste')).toHaveAccessibleName(
      /Prospect.*Requested \$212\.40 · Payoff 18802.*Sent\/Unpaid/,
    )
    // At the lake store, which the clerk cannot see.
    await expect(row(page, 'halvorsen')).toHaveCount(0)

    const filter = page.getByRole('searchbox', { name: 'Filter conversations' })

    await filter.fill('have the miter saw')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(nameOf('petrov'))
    await expect(page.getByRole('status').filter({ hasText: /^1 found$/ })).toBeAttached()
    await expect(page).toHaveURL(/filter=have\+the\+miter/)
    await filter.fill('no such words anywhere')
    await expect(page.getByRole('heading', { name: 'No conversations match these filters' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await expect(row(page, 'ortega')).toBeVisible()
    const pane = page.getByRole('region', { name: 'Conversations' })
    await expect(pane.locator(':focus')).toHaveCount(1)

    await page.getByRole('button', { name: /^Unread/ }).click()
    await expect(row(page, 'whitfield')).toHaveCount(0)
    await expect(row(page, 'nguyen')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Unread/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(row(page, 'whitfield')).toHaveCount(0)
    await page.getByRole('button', { name: /^Unread/ }).click()

    await page.getByRole('button', { name: 'All stores' }).click()
    await page.getByRole('menuitemradio', { name: 'Golden Pledge Prospect' }).click()
    await expect(row(page, 'nguyen')).toHaveCount(0)
    await expect(row(page, 'ortega')).toBeVisible()
    await page.getByRole('button', { name: 'Store: Prospect' }).click()
    await page.getByRole('menuitemradio', { name: 'All stores' }).click()

    await page.getByRole('button', { name: 'Active' }).click()
    await page.getByRole('menuitemradio', { name: 'Archived' }).click()
    await expect(row(page, 'archived')).toBeVisible()
    await expect(row(page, 'ortega')).toHaveCount(0)
    await page.goBack()
    await expect(row(page, 'ortega')).toBeVisible()

    await page.getByRole('button', { name: /More filters/ }).click()
    const more = page.getByRole('dialog', { name: 'More filters' })
    await more.getByRole('radio', { name: '25', exact: true }).click()
    await expect(more).toHaveCount(0)
    await expect(page).toHaveURL(/perPage=25/)
    await page.getByRole('button', { name: /More filters/ }).click()
    await more.getByRole('radio', { name: 'Bolt' }).click()
    await expect(row(page, 'petrov')).toHaveAccessibleName(/Bolt/)
    await expect(row(page, 'ortega')).toHaveCount(0)
    // People are found by name, and the button counts the active filters.
    await page.getByRole('button', { name: 'More filters, 1 on' }).click()
    await more.getByRole('searchbox', { name: 'Find a colleague' }).fill('dan')
    await expect(more.getByRole('radiogroup', { name: 'Assigned to' }).getByRole('radio')).toHaveAccessibleName('Dana')
    await more.getByRole('radio', { name: 'Dana' }).click()
    await page.getByRole('button', { name: 'More filters, 2 on' }).click()
    await more.getByRole('button', { name: 'Clear 2 filters' }).click()
    await expect(row(page, 'ortega')).toBeVisible()
    await expect(page.getByRole('button', { name: 'More filters', exact: true })).toBeFocused()
  })

  test('offers the customer who has waited longest, ready to be answered', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    const next = page.getByRole('heading', { name: /^Next: .+, waiting \d+ (?:minute|hour|day)s?$/ })
    const name = /^Next: (.+), waiting/.exec(await next.innerText())?.[1] ?? ''
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('region', { name: `Conversation with ${name}` })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^(?:Text|Answer) / })).toBeFocused()
    // Nothing is written yet: both halves of the button explain why they can’t send.
    for (const half of ['Send', 'More ways to send'])
      await expect(page.getByRole('button', { name: half, exact: true })).toBeDisabled()
  })

  test('marks a conversation read when opened, here, in the navigation and on the tab; a search highlights', async ({
    open,
  }) => {
    const page = await open('owner', '/inbox')
    const badge = page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: /^Inbox/ })
    await expect(badge).toHaveAccessibleName(/Inbox \d+ unread/)
    await expect(page).toHaveTitle(/^\(\d+\) Inbox/)
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-unread.svg')
    const before = Number(/\d+/.exec(await badge.innerText())?.[0])
    await row(page, 'ortega').click()
    await expect(conversation(page, 'ortega')).toBeVisible()
    await expect(row(page, 'ortega')).not.toHaveAccessibleName(/unread/)
    await expect(badge).toHaveAccessibleName(new RegExp(`Inbox ${before - 1} unread`))
    await expect(page.getByRole('textbox', { name: /^Text Marisol/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await expect(row(page, 'ortega')).toHaveAccessibleName(/1 unread/)
    await expect(badge).toHaveAccessibleName(new RegExp(`Inbox ${before} unread`))

    // A search shows the best match first, highlights matches, and offers archived ones.
    const pane = page.getByRole('region', { name: 'Conversations' })
    const search = pane.getByRole('searchbox').first()
    await search.fill('whitfield')
    await expect(pane.getByRole('listitem').first().locator('mark')).toHaveText('Whitfield')
    await search.fill('help')
    await pane.getByRole('button', { name: /^\d+ in Archived$/ }).click()
    await expect(page).toHaveURL(/status=archived/)
    await expect(pane.getByRole('button', { name: /^\d+ in Inbox$/ })).toBeVisible()
  })

  test('can be worked through by keyboard alone; a click puts the focus in the composer', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    await expect(row(page, 'ortega')).toBeVisible()
    const current = rows(page).and(page.locator('[aria-current="true"]'))
    await page.keyboard.press('j')
    await expect(current).toContainText(nameOf('ortega'))
    await page.keyboard.press('j')
    await expect(current).toContainText(nameOf('whitfield'))
    await expect(conversation(page, 'whitfield')).toBeVisible()
    await page.keyboard.press('j')
    await expect(current).toContainText(nameOf('nguyen'))
    await page.keyboard.press('k')
    await expect(current).toContainText(nameOf('whitfield'))

    await page.keyboard.press('f')
    await expect(row(page, 'whitfield')).toHaveAccessibleName(/Flag/)

    // Archived: the next one opens, and one key press brings the archived one back.
    await page.keyboard.press('e')
    await expect(row(page, 'whitfield')).toHaveCount(0)
    await expect(current).toContainText(nameOf('nguyen'))
    await expect(notice(page, /^Archived /)).toBeVisible()
    await page.keyboard.press('z')
    await expect(row(page, 'whitfield')).toBeVisible()

    // The key belongs to the composer, so the composer must be there.
    await expect(page.getByRole('textbox', { name: /^Text Thanh/ })).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByRole('textbox', { name: /^Text Thanh/ })).toBeFocused()
    await page.keyboard.type('je')
    await expect(page.getByRole('textbox', { name: /^Text Thanh/ })).toHaveValue('je')
    await page.keyboard.press('Escape')

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Archive')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // After a click on a row, too, typing triggers no shortcut, and Esc returns.
    await row(page, 'ortega').click()
    const box = page.getByRole('textbox', { name: /^Text Marisol/ })
    await expect(box).toBeFocused()
    await page.keyboard.type('Hello, let me look')
    await expect(box).toHaveValue('Hello, let me look')
    await expect(row(page, 'ortega')).toHaveAttribute('aria-current', 'true')
    await box.fill('')
    await page.keyboard.press('Escape')
    await expect(row(page, 'ortega')).toBeFocused()

    // A user who turns letter keys off has none, while the keys of lists keep working.
    await openPreferences(page)
    await page.getByRole('switch', { name: 'Letter keys' }).click()
    await page.keyboard.press('Escape')
    await row(page, 'ortega').focus()
    await page.keyboard.press('e')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('toolbar', { name: 'Selected conversations' })).toContainText('2 selected')
    await expect(row(page, 'ortega')).toBeVisible()
  })

  test('is one Tab stop: arrows move among its rows, and letters act on the row that is focused or just opened', async ({
    open,
  }) => {
    const page = await open('manager', '/inbox')
    await row(page, 'ortega').focus()
    await page.keyboard.press('ArrowDown')
    await expect(row(page, 'whitfield')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(row(page, 'nguyen')).toBeFocused()
    await expect(row(page, 'ortega')).toHaveAttribute('tabindex', '-1')
    // The most common action is the next stop.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('listitem').getByRole('button', { name: 'Archive' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row(page, 'nguyen')).toHaveCount(0)
    await expect(row(page, 'baptiste')).toBeFocused()
    await page.keyboard.press('z')
    await expect(row(page, 'nguyen')).toBeVisible()
    await page.keyboard.press('x')
    await expect(row(page, 'baptiste')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(row(page, 'baptiste')).not.toHaveAttribute('aria-pressed', 'true')

    await row(page, 'ortega').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(row(page, 'whitfield')).toBeFocused()
    // Focus follows in the next frame, and there is none.
    await page.evaluate(() => (window.requestAnimationFrame = () => 0))
    await page.keyboard.press('k')
    await expect(rows(page).and(page.locator('[aria-current="true"]'))).toContainText(nameOf('ortega'))
    await expect(row(page, 'whitfield')).toBeFocused()
    await page.keyboard.press('f')
    await expect(row(page, 'ortega')).toHaveAccessibleName(/Flag/)
    await page.keyboard.press('f')
    await expect(row(page, 'ortega')).not.toHaveAccessibleName(/Flag/)
  })

  test('a key held down acts once, and undo goes back as many steps as were taken', async ({ open }) => {
    const page = await open('manager', '/inbox')
    const listed = rows(page)
    await row(page, 'ortega').focus()
    const before = await listed.allInnerTexts()
    // A held key sends a first press, then repeats.
    for (let press = 0; press < 6; press++) await page.keyboard.down('e')
    await page.keyboard.up('e')
    await expect(notice(page, /^Archived /)).toBeVisible()
    await expect(row(page, 'ortega')).toHaveCount(0)
    await expect(row(page, 'whitfield')).toBeFocused()
    await page.keyboard.press('e')
    await expect(row(page, 'whitfield')).toHaveCount(0)
    await expect(row(page, 'nguyen')).toBeFocused()
    await page.keyboard.press('Tab')
    for (let press = 0; press < 6; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(row(page, 'nguyen')).toHaveCount(0)
    await expect(row(page, 'baptiste')).toBeVisible()
    // j repeats while held.
    await row(page, 'baptiste').focus()
    for (let press = 0; press < 3; press++) await page.keyboard.down('j')
    await page.keyboard.up('j')
    await expect(row(page, 'baptiste')).not.toHaveAttribute('aria-current', 'true')

    for (const name of ['nguyen', 'whitfield', 'ortega'] as const) {
      await page.keyboard.press('z')
      await expect(row(page, name)).toBeVisible()
    }
    await expect(listed).toHaveCount(before.length)
    await page.keyboard.press('z')
    await expect(listed).toHaveCount(before.length)
  })

  test('a second click never hits what has just slid under the pointer', async ({ open }) => {
    const page = await open('manager', '/inbox')
    await row(page, 'ortega').hover()
    const archive = page.getByRole('listitem').getByRole('button', { name: 'Archive' })
    await archive.dblclick()
    await expect(row(page, 'ortega')).toHaveCount(0)
    await expect(row(page, 'whitfield')).toBeVisible()
    await page.keyboard.press('z')
    await expect(row(page, 'ortega')).toBeVisible()

    // Two single clicks, the second before anyone can see that the list has moved.
    await row(page, 'ortega').hover()
    await archive.hover()
    await page.evaluate(() => {
      const list = document.querySelector('[data-convo]')!.parentElement!
      const seen = new MutationObserver(() => {
        const { x, y } = (window as unknown as { at: DOMRect }).at
        const under = document.elementFromPoint(x, y)!
        const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1, pointerType: 'mouse' }
        under.dispatchEvent(new PointerEvent('pointerover', at))
        under.dispatchEvent(new PointerEvent('click', at))
        seen.disconnect()
      })
      document.addEventListener(
        'click',
        ({ clientX, clientY }) => {
          Object.assign(window, { at: { x: clientX, y: clientY } })
          seen.observe(list, { childList: true })
        },
        { capture: true, once: true },
      )
    })
    await archive.click()
    await expect(row(page, 'ortega')).toHaveCount(0)
    await expect(row(page, 'whitfield')).toBeVisible()
    await expect(row(page, 'whitfield')).not.toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('z')
    await expect(row(page, 'ortega')).toBeVisible()
  })

  test('offers the same actions on right click; an archived conversation moves back from the All view', async ({
    open,
  }) => {
    const page = await open('manager', '/inbox')
    await row(page, 'petrov').click({ button: 'right' })
    await page.getByRole('menuitemradio', { name: 'Radiation' }).click()
    await expect(row(page, 'petrov')).toHaveAccessibleName(/Radiation/)
    await row(page, 'petrov').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /Mark unread/ }).click()
    await expect(row(page, 'petrov')).toHaveAccessibleName(/1 unread/)
    await row(page, 'petrov').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /Mark read/ }).click()
    await expect(row(page, 'petrov')).not.toHaveAccessibleName(/unread/)

    await page.goto('/inbox?status=all&filter=tremblay')
    const movedBack = notice(page, /^Moved .* back to the inbox$/)

    await row(page, 'archived').click({ button: 'right' })
    await page.getByRole('menuitem', { name: /Move to inbox/ }).click()
    await expect(movedBack).toBeVisible()
    await row(page, 'archived').click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(movedBack).toBeHidden()

    await row(page, 'archived').click()
    await expect(conversation(page, 'archived').getByRole('button', { name: 'Move to inbox' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Text Émile/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(movedBack).toBeVisible()
  })

  test('assigns, flags and archives from the conversation’s own header', async ({ open }) => {
    const page = await open('clerk', inboxPath('payable'))
    const header = conversation(page, 'payable')
    await header.getByRole('button', { name: 'Assign' }).click()
    await page.getByRole('dialog', { name: 'Assign to' }).getByRole('option', { name: 'Marcus' }).click()
    await expect(header.getByRole('button', { name: 'Marcus' })).toBeVisible()
    await header.getByRole('button', { name: 'Flag' }).click()
    await page.getByRole('dialog', { name: 'Flag' }).getByRole('option', { name: 'Star' }).click()
    await expect(header.getByRole('button', { name: 'Flag: Star' })).toBeVisible()
    await header.getByRole('button', { name: 'Archive' }).click()
    await expect(header.getByRole('button', { name: 'Move to inbox' })).toBeVisible()
    await header.getByRole('button', { name: 'Move to inbox' }).click()
    await expect(header.getByRole('button', { name: 'Archive' })).toBeVisible()
  })

  test('says that a conversation of another store couldn’t be found, and leads a phone back to the list', async ({
    open,
  }) => {
    const page = await open('clerk', inboxPath('zielinska'), PHONE)
    await expect(page.getByRole('heading', { name: 'This conversation couldn’t be found' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the list' }).tap()
    await expect(rows(page).first()).toBeVisible()
  })
})
