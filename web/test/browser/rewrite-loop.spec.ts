import { STORE } from '@xd/fixtures/demo/people.ts'
import { paths } from '#paths.ts'
import { newContact } from './contact.ts'
import { CARD, payWell } from './pay-steps.ts'
import { paymentCard } from './request-steps.ts'
import { expect, test } from './world.ts'

interface PosTicket {
  ticketNumber: string
}

/** From the customer's card to the store's own system and back, without anyone typing a number. */
test('a paid ticket gets its new number, the point of sale accepts it, and its next export verifies it', async ({
  open,
  world,
}) => {
  const active = { storeKey: 'gp-main', status: 'active' }
  const [ticket] = (await world.sandbox<{ tickets: PosTicket[] }>('/pos/tickets', active)).tickets
  const { ticketNumber } = ticket!
  const { convoID, name } = await newContact(world, 'Philippa')
  const clerk = await world.signIn('clerk')
  const { payment } = await clerk('payments/send', {
    convoID,
    payment: {
      paymentAmount: 48.5,
      paymentMemo: 'Monthly interest',
      paymentMode: 'debit-only',
      paymentTicketList: ticketNumber,
      paymentRewrite: true,
    },
    clientMessageID: 'loop',
  })

  const chat = await open('manager', `/inbox?convo=${convoID}`)
  const card = paymentCard(chat, '$48.50')
  await payWell(await open('nobody', `/p/${payment.paymentKey}`), CARD.visaDebit)
  await expect(card).toContainText(/New ticket numbers\s*M\d+, Today/)
  await expect(card).toContainText(/Sent to POS\s*Not yet/)
  const newNumber = /M\d+/.exec(await card.innerText())![0]

  // The file, and the store's system's answer to it.
  const page = await open('manager', `/payments/rewrites?filter=${newNumber}`)
  await page.getByRole('row').filter({ hasText: name }).click()
  const batch = page.getByRole('dialog', { name: `Tickets of ${name}` })
  const coming = page.waitForEvent('download')
  await batch.getByRole('link', { name: 'Export CSV' }).click()
  const file = await (await coming).path()
  await batch.getByRole('button', { name: 'Mark posted', exact: true }).click()
  await expect(card).toContainText(/Sent to POS\s*Today/)
  await expect(card).toContainText('With the store’s next import')
  await page.goto('/sandbox?tab=pos')
  await page.getByLabel('File of rewritten tickets').setInputFiles(file)
  await expect(page.getByText('1 new number accepted.')).toBeVisible()
  const exporting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Ticket report' }).click()
  const book = await (await exporting).path()

  await page.goto('/mailers/imports')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a file' })
  await dialog.getByRole('combobox', { name: 'Store' }).click()
  await page.getByRole('option', { name: 'Golden Pledge Main St' }).click()
  await dialog.getByLabel('File from your store’s system').setInputFiles(book)
  await expect(dialog.getByRole('status')).toContainText('Tickets added')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(card).toContainText(/Verified\s*Today/)

  // The old ticket in the book leads to the new one.
  const { tickets } = await clerk('tickets/list', { search: { filter: ticketNumber, store: STORE.main } })
  const { custID, customer } = tickets[0]!
  await page.goto(paths.customerTab({ custID, ...customer }, STORE.main, 'tickets'))
  const old = page
    .getByRole('table', { name: 'Tickets' })
    .getByRole('row')
    .filter({ hasText: `continues as ${newNumber}` })
  await old.getByRole('link', { name: newNumber }).click()
  await expect(page.getByRole('group', { name: `${ticketNumber} → ${newNumber}` })).toContainText('Verified')
})
