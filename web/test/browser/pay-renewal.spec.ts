import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { newContact } from './contact.ts'
import { CARD, fillCard, paidHeading, payButton } from './pay-steps.ts'
import { openRequest } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

test('a customer agrees to a replacement loan on the pay page, if the company chose so, and the agreement is stored', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Philomena')
  const owner = await world.signIn('owner')
  await owner('settings/notices/save', { settings: { storeID: STORE.main, noticeLaw: 'california' } })
  await owner('settings/rewrites/save', {
    settings: { storeID: STORE.main, storeAutoRewrite: true },
  })
  const { storeTimezone } = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!
  await world.connection.writes
    .insertInto('tickets')
    .values(
      bookedTicket({
        storeID: STORE.main,
        ticketNumber: 'RENEW1',
        custID: contact.custID,
        ticketDueDate: addDays(localDay(Date.now(), storeTimezone), 5),
        asOf: Date.now(),
      }),
    )
    .execute()

  await test.step('the owner turns it on, and is told to ask a lawyer', async () => {
    const page = await open('owner', '/settings/payments')
    const section = page.getByRole('region', { name: 'Electronic renewals' })
    await expect(section.getByRole('radio', { name: 'Signed in the store' })).toBeChecked()
    await section.getByRole('radio', { name: 'Made on the pay page' }).click()
    await expect(section).toContainText('Have your lawyer confirm this first.')
    await section.getByRole('button', { name: 'Save electronic renewals' }).click()
    await expect(page.getByText('Electronic renewals saved')).toBeVisible()
    await page.close()
  })

  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const path =
    await test.step('the clerk sees where the contract is made, and records the required check', async () => {
      await openRequest(page)
      const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
      await dialog.getByLabel('Amount').fill('20')
      await dialog.getByLabel('Memo').fill('Renewal')
      await dialog.getByLabel('Tickets').fill('RENEW1')
      await expect(dialog).toContainText('The new contract is signed in the store: it costs over 36% a year')
      await dialog.getByLabel('Reference').fill('CERT-77')
      await expect(dialog).toContainText('the customer agrees to them there')
      await dialog.getByRole('button', { name: 'Send request for $20.00' }).click()
      await expect(dialog).toBeHidden()
      const { payments } = await owner('payments/list', { search: { custID: contact.custID } })
      return new URL(payments[0]!.paymentURL).pathname
    })

  await test.step('the customer can’t pay without agreeing, and the paid page shows the agreement', async () => {
    const phone = await open('nobody', path, PHONE)
    const terms = phone.getByRole('region', { name: 'Your new loan' })
    await expect(terms).toContainText('New loan to replace ticket RENEW1')
    await expect(terms).toContainText('$130.50')
    const assent = phone.getByRole('checkbox', { name: /^I agree to these terms/ })
    await fillCard(phone, CARD.visaDebit)
    await payButton(phone).press('Enter')
    await expect(assent).toBeFocused()
    await expect(payButton(phone)).toBeEnabled()
    await assent.check()
    await payButton(phone).press('Enter')
    await expect(paidHeading(phone)).toBeVisible()
    await expect(terms).toContainText('You agreed to these terms electronically on')
    await phone.close()
  })

  await test.step('staff see the text, and where the agreement came from', async () => {
    await page.getByRole('button', { name: 'View the request for $20.00' }).click()
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await details.getByText('Agreed on the pay page').click()
    await expect(details).toContainText('FINANCE CHARGE')
    await expect(details.getByRole('link', { name: 'Proof (PDF)' })).toBeVisible()
    await expect(details).toContainText('CERT-77')
  })
})
