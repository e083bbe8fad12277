import type { Page } from '@playwright/test'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { openRequest } from './request-steps.ts'
import { expect, test } from './world.ts'

/** A request for tickets that is paid in the store. Returns its batch. */
const paidFor = async (world: Booted, firstName: string, tickets: string) => {
  const { convoID, name } = await newContact(world, firstName)
  const clerk = await world.signIn('clerk')
  const asked = {
    paymentAmount: 64,
    paymentMemo: 'Monthly interest',
    paymentMode: 'debit-only',
    paymentTicketList: tickets,
    paymentRewrite: true,
  } as const
  const { payment } = await clerk('payments/send', { convoID, payment: asked, clientMessageID: `rewrite-${firstName}` })
  await clerk('payments/mark-paid', { paymentKey: payment.paymentKey })
  return { name }
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const batchOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Tickets of ${name}` })

test('rewritten tickets appear when a request is paid, are exported and posted, and lead to their payment and back', async ({
  open,
  world,
}) => {
  const page = await open('clerk', '/payments')
  await page
    .getByRole('navigation', { name: 'Payments' })
    .getByRole('link', { name: /^Rewrites/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Rewrites' })).toBeVisible()
  const { name } = await paidFor(world, 'Imelda', 'B-1 B-2 B-3')
  await rowOf(page, name).click()
  const batch = batchOf(page, name)
  await expect(batch.getByRole('listitem')).toHaveCount(3)

  await test.step('a file for the shop’s own system', async () => {
    const saved = page.waitForEvent('download')
    await batch.getByRole('link', { name: 'Export CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^rewrites-\d{4}-\d{2}-\d{2}\.csv$/)
  })

  await test.step('posted one by one and all at once', async () => {
    const first = batch.getByRole('listitem', { name: 'Ticket B-1' })
    await first.getByRole('button', { name: /^Mark M\d+ posted$/ }).click()
    await expect(first).toContainText('Posted')
    await expect(first).toContainText('by Dana')
    await batch.getByRole('button', { name: 'Mark 2 tickets posted' }).click()
    await expect(batch.getByRole('listitem').filter({ hasText: 'Posted' })).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(batch).toBeHidden()
    await expect(rowOf(page, name)).toContainText('Posted')
  })

  await test.step('to the payment they came from, and back', async () => {
    await rowOf(page, name).click()
    await batch.getByRole('link', { name: 'Payment Details' }).click()
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await expect(details).toContainText(name)
    await details.getByRole('tab', { name: 'Payment', exact: true }).click()
    await details.getByRole('link', { name: 'Posted: open the batch' }).click()
    await expect(batch).toBeVisible()
    await expect(details).toBeHidden()
  })
})

test('rewritten tickets that are refused or without a number are corrected, and their history is found from either end', async ({
  open,
  world,
}) => {
  const page = await open('clerk', '/payments/rewrites')
  await expect(page.getByRole('heading', { name: 'Rewrites' })).toBeVisible()

  await test.step('refused by the shop’s system, they are fixed by hand', async () => {
    const { name } = await paidFor(world, 'Jolene', 'C-1')
    await rowOf(page, name).click()
    const batch = batchOf(page, name)
    const more = batch.getByRole('button', { name: 'More for ticket C-1' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Report a problem…' }).click()
    const report = page.getByRole('dialog', { name: /^Report a problem/ })
    await report.getByRole('button', { name: 'Report' }).click()
    await expect(report).toContainText('Say why')
    await report.getByLabel('What’s wrong').fill('The POS knows that number')
    await report.getByRole('button', { name: 'Report' }).click()
    await expect(report).toBeHidden()
    await expect(batch).toContainText('The POS knows that number')

    await more.click()
    await page.getByRole('menuitem', { name: 'Set the new number…' }).click()
    const set = page.getByRole('dialog', { name: /^Set the new number/ })
    await set.getByLabel('New number').fill('C-1')
    await set.getByRole('button', { name: 'Set number' }).click()
    await expect(set).toContainText('That is the old number')
    await set.getByLabel('New number').fill('HAND-7')
    await set.getByRole('button', { name: 'Set number' }).click()
    await expect(set).toBeHidden()
    await expect(batch.getByRole('listitem')).toContainText('HAND-7')
    await expect(batch.getByRole('listitem')).toContainText('Rewritten')
    await page.keyboard.press('Escape')
    await expect(batch).toBeHidden()
  })

  await test.step('they get their numbers when more are reserved', async () => {
    const owner = await world.signIn('owner')
    const { settings } = await owner('settings/rewrites/fetch', { storeID: STORE.main })
    const { rangePrefix, rangeFrom, rangeTo, rangeNext } = settings.ticketRange!
    const reserve = (to: number) =>
      owner('settings/rewrites/save', {
        settings: { storeID: STORE.main, ticketRange: { rangePrefix, rangeFrom, rangeTo: to } },
      })
    await reserve(rangeNext - 1)
    const { name } = await paidFor(world, 'Ottoline', 'D-1 D-2')
    const batch = batchOf(page, name)
    await expect(rowOf(page, name)).toContainText('are used up: 2 needed, 0 left')
    await reserve(rangeTo)
    await rowOf(page, name).click()
    await batch.getByRole('button', { name: 'Retry 2 tickets' }).click()
    await expect(batch.getByRole('listitem').filter({ hasText: 'Rewritten' })).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(batch).toBeHidden()
  })

  await test.step('their whole history, in the list and in the palette', async () => {
    await page.getByRole('searchbox', { name: 'Find a ticket' }).fill('9871')
    const chain = page.getByRole('group', { name: /^9871 → 10233 → M\d+$/ })
    await expect(chain).toBeVisible()
    const newest = (await chain.getAttribute('aria-label'))!.split(' → ').at(-1)!
    await page.keyboard.press('Control+k')
    await page
      .getByRole('combobox')
      .or(page.getByRole('searchbox', { name: /^Find a customer/ }))
      .last()
      .fill(newest)
    await page.getByRole('option', { name: new RegExp(`9871 → 10233 → ${newest}`) }).click()
    await expect(page).toHaveURL(new RegExp(`filter=.*${newest}`))
    await expect(chain).toBeVisible()
    await chain.getByRole('button', { name: '10233' }).click()
    await expect(page.getByRole('dialog', { name: 'Tickets of Whitfield, Jerome' })).toBeVisible()
  })
})

test('rewritten tickets get numbers that the owner reserves, with reminders turned on next to them', async ({
  open,
  world,
}) => {
  const page = await open('owner', '/payments/rewrites')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings/payments')
  const rewrites = page.getByRole('region', { name: 'Rewrites' })
  await rewrites.getByLabel('Last number').fill('5')
  await rewrites.getByRole('button', { name: 'Save rewrites' }).click()
  await expect(rewrites).toContainText('The range ends before it starts')
  await rewrites.getByLabel('Prefix').fill('W')
  await rewrites.getByLabel('First number').fill('90001')
  await rewrites.getByLabel('Last number').fill('90100')
  await rewrites.getByRole('button', { name: 'Save rewrites' }).click()
  await expect(rewrites).toContainText('Next is W90001; 100 left.')

  const reminders = page.getByRole('region', { name: 'Reminders' })
  await reminders.getByLabel('English text').fill('Please pay')
  await reminders.getByRole('button', { name: 'Save reminders' }).click()
  await expect(reminders).toContainText('Put [LINK] where the payment link goes')
  await reminders.getByLabel('English text').fill('[STORE_NAME]: please pay [LINK]')
  await reminders.getByLabel('Hours before the request expires').fill('5')
  // Another store's settings appear in the same place, so switching asks before typed changes are lost.
  await page.getByLabel('Payment settings for').click()
  await page.getByRole('option', { name: 'Golden Pledge Prospect' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await expect(reminders.getByLabel('Hours before the request expires')).toHaveValue('5')
  await reminders.getByRole('button', { name: 'Save reminders' }).click()
  const owner = await world.signIn('owner')
  const storeID = (await owner('stores/list', {})).stores[0]!.storeID
  await expect
    .poll(async () => (await owner('settings/reminders/fetch', { storeID })).settings)
    .toMatchObject({ reminderHours: 5, reminderTextEN: '[STORE_NAME]: please pay [LINK]' })
})

test('a request for a ticket that owes more gives the reason beside it, and a manager overrides it', async ({
  open,
  world,
}) => {
  const { convoID, custID, name } = await newContact(world, 'Rosalind')
  await world.connection.writes
    .insertInto('tickets')
    .values({
      companyID: COMPANY.goldenPledge,
      storeID: STORE.main,
      ticketNumber: 'OWING1',
      custID,
      ticketLoanDate: null,
      ticketDueDate: '',
      ticketGraceDate: null,
      principalCents: 50_000,
      amountDueCents: 70_520,
      ticketDescription: 'A ring',
      ticketStatus: 'active',
      asOf: Date.now(),
      importID: null,
    })
    .execute()
  const reason = 'Ticket OWING1 owes $205.20 in charges, more than this payment of $1.00.'
  const ask = async (who: 'clerk' | 'manager') => {
    const page = await open(who, `/inbox?convo=${convoID}`)
    await openRequest(page)
    const dialog = page.getByRole('dialog', { name: `Request a payment from ${name}` })
    await dialog.getByLabel('Amount').fill('1')
    await dialog.getByLabel('Memo').fill('Interest')
    await dialog.getByLabel('Tickets').fill('OWING1')
    await dialog.getByRole('button', { name: /^Send request/ }).click()
    return { page, dialog, question: page.getByRole('alertdialog', { name: 'This breaks a rule' }) }
  }

  await test.step('a clerk can’t', async () => {
    const { page, dialog, question } = await ask('clerk')
    await expect(question).toContainText('Only a manager can override this.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByRole('alert').getByText(reason)).toBeVisible()
    await page.close()
  })

  await test.step('a manager gives a reason', async () => {
    const { page, dialog, question } = await ask('manager')
    await question.getByLabel('Reason').fill('The rest is paid at the counter')
    await question.getByRole('button', { name: 'Override' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article', { name: 'Payment request for $1.00' })).toBeVisible()
  })
})
