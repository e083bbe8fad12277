import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import { newContact, phonePath } from './contact.ts'
import { inboxPath, notice, row, rows } from './inbox-steps.ts'
import { CARD, fillCard, payBy, payWell } from './pay-steps.ts'
import { openPayLink, paymentCard, requestByAPI, requestPayment } from './request-steps.ts'
import { expect, test } from './world.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.describe('a payment request', () => {
  test('goes from the dialog to the phone, is refused, declined and paid, and staff see it live', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Paloma')
    const clerk = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const manager = await open('manager', `/inbox?convo=${contact.convoID}`)
    // A browser without a head says so, and would be taken for a bot.
    const phone = await open('nobody', phonePath(contact), { userAgent: IPHONE })

    await requestPayment(clerk, {
      amount: '125.50',
      memo: 'Monthly interest',
      tickets: '10233, 10234',
      mode: 'Debit card only',
    })
    const card = paymentCard(clerk, '$125.50')
    await expect(card).toContainText('Sent/Unpaid')
    await expect(card).toContainText('Monthly interest')
    await expect(card).toContainText('10233, 10234')
    await expect(card).toContainText('Debit card only')
    await expect(card).toContainText('TEST MODE')
    await expect(card).toContainText('Dana')
    await expect(card).toContainText('Delivered')
    await expect(paymentCard(manager, '$125.50')).toContainText('Sent/Unpaid')

    const pay = await openPayLink(phone)
    await expect(pay.getByRole('heading', { name: '$125.50' })).toBeVisible()
    await expect(pay.getByText('TEST MODE')).toBeVisible()
    await expect(pay.getByText(/paid by debit card only/)).toBeVisible()

    // A credit card is turned away before it is charged, in kind words.
    await payBy(pay, CARD.visaCredit)
    await expect(pay.getByRole('alert')).toContainText(/debit/i)
    await payBy(pay, CARD.noMoney)
    await expect(pay.getByRole('alert')).toHaveText(
      'There is not enough money available on this card. You have not been charged. Try another card.',
    )
    await expect(card).toContainText('Last attempt declined: insufficient funds')
    await expect(card).toContainText('Sent/Unpaid')

    await payWell(pay, CARD.visaDebit)
    await expect(pay.getByText(/Visa .*5556/)).toBeVisible()
    for (const page of [clerk, manager]) {
      await expect(paymentCard(page, '$125.50')).toContainText('PAID')
      await expect(paymentCard(page, '$125.50')).toContainText('Visa debit ···· 5556')
    }

    const { transactions } = await world.sandbox<{ transactions: { amountCents: number; type: string }[] }>(
      '/cards/transactions',
      {
        orderRef: pay.url().split('/').at(-1),
      },
    )
    expect(transactions.map(({ type, amountCents }) => [type, amountCents])).toEqual([['sale', 12_550]])

    await clerk.getByRole('button', { name: 'View the request for $125.50' }).click()
    const details = clerk.getByRole('dialog', { name: 'Payment Details' })
    await details.getByRole('tab', { name: 'Views' }).click()
    const views = details.getByRole('table', { name: 'Views' })
    await expect(views).toContainText('Approved')
    await expect(views).toContainText('Declined')
    await expect(views.getByRole('row').filter({ hasText: 'Viewed' }).first()).toContainText(/127\.0\.0\.1.*Customer/)
  })

  test('closes for good when the card is reported lost', async ({ open, world }) => {
    const contact = await newContact(world, 'Lorne')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const { path } = await requestByAPI(world, contact, 48)
    await expect(paymentCard(page, '$48.00')).toContainText('Sent/Unpaid')
    const pay = await open('nobody', path)
    await payBy(pay, CARD.lost)
    await expect(pay.getByRole('heading', { name: 'This request is closed' })).toBeVisible()
    await expect(paymentCard(page, '$48.00')).toContainText('Declined')
    await expect(paymentCard(page, '$48.00')).toContainText('card reported lost')
    await expect(row(page, 'ortega')).toBeVisible()
    await expect(rows(page).first()).toHaveAccessibleName(/Declined/)
  })

  test('is canceled after a question, while the customer has the page open', async ({ open, world }) => {
    const contact = await newContact(world, 'Calla')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const { path } = await requestByAPI(world, contact, 61.25)
    const pay = await open('nobody', path)
    await fillCard(pay, CARD.visaDebit)

    await paymentCard(page, '$61.25').getByRole('button', { name: 'Cancel Request' }).click()
    const question = page.getByRole('alertdialog', { name: `Cancel the $61.25 request to ${contact.name}?` })
    await expect(question).toContainText(
      'Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request.',
    )
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(paymentCard(page, '$61.25')).toContainText('Sent/Unpaid')
    await paymentCard(page, '$61.25').getByRole('button', { name: 'Cancel Request' }).click()
    await question.getByRole('button', { name: 'Cancel Request' }).click()
    await expect(paymentCard(page, '$61.25')).toContainText('Canceled')
    await expect(notice(page, `$61.25 request to ${contact.name} canceled`)).toBeVisible()

    await pay.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(pay.getByRole('heading', { name: 'This request has expired' })).toBeVisible()
  })

  test('names missing input, warns of a similar request, and never loses what was typed', async ({ open, world }) => {
    const contact = await newContact(world, 'Delphine')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await requestByAPI(world, contact, 77)
    await page.getByRole('button', { name: 'Request payment' }).click()
    const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
    await dialog.getByRole('button', { name: /^Send request/ }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(2)
    await expect(dialog).toContainText('Say what the payment is for')
    await dialog.getByLabel('Amount').fill('77')
    await dialog.getByLabel('Memo').fill('Interest')
    await expect(dialog.getByLabel('Amount')).toHaveValue('77.00')
    await expect(dialog.getByText(/\$77\.00 was already requested from Delphine today at/)).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Preview of the text' })).toContainText(
      'Your $77.00 payment (Interest) is ready',
    )

    await dialog.getByRole('button', { name: /^Pay by/ }).click()
    const picker = page.getByRole('dialog', { name: 'Select Date & Time' })
    for (const minutes of [':00', ':15', ':30', ':45'])
      await expect(picker.getByRole('button', { name: minutes })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()

    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Request payment' }).click()
    await expect(dialog.getByLabel('Memo')).toHaveValue('Interest')
    await dialog.getByRole('button', { name: 'Clear' }).click()
    await expect(dialog.getByLabel('Memo')).toHaveValue('')
  })

  test('of $150.00 can be paid by credit card if any card is allowed', async ({ open }) => {
    const page = await open('clerk', inboxPath('payable'))
    await expect(paymentCard(page, '$150.00')).toContainText('Sent/Unpaid')
    const pay = await open('nobody', `/p/${PAYMENT_KEY.payable}`)
    await payWell(pay, CARD.visaCredit)
    await expect(paymentCard(page, '$150.00')).toContainText('Visa credit ···· 4242')
    await pay.reload()
    await expect(pay.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  })
})

