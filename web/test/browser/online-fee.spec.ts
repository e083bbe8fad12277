import { STORE } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { openRequest, paymentCard } from './request-steps.ts'
import { expect, test } from './world.ts'

test('an owner turns on the online fee, a clerk requests a payoff, and the customer sees the fee before paying', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Marguerite')

  await test.step('the law and what is open about it are shown where the fee is turned on', async () => {
    const page = await open('owner', `/settings/payments?store=${STORE.lake}`)
    const section = page.getByRole('region', { name: 'Online fee' })
    await expect(section).toContainText('We know of no law that allows this fee in the store’s state, so it stays off.')
    await page.getByLabel('Payment settings for').click()
    await page.getByRole('option', { name: /Main St/ }).click()
    const charge = section.getByRole('checkbox', { name: 'Charge a fee for paying online' })
    await expect(charge).not.toBeChecked()
    await charge.check()
    await expect(section).toContainText('At most 3% (California Financial Code § 21200.9). For $100.00, $3.00 more.')
    await expect(section).toContainText('Have your lawyer confirm this first.')
    for (const about of ['Surcharges.', 'Convenience fees.']) await expect(section.getByText(about)).toBeVisible()
    await section.getByLabel('Percent of the amount').fill('3.5')
    await section.getByRole('button', { name: 'Save online fee' }).click()
    await expect(section.getByRole('alert')).toHaveText('At most 3% (California Financial Code § 21200.9)')
    await section.getByLabel('Percent of the amount').fill('3')
    await section.getByRole('button', { name: 'Save online fee' }).click()
    await expect(page.getByText('Online fee saved')).toBeVisible()
    await page.close()
  })

  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  await openRequest(page)
  const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
  await test.step('only a payoff or a renewal has it', async () => {
    await dialog.getByLabel('Amount').fill('125.50')
    await dialog.getByLabel('Memo').fill('Payoff')
    await dialog.getByLabel('Tickets').fill('Q71')
    await dialog.getByRole('radio', { name: 'Other' }).click()
    await expect(dialog.getByText('Online fee (3%)')).toBeHidden()
    await dialog.getByRole('radio', { name: 'Payoff' }).click()
    await expect(
      dialog.getByText('The card is charged $129.26. In the store, the customer pays $125.50.'),
    ).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Preview of the text' })).toContainText(
      'Pay ($3.76 online fee, none in the store)',
    )
    await dialog.getByRole('button', { name: 'Send request for $125.50' }).click()
    await expect(dialog).toBeHidden()
    await expect(paymentCard(page, '$125.50')).toContainText('$3.76 on top when paid by card')
  })

  const owner = await world.signIn('owner')
  const { payments } = await owner('payments/list', { search: { custID: contact.custID } })
  const link = new URL(payments[0]!.paymentURL).pathname
  await test.step('the customer sees it before a card is typed', async () => {
    const customer = await open('nobody', link)
    await expect(customer.getByText('$3.76 (no fee in the store)')).toBeVisible()
    await expect(customer.getByRole('button', { name: 'Pay $129.26' })).toBeVisible()
  })

  await test.step('paid in the store, there is none', async () => {
    await page.getByRole('button', { name: 'View the request for $125.50' }).click()
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await expect(details.getByText('Payoff', { exact: true })).toHaveCount(2)
    await details.getByRole('button', { name: 'Mark paid in store' }).click()
    await expect(page.getByText(/No card is charged, and no online fee\./)).toBeVisible()
    await page.getByRole('button', { name: 'Mark paid', exact: true }).click()
    await expect(paymentCard(page, '$125.50')).not.toContainText('Online fee')
  })
})
