import type { Page } from '@playwright/test'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { newContact, phonePath } from './contact.ts'
import { inboxPath, row, rows, sendText, thread } from './inbox-steps.ts'
import { handset, textFrom, texts } from './sandbox-steps.ts'
import { expect, test } from './world.ts'

// A fifth of real time: a late delivery takes four seconds.
test.use({ bootOptions: { pace: 0.2 } })

const PICTURE = {
  name: 'ring.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const pick = async (page: Page, button: string) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(PICTURE)
}

test.describe('a text to a customer', () => {
  test('shows at once, then as sent, then as delivered, and on the customer’s phone', async ({ open, world }) => {
    const contact = await newContact(world, 'Levin', '0008')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const phone = await open('nobody', phonePath(contact))
    await expect(handset(phone, contact)).toContainText('No texts yet')

    await sendText(page, 'Your drill is ready for pickup.')
    await expect(thread(page).getByText('Your drill is ready for pickup.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Text Levin/ })).toHaveValue('')
    await expect(thread(page).getByText('Sent', { exact: true })).toBeVisible()
    await expect(thread(page).getByText('Delivered', { exact: true })).toBeVisible()
    await expect(texts(phone).getByText('Your drill is ready for pickup.')).toBeVisible()
    await expect(rows(page).first()).toContainText('You: Your drill is ready for pickup.')
  })

  test('says in plain words why it was not delivered, and can be sent again', async ({ open, world }) => {
    const contact = await newContact(world, 'Lana', '0003')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await sendText(page, 'Are you coming by?')
    await expect(thread(page).getByText('This is a landline or its carrier cannot get texts.')).toHaveCount(1)
    await expect(page.getByRole('button', { name: contact.name })).toHaveAccessibleName(/Not delivered/)
    const retried = page.waitForResponse('**/messages/retry')
    await thread(page).getByRole('button', { name: 'Send again' }).click()
    expect((await retried).ok()).toBe(true)
    await expect(thread(page).getByText('Are you coming by?')).toHaveCount(1)
    await expect(thread(page).getByRole('button', { name: 'Send again' })).toBeVisible()
  })

  test('carries a picture, and gets one back', async ({ open, world }) => {
    const contact = await newContact(world, 'Pia')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const phone = await open('nobody', phonePath(contact))
    await pick(page, 'Attach a picture')
    await sendText(page, 'Is this the ring?')
    await expect(texts(phone).getByRole('img', { name: 'Picture' })).toHaveCount(1)
    await expect(thread(page).getByRole('img', { name: 'Picture' })).toHaveCount(1)

    await pick(phone, 'Add a picture')
    await expect(phone.getByRole('img', { name: 'Picture to send' })).toBeVisible()
    await textFrom(phone, 'No, this one')
    await expect(thread(page).getByText('No, this one')).toBeVisible()
    await expect(thread(page).getByRole('img', { name: 'Picture' })).toHaveCount(2)
  })

  test('keeps its draft in each conversation, and takes a quick reply by its shortcode', async ({ open }) => {
    const page = await open('clerk', inboxPath('petrov'))
    const box = page.getByRole('textbox', { name: /^Text / })
    await box.fill('half a sentence')
    await row(page, 'nguyen').click()
    await expect(box).toHaveValue('')
    await row(page, 'petrov').click()
    await expect(box).toHaveValue('half a sentence')
    await box.fill('/')
    const replies = page.getByRole('listbox', { name: 'Quick replies' })
    await expect(replies.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(box).not.toHaveValue('/')
    await expect(box).not.toHaveValue('')
    await box.fill('')
  })

  test('puts a reply into the box for Ctrl+Enter, and never sends the shortcode itself', async ({ open, world }) => {
    const contact = await newContact(world, 'Shona')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const box = page.getByRole('textbox', { name: /^Text / })
    await box.fill('/hours')
    await expect(page.getByRole('listbox', { name: 'Quick replies' })).toBeVisible()
    await box.press('Control+Enter')
    await expect(box).toHaveValue(/open/i)
    await box.fill('Hi! /hours')
    await expect(page.getByRole('group', { name: 'Message' })).toContainText('The customer would get “/hours” itself.')
    await box.press('Control+Enter')
    await expect(box).toHaveValue('Hi! /hours')
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'true')
    await box.fill('')
  })

  test('is counted in segments', async ({ open }) => {
    const page = await open('clerk', inboxPath('petrov'))
    await page.getByRole('textbox', { name: /^Text / }).fill('x'.repeat(161))
    await expect(page.getByText('161 / 1,600 · 2 segments')).toBeVisible()
    await page.getByRole('textbox', { name: /^Text / }).fill('¿Mañana sí?')
    await expect(page.getByText(/1 segment · special characters/)).toBeVisible()
  })

  test('is not a note: a note is never sent', async ({ open, world }) => {
    const contact = await newContact(world, 'Nadia')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const phone = await open('nobody', phonePath(contact))
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByRole('textbox', { name: 'Note to colleagues' }).fill('wants more than it is worth')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(thread(page).getByText(/wants more than it is worth/)).toContainText('not sent to customer')
    await sendText(page, 'We can offer $40.')
    await expect(texts(phone).getByText('We can offer $40.')).toBeVisible()
    await expect(texts(phone).getByText(/wants more/)).toHaveCount(0)
  })
})

test.describe('a customer’s reply', () => {
  test('appears live for everyone who may see the store, and no one else', async ({ open, world }) => {
    const contact = await newContact(world, 'Theodora')
    const clerk = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const manager = await open('manager', '/inbox')
    // Tomás may see the lake store alone. What his browser is told is written down.
    const tomas = await open('tomas', '/terms')
    const told: string[] = []
    tomas.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))))
    await tomas.goto('/inbox')
    await expect(row(tomas, 'halvorsen')).toBeVisible()
    await expect(thread(clerk)).toBeVisible()
    await expect(row(manager, 'ortega')).toBeVisible()

    const phone = await open('nobody', phonePath(contact))
    await textFrom(phone, 'Is it open until six?')
    await expect(thread(clerk).getByText('Is it open until six?')).toBeVisible()
    await expect(rows(manager).first()).toContainText(contact.name)
    await expect(rows(manager).first()).toContainText('Is it open until six?')

    // Something that he may see comes later: by then the other would have come.
    const other = await open('nobody', phonePath({ phone: PEOPLE.halvorsen.custPhone }))
    await other.getByRole('combobox', { name: 'Texting with' }).click()
    await other.getByRole('option', { name: /Golden Pledge Lake/ }).click()
    await textFrom(other, 'Thank you, tomorrow then')
    await expect(rows(tomas).first()).toContainText('Thank you, tomorrow then')
    await expect(tomas.getByText(contact.name)).toHaveCount(0)
    expect(told.filter((frame) => frame.includes(`"convoID":${contact.convoID}`))).toEqual([])
    expect(told.some((frame) => frame.includes('reload_inbox'))).toBe(true)
  })

  test('that asks in other words to be left alone opts them out in one click', async ({ open, world }) => {
    const contact = await newContact(world, 'Leonard')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const phone = await open('nobody', phonePath(contact))
    await textFrom(phone, 'Do you buy scopes?')
    await expect(thread(page).getByText('Do you buy scopes?')).toBeVisible()
    const request = page.getByRole('group', { name: 'Request to stop' })
    await expect(request).toHaveCount(0)
    await page.getByRole('textbox', { name: /^Text / }).fill('A scope for your gun, yes')
    await expect(page.getByText('Carriers filter texts about firearms.')).toBeVisible()
    await page.getByRole('textbox', { name: /^Text / }).fill('')

    await textFrom(phone, 'please stop texting me')
    await request.getByRole('button', { name: 'Opt out' }).click()
    await expect(texts(phone).getByText(/You have opted out/)).toBeVisible()
    await expect(page.getByText(/^This customer opted out of texts/)).toBeVisible()
    await expect(request).toHaveCount(0)
  })

  test('STOP stops the texts, START brings them back, HELP is answered', async ({ open, world }) => {
    const contact = await newContact(world, 'Stella')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const phone = await open('nobody', phonePath(contact))
    await textFrom(phone, 'hello')
    await expect(thread(page).getByText('hello', { exact: true })).toBeVisible()

    await phone.getByRole('button', { name: 'STOP', exact: true }).click()
    await expect(texts(phone).getByText(/You have opted out/)).toBeVisible()
    await expect(thread(page).getByText('STOP', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Text Stella/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: contact.name })).toHaveAccessibleName(/Opted out/)

    await phone.getByRole('button', { name: 'START', exact: true }).click()
    await expect(texts(phone).getByText(/You will get our texts again/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Text Stella/ })).toBeVisible()

    await phone.getByRole('button', { name: 'HELP', exact: true }).click()
    await expect(texts(phone).getByText(/We text about your loans and payments/)).toBeVisible()
  })

  test('plays a sound and shows on the desktop for users who asked for that', async ({ open, world }) => {
    const contact = await newContact(world, 'Aurelia')
    const page = await open('clerk', '/favicon.svg', { permissions: ['notifications'], serviceWorkers: 'allow' })
    // What is played and shown goes on to the loudspeaker and the desktop; it is noted on its way.
    await page.addInitScript(() => {
      const { start } = OscillatorNode.prototype
      OscillatorNode.prototype.start = function (when) {
        const { dataset } = document.documentElement
        dataset.tones = String(Number(dataset.tones ?? 0) + 1)
        start.call(this, when)
      }
      // A Chromium without a desktop denies it, whatever it was granted.
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
      const { showNotification } = ServiceWorkerRegistration.prototype
      ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        document.documentElement.dataset.shown = `${title}: ${options?.body}`
        return showNotification.call(this, title, options)
      }
    })
    await page.goto('/payments')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.getByRole('button', { name: /user menu/ }).click()
    for (const wanted of ['Sound for new messages and payments', 'Desktop notifications']) {
      await expect(page.getByRole('switch', { name: wanted })).not.toBeChecked()
      await page.getByRole('switch', { name: wanted }).click()
      await expect(page.getByRole('switch', { name: wanted })).toBeChecked()
    }
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-tones', '2')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    const phone = await open('nobody', phonePath(contact))
    await textFrom(phone, 'Do you buy coins?')
    await expect(html).toHaveAttribute('data-tones', '4')
    await expect(html).toHaveAttribute('data-shown', `${contact.name}: Do you buy coins?`)
  })

  test('from an unknown number starts a conversation', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    await expect(row(page, 'ortega')).toBeVisible()
    const phone = await open('nobody', '/sandbox')
    await phone.getByRole('button', { name: 'New phone' }).click()
    await phone.getByRole('textbox', { name: 'Phone number' }).fill('323 555 0186')
    await phone.getByRole('button', { name: 'Pick up this phone' }).click()
    await textFrom(phone, 'do you buy accordions')
    await expect(rows(page).first()).toContainText('do you buy accordions')
    await rows(page).first().click()
    await expect(page.getByRole('heading', { name: /Unknown|\(323\) 555-0186/, level: 2 })).toBeVisible()
  })
})
