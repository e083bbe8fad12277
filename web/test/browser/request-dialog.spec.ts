import { cents } from '@xd/core/domain/money/cents.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { newContact } from './contact.ts'
import { openRequest, paymentCard, requestByAPI } from './request-steps.ts'
import { expect, test } from './world.ts'

const TICKETS = Array.from({ length: 100 }, (_, at) => 20_000 + at).join(', ')

test('the request dialog names missing and wrong values, warns of a similar request, and never loses typed text', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Delphine')
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  await requestByAPI(world, contact, 77)
  await openRequest(page)
  const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
  const amount = dialog.getByLabel('Amount')
  await dialog.getByRole('button', { name: /^Send request/ }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(2)
  await expect(dialog).toContainText('Enter what the payment is for')

  await test.step('it refuses fractions of a cent and too many tickets', async () => {
    await amount.fill('1.005')
    await amount.blur()
    await expect(amount).toHaveValue('1.005')
    await expect(dialog.getByRole('alert').getByText('Use at most two decimals')).toBeVisible()
    await amount.fill('$1,234.5')
    await amount.blur()
    await expect(amount).toHaveValue('1,234.50')
    await expect(dialog.getByRole('button', { name: 'Send request for $1,234.50' })).toBeVisible()
    await dialog.getByLabel('Tickets').fill(TICKETS)
    await dialog.getByLabel('Tickets').blur()
    await expect(dialog.getByText('At most 99 tickets fit in one request, not 100')).toBeVisible()
    await dialog.getByLabel('Tickets').fill('20001, 20002')
    await expect(dialog.getByText('2 tickets')).toBeVisible()
  })

  await test.step('it warns of a similar request, and shows the text', async () => {
    await amount.fill('77')
    await dialog.getByLabel('Memo').fill('Interest')
    await expect(amount).toHaveValue('77.00')
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
  })

  await test.step('typed text is restored until it is cleared', async () => {
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await openRequest(page)
    await expect(dialog.getByLabel('Memo')).toHaveValue('Interest')
    await dialog.getByRole('button', { name: 'Clear' }).click()
    await expect(dialog.getByLabel('Memo')).toHaveValue('')
  })

  await test.step('it is filled in and sent by keyboard: suggestions are one Tab stop', async () => {
    await amount.focus()
    await page.keyboard.type('46')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const times = dialog.getByRole('toolbar', { name: 'Suggested due times' }).getByRole('button')
    await expect(times.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(times.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(times.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Memo')).toBeFocused()
    await page.keyboard.type('Accordion')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
  })
})

test('the request dialog has the company’s own fields, labels, and a rewrite of tickets if the store does that', async ({
  open,
  world,
}) => {
  await world.connection.writes
    .updateTable('stores')
    .set({ storeAutoRewrite: 1 })
    .where('storeID', '=', STORE.main)
    .execute()
  const contact = await newContact(world, 'Philippa')
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })

  await test.step('its own fields are checked, and Payment Details shows them', async () => {
    await openRequest(page)
    await dialog.getByLabel('Amount').fill('46')
    await dialog.getByLabel('Memo').fill('Accordion, layaway')
    await expect(dialog.getByLabel('Shelf')).toBeHidden()
    await dialog.getByText('Custom fields').click()
    await dialog.getByLabel('Shelf').fill('B 12')
    await dialog.getByLabel('Bags').fill('two')
    await dialog.getByRole('button', { name: 'Send request for $46.00' }).click()
    await expect(dialog.getByRole('alert').getByText('Enter a whole number')).toBeVisible()
    await dialog.getByLabel('Bags').fill('2')
    await dialog.getByRole('button', { name: 'Send request for $46.00' }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'View the request for $46.00' }).click()
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await details.getByRole('tab', { name: 'Custom Fields' }).click()
    await expect(details.getByLabel('Shelf')).toHaveValue('B 12')
    await expect(details.getByLabel('Bags')).toHaveValue('2')
    await details.getByRole('button', { name: 'Close' }).last().click()
    await expect(details).toBeHidden()
  })

  await test.step('labels, and a rewrite for debit cards only', async () => {
    await openRequest(page)
    const rewrite = dialog.getByRole('radio', { name: 'Renewal' })
    await expect(rewrite).toBeChecked()
    await dialog.getByRole('radio', { name: 'Debit or credit card' }).click()
    await expect(rewrite).toHaveCount(0)
    await dialog.getByRole('radio', { name: 'Debit card only' }).click()
    await expect(rewrite).toBeChecked()

    await dialog.getByLabel('Amount').fill('45')
    await dialog.getByLabel('Memo').fill('Monthly interest')
    await dialog.getByLabel('Tickets').fill('20003')
    const labels = dialog.getByRole('region', { name: 'Labels' })
    await labels.getByRole('button', { name: 'Labels' }).click()
    await page.getByRole('option', { name: 'Interest' }).click()
    await page.keyboard.press('Escape')
    await expect(labels.getByText('Interest')).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/payments/send'))
    await dialog.getByRole('button', { name: 'Send request for $45.00' }).click()
    const { payment } = (await (await answered).json()) as {
      payment: { paymentRewrite: boolean; paymentLabels: number[] }
    }
    expect(payment.paymentRewrite).toBe(true)
    expect(payment.paymentLabels).toHaveLength(1)
  })
})

