import { truncateSync, writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { newContact, phonePath } from './contact.ts'
import { inboxPath, nameOf, notice, row, sendText, thread } from './inbox-steps.ts'
import { textFrom, texts } from './sandbox-steps.ts'
import { expect, test } from './world.ts'

test.use({ bootOptions: { pace: 0.2 } })

const box = (page: Page) => page.getByRole('textbox', { name: /^Text / })

test.describe('send later', () => {
  test('waits in the thread, can be rescheduled or edited, and is sent on request', async ({ open, world }) => {
    const contact = await newContact(world, 'Latimer')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const phone = await open('nobody', phonePath(contact))
    await box(page).fill('Your loan is due on Friday')
    await page.getByRole('button', { name: 'More ways to send' }).click()
    await page.getByRole('menuitem', { name: /Send later/ }).click()
    const picker = page.getByRole('dialog', { name: 'Select Date & Time' })
    // The store may next open in another month, whose days need not include today.
    await picker.getByRole('gridcell', { selected: true }).getByRole('button').press('PageUp')
    // A past time needs confirmation; it is never sent silently.
    await picker.getByRole('button', { name: /, today$/ }).click()
    await picker.getByRole('spinbutton', { name: 'Hour' }).fill('12')
    await picker.getByRole('radio', { name: 'AM' }).click()
    await picker.getByRole('button', { name: ':00', exact: true }).click()
    await expect(picker.getByRole('status')).toHaveText('The selected Date / Time is in the past')
    const save = picker.getByRole('button', { name: 'Save' })
    await expect(save).toHaveAccessibleDescription('Choose a later date or time')
    await expect(save).toBeDisabled()
    await expect(picker.getByRole('button', { name: 'Send now' })).toBeVisible()
    // While the store is open, it says so.
    await picker.getByRole('group', { name: 'Suggested times' }).getByRole('button').last().click()
    await expect(picker).toContainText('9:00 AM')
    await picker.getByRole('button', { name: ':30', exact: true }).click()
    await picker.getByRole('checkbox', { name: 'Discard if the customer replies first' }).check()
    await picker.getByRole('button', { name: 'Save' }).click()
    const waiting = thread(page).getByRole('article', { name: /^Scheduled for/ })
    await expect(waiting).toContainText('Your loan is due on Friday')
    await expect(waiting).toContainText(/9:30 AM .* unless the customer replies/)
    await expect(box(page)).toHaveValue('')

    await waiting.getByRole('button', { name: 'Change time' }).click()
    await picker.getByRole('button', { name: ':45', exact: true }).click()
    await picker.getByRole('button', { name: 'Save' }).click()
    await expect(waiting).toContainText('9:45 AM')

    await textFrom(phone, 'I am on my way')
    await expect(waiting).toContainText('Not sent: the customer has written since.')
    // The live channel may report it gone before the call is answered.
    await page.route('**/messages/unschedule', async (route) => {
      const response = await route.fetch()
      await expect(waiting).toHaveCount(0)
      await route.fulfill({ response })
    })
    await waiting.getByRole('button', { name: 'Edit' }).click()
    await expect(box(page)).toHaveValue('Your loan is due on Friday')
    await expect(waiting).toHaveCount(0)
    await page.unroute('**/messages/unschedule')

    await box(page).fill('See you soon')
    await page.getByRole('button', { name: 'More ways to send' }).click()
    await page.getByRole('menuitem', { name: /Send later/ }).click()
    await picker.getByRole('button', { name: 'Save' }).click()
    await waiting.getByRole('button', { name: 'Send now' }).click()
    await expect(texts(phone).getByText('See you soon')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(thread(page).getByText('See you soon')).toHaveCount(1)
  })

  test('can only be canceled after a question; Send & archive does both, with one undo', async ({ open, world }) => {
    const contact = await newContact(world, 'Archibald')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await box(page).fill('Changed my mind')
    await page.getByRole('button', { name: 'More ways to send' }).click()
    await page.getByRole('menuitem', { name: /Send later/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await thread(page).getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('alertdialog', { name: 'Cancel this scheduled message?' })
      .getByRole('button', { name: 'Cancel message' })
      .click()
    await expect(thread(page).getByText('Changed my mind')).toHaveCount(0)

    await box(page).fill('All done, thank you')
    await page.getByRole('button', { name: 'More ways to send' }).click()
    await page.getByRole('menuitem', { name: /Send & archive/ }).click()
    await expect(thread(page).getByText('All done, thank you')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to inbox' })).toBeVisible()
    await notice(page, /^Sent, and archived /).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
  })
})

test.describe('the message being written', () => {
  test('can start from a template, use plainer letters, and be kept apart from a note for colleagues', async ({
    open,
    world,
  }) => {
    const page = await open('clerk', inboxPath('petrov'))
    const composer = page.getByRole('group', { name: 'Message' })
    await expect(composer.getByText('Ctrl', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Templates' }).click()
    await page.getByRole('menuitem', { name: 'Layaway payment' }).click()
    await expect(box(page)).toHaveValue(/^Hi Lev, a reminder from Golden Pledge/)
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await expect(send).toHaveAccessibleDescription('Fill in [TICKET] first.')
    await expect(composer.getByText('Fill in [TICKET] first.').first()).toBeVisible()
    // The token is chosen: typing replaces it.
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('10233')
    await expect(box(page)).toHaveValue(/ticket 10233 is coming up/)
    await expect(send).not.toHaveAttribute('aria-disabled', 'true')
    // A second one joins what is typed.
    await box(page).fill('See you at noon.')
    await page.getByRole('button', { name: 'Templates' }).click()
    await page.getByRole('menuitem', { name: 'Layaway payment' }).click()
    await expect(box(page)).toHaveValue(/^See you at noon\.\nHi Lev, a reminder from Golden Pledge/)
    await box(page).fill('')
    await test.step('plainer letters, if that saves segments', async () => {
      await box(page).fill('Su artículo está listo en la tienda. Puede pasar hoy hasta las seis, traiga su boleta.')
      await expect(composer).toContainText('2 segments · special characters · about 2¢')
      await expect(composer).toContainText(/\d:\d\d [AP]M PT for Lev/)
      await composer.getByRole('button', { name: 'Use plain letters' }).click()
      await expect(box(page)).toHaveValue(/^Su articulo esta listo/)
      await expect(composer).toContainText('1 segment · about 1¢')
      await box(page).fill('')
    })
    await test.step('nothing for an unknown foreign number', async () => {
      const clerk = await world.signIn('clerk')
      const { custID } = await clerk('customers/save', {
        customer: { custPhone: '+447911123456', custFirstName: 'Nigel', custLastName: 'Ashdown' },
      })
      const { convo } = await clerk('customers/conversation/start', { custID, storeID: STORE.main })
      const abroad = await open('clerk', `/inbox?convo=${convo.convoID}`)
      await box(abroad).fill('Hello')
      const strip = abroad.getByRole('group', { name: 'Message' })
      await expect(strip).toContainText('1 segment')
      await expect(strip).not.toContainText(/¢|for Nigel/)
    })
    await test.step('a note of its own', async () => {
      await box(page).fill('for the customer')
      await page.getByRole('button', { name: 'Note', exact: true }).click()
      const note = page.getByRole('textbox', { name: 'Note to colleagues' })
      await expect(note).toHaveValue('')
      await note.fill('for colleagues alone')
      await expect(page.getByRole('group', { name: 'Note' })).toContainText('Not sent to customer')
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'Back to the message' }).click()
      await expect(box(page)).toHaveValue('for the customer')
      await page.keyboard.press('Escape')
      await page.keyboard.press('n')
      await expect(note).toHaveValue('for colleagues alone')
      await page.keyboard.press('Control+Enter')
      await expect(thread(page).getByText('for colleagues alone')).toContainText('not sent to customer')
      await box(page).fill('')
    })
  })

  test('refuses an unsendable file by name, until the next file or a dismissal, also when dropped', async ({
    open,
  }, info) => {
    const page = await open('clerk', inboxPath('petrov'))
    const composer = page.getByRole('group', { name: 'Message' })
    const attach = composer.getByRole('button', { name: 'Attach a picture' })
    await expect(attach).toHaveAccessibleDescription('JPEG, PNG, GIF, WebP or HEIC, up to 10 MB')
    const picker = composer.locator('input[type=file]')
    await picker.setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10) })
    const alert = composer.getByRole('alert')
    await expect(alert).toHaveText('contract.pdf: Only JPEG, PNG, GIF, WebP and HEIC pictures can be sent.')
    // From the disk: so many bytes take a busy machine half a minute through the browser's protocol.
    const panorama = info.outputPath('panorama.jpg')
    writeFileSync(panorama, '')
    truncateSync(panorama, 10_000_001)
    await picker.setInputFiles(panorama)
    await expect(alert).toHaveText('panorama.jpg: A picture can be at most 10 MB.')
    await composer.getByRole('button', { name: 'Dismiss panorama.jpg' }).click()
    await expect(alert).toHaveCount(0)

    /** Whether the page has handled the drop. Otherwise the browser would open the file. */
    const drop = (on: Locator) =>
      on.evaluate((target) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['No picture'], 'list.txt', { type: 'text/plain' }))
        return !target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
      })
    expect(await drop(page.getByRole('navigation', { name: 'Modules' }))).toBe(true)
    await expect(composer.getByRole('alert')).toHaveCount(0)
    expect(await drop(page.getByRole('article').last())).toBe(true)
    await expect(composer.getByRole('alert')).toHaveText(/^list\.txt: Only JPEG/)
    await composer.getByRole('button', { name: 'Dismiss list.txt' }).click()
  })
})