test.describe('the customer’s page', () => {
  test('says what became of a request', async ({ open }) => {
    const page = await open('nobody', `/p/${PAYMENT_KEY.sent}`)
    for (const [state, key, heading] of [
      ['expired', PAYMENT_KEY.expired, 'This request has expired'],
      ['canceled', PAYMENT_KEY.canceled, 'This request has expired'],
      ['declined', PAYMENT_KEY.declined, 'This request is closed'],
      ['paid in the store', PAYMENT_KEY.inStore, 'Paid'],
      ['unknown', 'NoSuchPaymentKey000000', 'This link does not work'],
    ] as const) {
      await page.goto(`/p/${key}`)
      await expect(page.getByRole('heading', { name: heading, exact: true }), state).toBeVisible()
      await expect(page.getByRole('button', { name: /^Pay/ }), state).toHaveCount(0)
    }
  })

  test('is in Spanish for Spanish speakers', async ({ open }) => {
    const page = await open('nobody', `/p/${PAYMENT_KEY.sent}`, { locale: 'es-MX' })
    await expect(page.getByRole('button', { name: 'Pagar $212.40' })).toBeVisible()
    await expect(page.frameLocator('iframe[title="Datos de la tarjeta"]').getByLabel('Número de tarjeta')).toBeVisible()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('button', { name: 'Pay $212.40' })).toBeVisible()
  })

  test('counts a view by staff as theirs', async ({ open, world }) => {
    const contact = await newContact(world, 'Viggo')
    const { path } = await requestByAPI(world, contact, 12)
    const page = await open('clerk', path)
    await page.goto(`/inbox?convo=${contact.convoID}`)
    await page.getByRole('button', { name: 'View the request for $12.00' }).click()
    await page.getByRole('tab', { name: 'Views' }).click()
    await expect(
      page.getByRole('table', { name: 'Views' }).getByRole('row').filter({ hasText: 'Viewed' }),
    ).toContainText('Staff')
  })
})