test('the request dialog shows the facts from the book and the notices about its tickets, and offers the notice fee', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Ottoline')
  const owner = await world.signIn('owner')
  await owner('settings/notices/save', { settings: { storeID: STORE.main, noticeLaw: 'california' } })
  const db = world.connection.writes
  await db.updateTable('stores').set({ storeAutoRewrite: 1 }).where('storeID', '=', STORE.main).execute()
  const { storeTimezone } = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!
  const today = localDay(Date.now(), storeTimezone)
  const booked = (ticketNumber: string, daysPast: number, hours: number) =>
    bookedTicket({
      storeID: STORE.main,
      ticketNumber,
      custID: contact.custID,
      ticketDueDate: addDays(today, -daysPast),
      asOf: Date.now() - hours * HOUR_MS,
    })
  await db
    .insertInto('tickets')
    .values([booked('NOTED1', 5, 1), booked('LATE1', 35, 1), booked('OLDBOOK1', -5, 48)])
    .execute()

  await test.step('a letter about one of them was mailed', async () => {
    const push = await noticePusher(world)
    const notice = noticeTo(contact.phone, 'Ottoline Ashdown', {
      tickets: [{ number: 'NOTED1', dueDate: addDays(today, -5) }],
    })
    const { batchID } = await push({ kind: 'past-due', notices: [notice] })
    await owner('notices/send-batch', { batchID: batchID! })
    await expect
      .poll(async () => (await owner('notices/batch-details', { batchID: batchID! })).batch.batchStatus)
      .toBe('attention')
    const { notices } = await owner('notices/batch-details', { batchID: batchID! })
    await owner('notices/mark-mailed', { noticeIDs: [notices[0]!.noticeID], mailedOn: today })
  })

  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  await openRequest(page)
  const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
  const remarks = dialog.getByRole('status', { name: 'From the store’s book' })
  const fee = dialog.getByRole('checkbox', { name: /^Notice fee/ })
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByLabel('Memo').fill('Interest')

  await test.step('an older book warns before sending, and interest that ended is left out', async () => {
    await dialog.getByLabel('Tickets').fill('OLDBOOK1')
    await expect(remarks).toContainText('Ticket OLDBOOK1 owes $20.00 in charges, more than this payment of $10.00.')
    await expect(fee).toBeHidden()
    await dialog.getByLabel('Tickets').fill('LATE1')
    await expect(remarks).toContainText('Ticket LATE1, $120.00 due by the store’s book.')
    await expect(remarks).toContainText('no notice was sent in time. Interest since then would be $3.00.')
  })

  await test.step('the fee is a line of its own, up to the maximum, and part of the total', async () => {
    await dialog.getByLabel('Amount').fill('45.50')
    await dialog.getByLabel('Tickets').fill('NOTED1')
    await expect(remarks).toBeHidden()
    await expect(fee).not.toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Send request for $45.50' })).toBeVisible()
    await fee.click()
    await dialog.getByLabel('Fee', { exact: true }).fill('8')
    await dialog.getByRole('button', { name: 'Send request for $53.50' }).click()
    await expect(dialog.getByRole('alert').getByText('At most $7.00')).toBeVisible()
    await dialog.getByLabel('Fee', { exact: true }).fill('7')
    await expect(dialog.getByRole('region', { name: 'Preview of the text' })).toContainText('$52.50')
    await dialog.getByRole('button', { name: 'Send request for $52.50' }).click()
    await expect(dialog).toBeHidden()
    const card = page.getByRole('article', { name: 'Payment request for $52.50' })
    await expect(card).toContainText('Notice fee $7.00')
    await page.getByRole('button', { name: 'View the request for $52.50' }).click()
    await expect(page.getByRole('dialog', { name: 'Payment Details' })).toContainText('$7.00, part of the amount')
  })
})