test.describe('two clerks in one conversation', () => {
  test('see each other’s presence and typing, and are asked before replying over each other', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Duo')
    const path = `/inbox?convo=${contact.convoID}`
    const phone = await open('nobody', phonePath(contact))
    await textFrom(phone, 'Is it still there?')
    const clerk = await open('clerk', path)
    const manager = await open('manager', path)
    const others = (page: Page) => page.getByRole('status', { name: 'Colleagues here' })
    await expect(others(clerk)).toContainText('Marcus is viewing')
    await expect(others(manager)).toContainText('Dana is viewing')
    await box(manager).pressSequentially('Yes')
    await expect(others(clerk)).toContainText('Marcus is typing…')
    await box(manager).fill('')
    await expect(others(clerk)).toContainText('Marcus is viewing')
    await manager.goto('/inbox')
    await expect(others(clerk)).not.toContainText('Marcus')

    // The customer keeps writing while the clerk receives nothing.
    await clerk.routeWebSocket('**/', () => undefined)
    await clerk.reload()
    await expect(box(clerk)).toBeVisible()
    await textFrom(phone, 'Or has it been sold?')
    await textFrom(phone, 'Never mind then')
    await expect(row(manager, 'ortega')).toBeVisible()
    await expect(manager.getByRole('button', { name: contact.name })).toContainText('Never mind then')
    await sendText(clerk, 'We will hold it for you')
    await expect(thread(clerk).getByText(/^2 new messages\. .*“Never mind then” Send anyway\?$/)).toBeVisible()
    await expect(texts(phone).getByText('We will hold it for you')).toHaveCount(0)
    await thread(clerk).getByRole('button', { name: 'Edit' }).click()
    await expect(box(clerk)).toHaveValue('We will hold it for you')
    // The messages that caused the question are on screen by now, so there is no second question.
    await expect(thread(clerk).getByText('Never mind then')).toBeVisible()
    await clerk.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(texts(phone).getByText('We will hold it for you')).toHaveCount(1)
  })
})

