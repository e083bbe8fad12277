import { USER } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { notice, rows, sendText, thread } from './inbox-steps.ts'
import { CARD, cardField, payButton, payWell } from './pay-steps.ts'
import { paymentCard, requestByAPI, salesOf } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

test.describe('an expired or closed link', () => {
  test('leads with one tap to the inbox, and from there to a new request', async ({ open, world }) => {
    const contact = await newContact(world, 'Ignatius')
    const clerk = await world.signIn('clerk')
    const { key, path } = await requestByAPI(world, contact, 83.25)
    await clerk('payments/cancel', { paymentKey: key })
    const staff = await open('clerk', '/inbox')

    const page = await open('nobody', path, PHONE)
    await page.getByRole('button', { name: 'Ask for a new link' }).tap()
    await expect(page.getByRole('status')).toHaveText(
      'We told the store you’d like a new link. They’ll get back to you.',
    )
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ask for a new link' })).toHaveCount(0)

    const row = rows(staff).filter({ hasText: contact.name })
    await expect(row).toHaveAccessibleName(/Wants a new link for \$83\.25.*1 unread/)
    await row.click()
    await expect(thread(staff).getByText('Wants a new link for $83.25 (Monthly interest)')).toBeVisible()
    await thread(staff).getByRole('button', { name: 'New request for $83.25' }).click()
    const dialog = staff.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
    await expect(dialog.getByLabel('Amount')).toHaveValue('83.25')
    await expect(dialog.getByLabel('Memo')).toHaveValue('Monthly interest')
    await dialog.getByRole('button', { name: 'Send request for $83.25' }).click()
    await expect(dialog).toBeHidden()
    await expect(staff.getByRole('article', { name: 'Payment request for $83.25' })).toHaveCount(2)
    await expect(rows(staff).first()).toHaveAccessibleName(/Sent\/Unpaid/)

    // Staff have acted, so the old link may ask again.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
  })

  test('explains in Spanish what it can do, and that the connection failed', async ({ open, world }) => {
    const clerk = await world.signIn('clerk')
    const { key, path } = await requestByAPI(world, await newContact(world, 'Lucinda'), 84)
    const page = await open('nobody', path, { ...PHONE, locale: 'es-MX' })
    await expect(payButton(page, 'es')).toHaveText('Pagar $84.00')
    await expect(cardField(page, 'number', 'es')).toBeVisible()
    await clerk('payments/cancel', { paymentKey: key })
    await page.reload()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Pedir un enlace nuevo' }).tap()
    await expect(page.getByRole('alert')).toHaveText(/^No se pudo avisar a la tienda\./)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Pedir un enlace nuevo' }).tap()
    await expect(page.getByRole('status')).toHaveText(/^Le avisamos a la tienda que usted quiere un enlace nuevo\./)
  })
})

test.describe('a receipt', () => {
  test('is mailed to any address the payer gives, and sent again by staff as a text', async ({ open, world }) => {
    const contact = await newContact(world, 'Marguerite')
    const { path } = await requestByAPI(world, contact, 88)
    const pay = await open('nobody', path, PHONE)
    await payWell(pay, CARD.visaDebit)
    await expect(pay.getByRole('button', { name: 'Print receipt' })).toBeVisible()
    await pay.getByLabel('Email address').fill('marguerite@example')
    await pay.getByRole('button', { name: 'Email the receipt' }).tap()
    await expect(pay.getByRole('alert')).toHaveText(/^We couldn’t send the receipt\. Check the address/)
    await pay.getByLabel('Email address').fill('marguerite@example.test')
    await pay.getByRole('button', { name: 'Email the receipt' }).tap()
    await expect(pay.getByRole('status')).toHaveText('The receipt is on its way to marguerite@example.test.')

    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await page.getByRole('button', { name: 'More for the request for $88.00' }).click()
    await page.getByRole('menuitem', { name: 'Text receipt again' }).click()
    await expect(notice(page, `Receipt texted to ${contact.name}`)).toBeVisible()
    await expect(thread(page).getByText(`${path}/receipt`)).toHaveCount(2)
    const receipt = page.context().waitForEvent('page')
    await paymentCard(page, '$88.00').getByRole('button', { name: 'Receipt', exact: true }).click()
    await expect((await receipt).getByRole('heading', { name: 'Receipt' })).toBeVisible()
  })
})

test('an open request is sent again, copied, seen in the inbox row, and marked as paid at the counter', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Rosalind')
  const { key, path } = await requestByAPI(world, contact, 86)
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const card = paymentCard(page, '$86.00')
  const more = page.getByRole('button', { name: 'More for the request for $86.00' })
  await expect(card).toContainText('Delivered')

  await test.step('it is sent again as a new text with the same link', async () => {
    await more.click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await expect(notice(page, `Link sent again to ${contact.name}`)).toBeVisible()
    await expect(card).toHaveCount(1)
    await expect(thread(page).getByText(path)).toBeVisible()
  })

  await test.step('just after a colleague, it is sent only if the clerk confirms', async () => {
    const manager = await world.signIn('manager')
    await manager('payments/resend', { paymentKey: key, clientMessageID: 'by-the-manager', force: true })
    // Meanwhile the request may move to the colleague’s text, which closes its menu.
    await expect(async () => {
      await more.click()
      await page.getByRole('menuitem', { name: 'Send again' }).click({ timeout: 3_000 })
    }).toPass()
    const question = page.getByRole('alertdialog', { name: 'Something new in this conversation' })
    await expect(question).toContainText(/ has just sent this\. Send it again anyway\?/)
    await question.getByRole('button', { name: 'Don’t send' }).click()
    await expect(question).toBeHidden()
    await more.click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await expect(question).toBeVisible()
    const sent = page.waitForResponse('**/payments/resend')
    await question.getByRole('button', { name: 'Send anyway' }).click()
    expect((await sent).ok()).toBe(true)
  })

  await test.step('its link can be copied', async () => {
    await more.click()
    await expect(page.getByRole('menuitem', { name: 'Mark paid in store' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect(notice(page, 'Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${world.url}${path}`)
  })

  await test.step('it still shows in the inbox row after more messages', async () => {
    await sendText(page, 'See you on Friday.')
    await expect(rows(page).first()).toHaveAccessibleName(/See you on Friday\..*Sent\/Unpaid/)
  })

  await test.step('paid at the counter, its link is closed, and users with sounds on hear it', async () => {
    // Records each sound on its way to the loudspeaker.
    await page.evaluate((userID) => {
      const { start } = OscillatorNode.prototype
      OscillatorNode.prototype.start = function (when) {
        document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones ?? 0) + 1)
        start.call(this, when)
      }
      localStorage.setItem(`xd.alerts.${userID}`, JSON.stringify({ sound: true }))
      window.dispatchEvent(new StorageEvent('storage'))
    }, USER.clerk)
    await page.getByRole('button', { name: 'View the request for $86.00' }).click()
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await details.getByRole('button', { name: 'Mark paid in store' }).click()
    const question = page.getByRole('alertdialog', {
      name: `Mark $86.00 from ${contact.name} as paid at Golden Pledge Main St?`,
    })
    await question.getByRole('button', { name: 'Mark paid' }).click()
    await expect(notice(page, `$86.00 from ${contact.name} marked paid at Golden Pledge Main St`)).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).last().click()
    await expect(card).toContainText('PAID')
    await expect(card).toContainText('In the store')
    await expect(page.locator('html')).toHaveAttribute('data-tones', '3')
    const pay = await open('nobody', path)
    await expect(pay.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    expect(await salesOf(world, key)).toEqual([])
  })
})
