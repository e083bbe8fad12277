import { newContact, phonePath } from './contact.ts'
import { notice, row, rows } from './inbox-steps.ts'
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
    // A headless browser says so, and would count as a bot.
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

    const pay = await openPayLink(phone)
    await expect(pay.getByRole('heading', { name: '$125.50' })).toBeVisible()
    await expect(pay.getByText('TEST MODE')).toBeVisible()
    await expect(pay.getByText(/paid by debit card only/)).toBeVisible()

    // A credit card is turned away before it is charged, in kind words.
    await payBy(pay, CARD.visaCredit)
    await expect(pay.getByRole('alert')).toContainText(/debit/i)
    await payBy(pay, CARD.noMoney)
    await expect(pay.getByRole('alert')).toHaveText(
      'This card doesn’t have enough money available. You have not been charged. Try another card.',
    )
    await expect(card).toContainText('Last attempt declined: insufficient funds')
    await expect(card).toContainText('Sent/Unpaid')

    await payWell(pay, CARD.visaDebit)
    await expect(pay.getByText(/Visa .*5556/)).toBeVisible()
    await expect(card).toContainText('PAID')
    await expect(card).toContainText('Visa debit ···· 5556')

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

  test('is canceled after a question while the customer has the page open, closed by a lost card, or paid by credit', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Calla')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const canceled = await requestByAPI(world, contact, 61.25)
    const pay = await open('nobody', canceled.path)
    await fillCard(pay, CARD.visaDebit)

    await paymentCard(page, '$61.25').getByRole('button', { name: 'Cancel Request' }).click()
    const question = page.getByRole('alertdialog', { name: `Cancel the $61.25 request to ${contact.name}?` })
    await expect(question).toContainText(
      'Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request.',
    )
    await question.getByRole('button', { name: 'Keep request' }).click()
    await expect(paymentCard(page, '$61.25')).toContainText('Sent/Unpaid')
    await paymentCard(page, '$61.25').getByRole('button', { name: 'Cancel Request' }).click()
    await question.getByRole('button', { name: 'Cancel Request' }).click()
    await expect(paymentCard(page, '$61.25')).toContainText('Canceled')
    await expect(notice(page, `$61.25 request to ${contact.name} canceled`)).toBeVisible()
    await pay.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(pay.getByRole('heading', { name: 'This request has expired' })).toBeVisible()

    await test.step('it closes for good when the card is reported lost', async () => {
      const { path } = await requestByAPI(world, contact, 48)
      await expect(paymentCard(page, '$48.00')).toContainText('Sent/Unpaid')
      await pay.goto(path)
      await payBy(pay, CARD.lost)
      await expect(pay.getByRole('heading', { name: 'This request is closed' })).toBeVisible()
      await expect(paymentCard(page, '$48.00')).toContainText('Declined')
      await expect(paymentCard(page, '$48.00')).toContainText('card reported lost')
      await expect(row(page, 'ortega')).toBeVisible()
      await expect(rows(page).first()).toHaveAccessibleName(/Declined/)
    })

    await test.step('it can be paid by credit card if any card is allowed', async () => {
      const { path } = await requestByAPI(world, contact, 150)
      await pay.goto(path)
      await payWell(pay, CARD.visaCredit)
      await expect(paymentCard(page, '$150.00')).toContainText('Visa credit ···· 4242')
      await pay.reload()
      await expect(pay.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
    })
  })
})