test('a text that arrives during Send & archive is shown, and the conversation stays', async ({ open, world }) => {
  const contact = await newContact(world, 'Meanwhile')
  const phone = await open('nobody', phonePath(contact))
  await textFrom(phone, 'That is all, thank you')
  const page = await open('clerk', '/login')
  // This page does not hear about it.
  await page.routeWebSocket('**/', () => undefined)
  await page.goto(`/inbox?convo=${contact.convoID}`)
  await expect(thread(page).getByText('That is all, thank you')).toBeVisible()
  const manager = await open('manager', '/inbox')
  await textFrom(phone, 'One more thing')
  await expect(manager.getByRole('button', { name: contact.name })).toContainText('One more thing')
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(notice(page, 'The customer just wrote. Nothing was archived.')).toBeVisible()
  await expect(thread(page).getByText('One more thing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
  await expect(notice(page, /^Archived /)).toHaveCount(0)
  const { convoStatus } = await world.connection.reads
    .selectFrom('conversations')
    .select('convoStatus')
    .where('convoID', '=', contact.convoID)
    .executeTakeFirstOrThrow()
  expect(convoStatus).toBe('active')
})

test('everything works by keyboard alone: sign in, find, reply, label, archive, undo', async ({ open }) => {
  const page = await open('nobody', '/login')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type('owner@goldenpledge.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(row(page, 'ortega')).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type('miter saw')
  await expect(row(page, 'ortega')).toHaveCount(0)
  await expect(row(page, 'petrov')).toBeVisible()
  // Moves to the match and opens it.
  await page.keyboard.press('Enter')
  await expect(row(page, 'petrov')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: `Conversation with ${nameOf('petrov')}` })).toBeVisible()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('It is on the wall behind the counter.')
  await page.keyboard.press('Control+Enter')
  await expect(thread(page).getByText('It is on the wall behind the counter.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('l')
  await page.keyboard.type('by keyboard')
  await expect(page.getByRole('option', { name: /Create/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'by keyboard', selected: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Labels: .*by keyboard/ })).toBeVisible()
  await expect(row(page, 'petrov')).toBeFocused()

  await page.keyboard.press('e')
  await expect(notice(page, /^Archived /)).toBeVisible()
  await expect(row(page, 'petrov')).toHaveCount(0)
  const undo = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' })
  await page.keyboard.press('z')
  await expect(row(page, 'petrov')).toBeVisible()
  // The toast of the undone action is gone before the next one is looked up.
  await expect(undo).toHaveCount(0)

  // The toast's own button, by keyboard: focus returns to its earlier place.
  await row(page, 'petrov').focus()
  await page.keyboard.press('f')
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(row(page, 'petrov')).toBeFocused()
})