test('the customer’s panel puts open tickets first, and requests the amount that redeems one', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Rosalind')
  const owner = await world.signIn('owner')
  const { storeTimezone } = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!
  const today = localDay(Date.now(), storeTimezone)
  const booked = (ticketNumber: string, days: number, amountDueCents: number) =>
    bookedTicket({
      storeID: STORE.main,
      ticketNumber,
      custID: contact.custID,
      ticketDueDate: addDays(today, days),
      amountDueCents: cents(amountDueCents),
    })
  const db = world.connection.writes
  await db
    .insertInto('tickets')
    .values([booked('PANEL2', 5, 8_000), booked('PANEL1', -6, 15_120)])
    .execute()

  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const panel = page.getByRole('complementary', { name: 'Customer' })
  await expect(panel.getByRole('region').first()).toHaveAccessibleName('Tickets')
  const tickets = panel.getByRole('list', { name: 'Open tickets' }).getByRole('listitem')
  await expect(tickets).toContainText([
    /PANEL1.*\$151\.20.*Ring.*Overdue 6 days/,
    /PANEL2.*\$80\.00.*Ring.*Due in 5 days/,
  ])
  await tickets.first().getByRole('button', { name: 'Request $151.20' }).click()

  const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
  await expect(dialog.getByLabel('Amount')).toHaveValue('151.20')
  await expect(dialog.getByLabel('Memo')).toHaveValue('Payoff')
  await expect(dialog.getByLabel('Tickets', { exact: true })).toHaveValue('PANEL1')
  await dialog.getByRole('button', { name: 'PANEL2 · $80.00' }).click()
  await expect(dialog.getByLabel('Tickets', { exact: true })).toHaveValue('PANEL1, PANEL2')
  await dialog.getByRole('button', { name: 'Send request for $231.20' }).click()
  await expect(dialog).toBeHidden()
  await expect(paymentCard(page, '$231.20')).toBeVisible()

  await page.goto(`/customers/${contact.custID}/${STORE.main}/tickets`)
  await page.getByRole('row').filter({ hasText: 'PANEL2' }).getByText('Due in 5 days').click()
  const details = page.getByRole('dialog', { name: 'Ticket PANEL2' })
  await expect(details).toContainText('Ring')
  await details.getByRole('button', { name: 'Request $80.00' }).click()
  await expect(dialog.getByLabel('Tickets', { exact: true })).toHaveValue('PANEL2')

  await test.step('a user who may not request payments sees amounts, and no buttons', async () => {
    const { users } = await owner('settings/users/list', { search: { filter: 'clerk' } })
    const { userID, userUsername, userNickname, userAllowedStoreIDs } = users[0]!
    await owner('settings/users/save', {
      user: {
        userID,
        userUsername,
        userNickname,
        userAllowedStoreIDs,
        userPermissions: ['messages', 'customers', 'tickets'],
      },
    })
    const theirs = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const list = theirs.getByRole('list', { name: 'Open tickets' })
    await expect(list).toContainText('$151.20')
    await expect(list.getByRole('button')).toHaveCount(0)
  })
})
