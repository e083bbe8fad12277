import type { Page } from '@playwright/test'
import { newContact, phonePath } from './contact.ts'
import { row, rows, sendText, thread } from './inbox-steps.ts'
import { handset, textFrom, texts } from './sandbox-steps.ts'
import { openPreferences } from './preferences.ts'
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

test('a conversation by text: words, a picture and a note, as staff and the customer see them', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Levin', '0008')
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const phone = await open('nobody', phonePath(contact))
  await expect(handset(phone, contact)).toContainText('No texts yet')

  await test.step('a text shows at once, then as sent, then as delivered, and on the customer’s phone', async () => {
    await sendText(page, 'Your drill is ready for pickup.')
    await expect(thread(page).getByText('Your drill is ready for pickup.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Text Levin/ })).toHaveValue('')
    await expect(thread(page).getByText('Sent', { exact: true })).toBeVisible()
    await expect(thread(page).getByText('Delivered', { exact: true })).toBeVisible()
    await expect(texts(phone).getByText('Your drill is ready for pickup.')).toBeVisible()
    await expect(rows(page).first()).toContainText('You: Your drill is ready for pickup.')
  })

  await test.step('it carries a picture, and gets one back', async () => {
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

  await test.step('a note is never sent', async () => {
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByRole('textbox', { name: 'Note to colleagues' }).fill('wants more than it is worth')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(thread(page).getByText(/wants more than it is worth/)).toContainText('not sent to customer')
    await sendText(page, 'We can offer $40.')
    await expect(texts(phone).getByText('We can offer $40.')).toBeVisible()
    await expect(texts(phone).getByText(/wants more/)).toHaveCount(0)
  })
})

test('for a customer who wants no texts, STOP stops them, START restores them, and other words opt out in one click', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Stella')
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const phone = await open('nobody', phonePath(contact))
  const box = page.getByRole('textbox', { name: /^Text Stella/ })
  await textFrom(phone, 'Do you buy scopes?')
  await expect(thread(page).getByText('Do you buy scopes?')).toBeVisible()

  await phone.getByRole('button', { name: 'STOP', exact: true }).click()
  await expect(texts(phone).getByText(/You have opted out/)).toHaveCount(1)
  await expect(thread(page).getByText('STOP', { exact: true })).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('button', { name: contact.name })).toHaveAccessibleName(/Opted out/)

  await phone.getByRole('button', { name: 'START', exact: true }).click()
  await expect(texts(phone).getByText(/You will get our texts again/)).toBeVisible()
  await expect(box).toBeVisible()

  await phone.getByRole('button', { name: 'HELP', exact: true }).click()
  await expect(texts(phone).getByText(/We text about your loans and payments/)).toBeVisible()

  const request = page.getByRole('group', { name: 'Request to stop' })
  await expect(request).toHaveCount(0)
  await box.fill('A scope for your gun, yes')
  await expect(page.getByText('Carriers filter texts about firearms.')).toBeVisible()
  await box.fill('')
  await textFrom(phone, 'please stop texting me')
  await request.getByRole('button', { name: 'Opt out' }).click()
  await expect(texts(phone).getByText(/You have opted out/)).toHaveCount(2)
  await expect(page.getByText(/^This customer opted out of texts/)).toBeVisible()
  await expect(request).toHaveCount(0)
})

test('the composer: a text that was not delivered, a draft in each conversation, and quick replies', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Lana', '0003')
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const box = page.getByRole('textbox', { name: /^Text / })
  const replies = page.getByRole('listbox', { name: 'Quick replies' })

  await test.step('the reason why a text was not delivered is given in plain words, and it can be sent again', async () => {
    await sendText(page, 'Are you coming by?')
    await expect(thread(page).getByText('This is a landline or its carrier cannot get texts.')).toHaveCount(1)
    await expect(page.getByRole('button', { name: contact.name })).toHaveAccessibleName(/Not delivered/)
    const retried = page.waitForResponse('**/messages/retry')
    await thread(page).getByRole('button', { name: 'Send again' }).click()
    expect((await retried).ok()).toBe(true)
    await expect(thread(page).getByText('Are you coming by?')).toHaveCount(1)
    await expect(thread(page).getByRole('button', { name: 'Send again' })).toBeVisible()
  })

  await test.step('a draft is kept in each conversation, and a shortcode inserts a quick reply', async () => {
    await row(page, 'petrov').click()
    await expect(box).toHaveAccessibleName(/^Text Lev/)
    await box.fill('half a sentence')
    await row(page, 'nguyen').click()
    await expect(box).toHaveValue('')
    await row(page, 'petrov').click()
    await expect(box).toHaveValue('half a sentence')
    await box.fill('/')
    await expect(replies.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(box).not.toHaveValue('/')
    await expect(box).not.toHaveValue('')
  })

  await test.step('Ctrl+Enter puts a reply into the box, and never sends the shortcode itself', async () => {
    await box.fill('/hours')
    await expect(replies).toBeVisible()
    await box.press('Control+Enter')
    await expect(box).toHaveValue(/open/i)
    await box.fill('Hi! /hours')
    await expect(page.getByRole('group', { name: 'Message' })).toContainText(
      'The customer would see “/hours” as typed.',
    )
    await box.press('Control+Enter')
    await expect(box).toHaveValue('Hi! /hours')
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('typed text is counted in segments', async () => {
    await box.fill('x'.repeat(161))
    await expect(page.getByText('161 / 1,600 · 2 segments')).toBeVisible()
    await box.fill('¿Mañana sí?')
    await expect(page.getByText(/1 segment · special characters/)).toBeVisible()
    await box.fill('')
  })
})

test('a text plays a sound and shows on the desktop for users who turned that on, and comes first in the list', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Aurelia')
  const page = await open('clerk', '/favicon.svg', { permissions: ['notifications'] })
  // Records each sound on its way to the loudspeaker. A Chromium without a desktop denies permissions it was granted.
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      const { dataset } = document.documentElement
      dataset.tones = String(Number(dataset.tones ?? 0) + 1)
      start.call(this, when)
    }
    window.Notification = class extends Notification {
      static override get permission() {
        return 'granted' as const
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        document.documentElement.dataset.shown = `${title}: ${options?.body}`
      }
    }
  })
  await page.goto('/inbox')
  await expect(row(page, 'ortega')).toBeVisible()
  await openPreferences(page)
  for (const wanted of ['Sound for new messages and payments', 'Desktop notifications']) {
    await expect(page.getByRole('switch', { name: wanted })).not.toBeChecked()
    await page.getByRole('switch', { name: wanted }).click()
    await expect(page.getByRole('switch', { name: wanted })).toBeChecked()
  }
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-tones', '2')
  await page.keyboard.press('Escape')

  const { stores } = await (await world.signIn('clerk'))('stores/list', {})
  await world.sandbox('/phone/send', { from: contact.phone, to: stores[0]!.storeSMSNumber, body: 'Do you buy coins?' })
  await expect(html).toHaveAttribute('data-tones', '4')
  await expect(html).toHaveAttribute('data-shown', `${contact.name}: Do you buy coins?`)
  await expect(rows(page).first()).toContainText(contact.name)
  await expect(rows(page).first()).toContainText('Do you buy coins?')
})
