import type { Page } from '@playwright/test'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { newContact } from './contact.ts'
import { expect, PHONE, test } from './world.ts'

let made = 0

/** A number from no US state, which follows the store's clock. One that ends in 0003 gets no texts. */
const newPhone = (ending = '4321') => `+5255${2_000 + (made += 1)}${ending}`

/** Sends a batch to the main store, where it is noon. */
const pushed = async (world: Booted, notices: readonly object[], kind = 'due-soon') => {
  await world.connection.writes
    .updateTable('stores')
    .set({ storeTimezone: zoneWhereItIs(12) })
    .where('storeID', '=', STORE.main)
    .execute()
  const push = await noticePusher(world)
  const { batchID } = await push({ kind, notices })
  return batchID!
}

const batchIn = (page: Page, kind: string) => page.getByRole('dialog', { name: `${kind} notices` })

test.describe('notices', () => {
  test('arrive by themselves, are reviewed, sent, and watched until they are on the phones', async ({
    open,
    world,
  }) => {
    const page = await open('clerk', '/')
    await expect(page.getByRole('link', { name: 'Notices' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /Find a customer/ }).fill('notices')
    await page.getByRole('option', { name: 'Notices', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Past due' }).first()).toBeVisible()

    const [to, stopped] = [newPhone(), newPhone()]
    const [one, other] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    await pushed(world, [one, other, noticeTo(stopped, 'Said Stop'), noticeTo('213', 'Bad Phone')], 'due')
    await world.connection.writes
      .updateTable('customers')
      .set({ custOptedOutAt: 1 })
      .where('custPhone', '=', stopped)
      .execute()
    const row = page.getByRole('row').filter({ hasText: 'Due today' }).filter({ hasText: 'Ready to send' })
    await expect(row).toContainText('Customer app')
    await row.click()
    const batch = batchIn(page, 'Due today')
    await expect(batch.getByText('No notices have been sent yet.')).toBeVisible()
    const tickets = [one, other].map(({ tickets }) => tickets[0]!.number)
    await expect(batch.getByRole('row').filter({ hasText: 'Prueba, Ana' })).toContainText(
      `tickets ${tickets.join(', ')}`,
    )
    await expect(batch.getByRole('row').filter({ hasText: 'Stop, Said' })).toContainText('Opted out of texts')

    await batch.getByRole('button', { name: 'Refused 1' }).click()
    await expect(batch.getByRole('region', { name: 'Rejected notices' })).toContainText('The phone number isn’t valid.')
    await batch.getByRole('button', { name: 'All 2' }).click()

    await batch.getByRole('button', { name: 'Send…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Send 1 notice now?' })
    await expect(question.getByRole('list', { name: 'What will be sent' })).toContainText(
      '1 text1 skippedOpted out of texts: 1',
    )
    await question.getByRole('button', { name: 'Send 1 notice' }).click()
    await expect(batch.getByText('Done', { exact: true })).toBeVisible()
    await expect(batch.getByRole('button', { name: 'Delivered 1' })).toBeVisible()
    const { messages } = await world.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone: to })
    expect(messages).toHaveLength(1)

    await batch.getByRole('row').filter({ hasText: 'Prueba, Ana' }).click()
    const notice = page.getByRole('dialog', { name: 'Ana Prueba' })
    await expect(notice.getByRole('region', { name: 'History' })).toContainText('Delivered')
    await expect(notice).toContainText(messages[0]!.body)
    await notice.getByRole('link', { name: 'Open the conversation' }).click()
    await expect(page).toHaveURL(/\/inbox\?convo=\d+/)
  })

  test('are found by status in their batch, and by ticket in all batches; a link shows the same', async ({
    open,
    world,
  }) => {
    const [good, landline] = [noticeTo(newPhone(), 'Gil Elm'), noticeTo(newPhone('0003'), 'Land Line')]
    const batchID = await pushed(world, [good, landline], 'due')
    const clerk = await world.signIn('clerk')
    await clerk('notices/send-batch', { batchID })
    const page = await open('clerk', `/notices?batch=${batchID}&state=failed`)
    const batch = batchIn(page, 'Due today')
    await expect(batch.getByRole('row').filter({ hasText: 'Line, Land' })).toContainText(
      'This is a landline or its carrier cannot get texts.',
    )
    await expect(batch.getByRole('row').filter({ hasText: 'Elm, Gil' })).toHaveCount(0)
    await batch.getByRole('button', { name: 'All 2' }).click()
    await expect(page).not.toHaveURL(/state=/)
    await batch.getByRole('searchbox', { name: 'Find a notice' }).fill('nobody at all')
    await expect(batch.getByText('No notices match')).toBeVisible()
    await batch.getByRole('searchbox', { name: 'Find a notice' }).fill('elm')
    await expect(batch.getByRole('row').filter({ hasText: 'Line, Land' })).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await batch.getByRole('link', { name: 'Export CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^notices-\d{4}-\d{2}-\d{2}\.csv$/)
    await page.keyboard.press('Escape')
    await expect(batch).toBeHidden()

    await page.goto('/notices')
    await expect(page.getByRole('row').filter({ hasText: 'Due today' }).first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(good.tickets[0]!.number)
    await page.getByRole('table', { name: 'Notices' }).getByRole('row').filter({ hasText: 'Elm, Gil' }).click()
    await page.getByRole('dialog', { name: 'Gil Elm' }).getByRole('link', { name: 'Open the customer' }).click()
    await page.getByRole('link', { name: 'Notices', exact: true }).last().click()
    await expect(page.getByRole('table', { name: 'Notices' })).toContainText('Due today')

    // A ticket that only the book has links to its customer.
    const { custID } = await newContact(world, 'Bea')
    const booked = bookedTicket({
      storeID: STORE.main,
      ticketNumber: 'B88301',
      custID,
      ticketDueDate: asLocalDay('2026-12-01'),
    })
    await world.connection.writes.insertInto('tickets').values(booked).execute()
    await page.goto('/notices?filter=B88301')
    const sentence = 'Ticket B88301 is in the ticket book for Bea Ashdown, who has had no notices yet.'
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    await page.getByRole('link', { name: 'Bea Ashdown' }).click()
    await expect(page).toHaveURL(new RegExp(`/customers/${custID}-`))
  })

  test('that reached nobody lead to phone calls, one customer after the other', async ({ open, world }) => {
    const [first, second] = [noticeTo(newPhone('0003'), 'Otto Oak'), noticeTo(newPhone('0003'), 'Pia Pine')]
    const batchID = await pushed(world, [first, second])
    const clerk = await world.signIn('clerk')
    await clerk('notices/send-batch', { batchID })
    const page = await open('clerk', '/notices')
    await page
      .getByRole('navigation', { name: 'Notices' })
      .getByRole('link', { name: /^Not reached/ })
      .click()
    await page
      .getByRole('table', { name: 'Customers to call' })
      .getByRole('row')
      .filter({ hasText: 'Oak, Otto' })
      .click()
    const next = page.getByRole('region', { name: 'Next to call' })
    await expect(next.getByRole('heading')).toHaveText(['Otto Oak', 'History'])
    await expect(next.getByRole('link', { name: /\+52/ })).toHaveAttribute('href', `tel:${first.phone}`)
    await expect(next).toContainText(first.tickets[0]!.number)
    await next.getByRole('button', { name: 'Left a voicemail' }).click()
    const otto = page.getByRole('row').filter({ hasText: 'Oak, Otto' })
    await expect(otto).toContainText('Left a voicemail')
    await otto.click()
    await expect(next.getByRole('region', { name: 'History' })).toContainText('Left a voicemail, Dana')
    // A colleague reaches him meanwhile: no other customer moves under the buttons, and nothing is counted twice.
    const { noticeID } = (await clerk('notices/batch-details', { batchID, search: { filter: 'Otto Oak' } })).notices[0]!
    await (
      await world.signIn('owner')
    )('notices/record-call', { noticeID, outcome: 'reached' })
    await expect(otto).toHaveCount(0)
    await expect(next.getByRole('heading')).toHaveText(['Otto Oak', 'History'])
    await expect(next.getByRole('status')).toContainText('Otto Oak is no longer on this page.')
    await next.getByRole('button', { name: 'Reached', exact: true }).click()
    await expect(
      page.getByText(/to Otto Oak is already “Reached by phone”: this call wasn’t recorded[.]/),
    ).toBeVisible()
    await next.getByRole('button', { name: 'Next customer' }).click()
    await expect(next.getByRole('heading', { name: 'Otto Oak' })).toHaveCount(0)
    const { notices } = await clerk('notices/batch-details', { batchID, search: { sortDir: 'asc' } })
    expect(notices.map(({ noticeStatus }) => noticeStatus)).toEqual(['called', 'failed'])
  })

  test('that must be letters are marked mailed, one with its tracking number and the rest at once', async ({
    open,
    world,
  }) => {
    await world.connection.writes
      .updateTable('stores')
      .set({ storePhone: '+12135550101' })
      .where('storeID', '=', STORE.main)
      .execute()
    const paper = ['Quin Reed', 'Rae Reed', 'Sol Reed', '王 小明'].map((name) => noticeTo(newPhone(), name))
    const batchID = await pushed(world, paper, 'past-due')
    const clerk = await world.signIn('clerk')
    await clerk('notices/send-batch', { batchID })
    const page = await open('clerk', `/notices?batch=${batchID}`)
    const batch = batchIn(page, 'Past due')
    await expect(batch.getByText('4 letters to mail.')).toBeVisible()
    await expect(batch).toContainText('an inference from published summaries')
    await batch.getByRole('row').filter({ hasText: 'Reed, Quin' }).click()
    const notice = page.getByRole('dialog', { name: 'Quin Reed', exact: true })
    await notice.getByRole('button', { name: 'Mark mailed…' }).click()
    const one = page.getByRole('dialog', { name: 'Mark the letter to Quin Reed mailed' })
    await one.getByLabel('Tracking number').fill('9407 1118 9956')
    await one.getByRole('button', { name: 'Mark mailed' }).click()
    await expect(notice.getByRole('region', { name: 'History' })).toContainText('tracking number 9407 1118 9956')
    await page.keyboard.press('Escape')
    await batch.getByRole('button', { name: 'Mark mailed…' }).click()
    const rest = page.getByRole('dialog', { name: 'Mark 2 letters mailed' })
    await expect(rest).toContainText('1 letter couldn’t be printed.')
    await rest.getByRole('button', { name: 'Mark mailed' }).click()
    await expect(batch.getByRole('button', { name: 'Mailed 3' })).toBeVisible()
    await expect(batch.getByText('1 letter to mail.')).toBeVisible()
  })

  test('fit a phone, are filtered by status, and are stopped before they are sent', async ({ open, world }) => {
    const batchID = await pushed(world, [noticeTo(newPhone(), 'Ida Ash')], 'past-due')
    const page = await open('clerk', '/notices?status=ready', PHONE)
    await page.getByRole('row').filter({ hasText: 'Past due' }).tap()
    await expect(page).toHaveURL(new RegExp(`batch=${batchID}`))
    await batchIn(page, 'Past due').getByRole('row').filter({ hasText: 'Ash, Ida' }).tap()
    await expect(page.getByRole('dialog', { name: 'Ida Ash' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await page.keyboard.press('Escape')
    const batch = batchIn(page, 'Past due')
    await batch.getByRole('button', { name: 'Cancel batch…' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Cancel this batch?' })
    await expect(question).toContainText('1 notice that hasn’t been sent yet won’t be.')
    await question.getByRole('button', { name: 'Cancel batch' }).tap()
    await expect(batch.getByRole('button', { name: 'Canceled 1' })).toBeVisible()
    await expect(batch.getByRole('button', { name: 'Send…' })).toHaveCount(0)
    await page.goto(`/notices?status=attention&store=${STORE.prospect}`)
    await expect(page.getByText('No batches match')).toBeVisible()
  })

  test('are sent as the owner has set them up: the law, the days before a ticket is due, and the words', async ({
    open,
    world,
  }) => {
    const owner = await world.signIn('owner')
    await owner('templates/save', {
      template: {
        templateName: 'Our own',
        templateKind: 'notice',
        templateChannel: 'sms',
        templateLanguage: 'en',
        templateBody: 'Dear [FIRST_NAME], [TICKET] is due.',
      },
    })
    const page = await open('owner', '/settings')
    await page.getByRole('navigation', { name: 'Control Panel' }).getByRole('link', { name: 'Notices' }).click()
    await page.getByRole('combobox', { name: 'Store' }).click()
    await page.getByRole('option', { name: 'Golden Pledge Lake' }).click()
    const section = page.getByRole('region', { name: 'Notice settings' })
    await expect(section.getByText('an inference from published summaries')).toHaveCount(0)
    await section.getByRole('combobox', { name: 'State rules' }).click()
    await page.getByRole('option', { name: /^California/ }).click()
    await expect(section).toContainText('an inference from published summaries')
    await section.getByRole('checkbox', { name: 'Send notices on a schedule, from the ticket book' }).click()
    await section.getByRole('checkbox', { name: '3 days before it is due' }).click()
    await section.getByLabel('Time of day').fill('09:30')
    await section.getByLabel('Hold-out percentage').fill('50')
    const words = section.getByRole('group', { name: 'Message text: Past due' })
    await words.getByRole('combobox', { name: 'One ticket' }).click()
    await page.getByRole('option', { name: 'Our own' }).click()
    const save = section.getByRole('button', { name: 'Save notice settings' })
    await save.click()
    await expect(section.getByText('From 0 to 20')).toBeVisible()
    await section.getByLabel('Hold-out percentage').fill('10')
    await save.click()
    await expect(page.getByText('Notice settings saved')).toBeVisible()
    const { settings } = await owner('settings/notices/fetch', { storeID: STORE.lake })
    expect(settings).toMatchObject({
      noticeLaw: 'california',
      noticeAutoSend: false,
      ladderOn: true,
      ladderTime: '09:30',
      holdOutPercent: 10,
    })
    expect(settings.steps.filter(({ on }) => !on).map(({ step }) => step)).toEqual(['due-3'])
    expect(settings.texts.find(({ kind }) => kind === 'past-due')!.one).toEqual(expect.any(Number))

    // A colleague saves in between: none of their changes are lost.
    await owner('settings/notices/save', { settings: { storeID: STORE.lake, ladderOn: false } })
    await section.getByRole('checkbox', { name: 'Send batches automatically, without a review' }).click()
    await expect(section.getByRole('checkbox', { name: /^Send notices on a schedule/ })).not.toBeChecked()
    await save.click()
    await expect
      .poll(async () => (await owner('settings/notices/fetch', { storeID: STORE.lake })).settings)
      .toMatchObject({ noticeAutoSend: true, ladderOn: false })
    await owner('settings/notices/save', { settings: { storeID: STORE.lake, noticeAutoSend: false } })
  })

  test('come from a file too: its columns are explained, refusals are shown, and the rest is accepted', async ({
    open,
  }) => {
    const page = await open('manager', '/notices')
    await page.getByRole('button', { name: 'Import notices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import notices' })
    await dialog.getByRole('combobox', { name: 'Store' }).click()
    await page.getByRole('option').first().click()
    const rows = 'Name;Reach;Tkt;Due Date\r\nMu\u00f1oz, Eva;(701) 555-0192;88201;12/1/2026\r\nShort;Row\r\n'
    await dialog
      .getByLabel('File of notices')
      .setInputFiles({ name: 'due.csv', mimeType: 'text/csv', buffer: Buffer.from(rows, 'latin1') })
    await dialog.getByRole('combobox', { name: 'Reach' }).click()
    await page.getByRole('option', { name: 'Phone' }).click()
    await expect(dialog.getByRole('table', { name: 'The first notices' })).toContainText('(701) 555-0192')
    await expect(dialog.getByRole('region', { name: 'Rejected notices' })).toContainText('Row 3')
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    const batch = batchIn(page, 'Due soon')
    await expect(batch.getByText('File due.csv', { exact: false })).toBeVisible()
    await batch.getByRole('row').filter({ hasText: 'Muñoz' }).click()
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: 'Eva Muñoz' }).getByRole('link', { name: 'Proof (PDF)' }).click(),
    ])
    expect(sheet.suggestedFilename()).toMatch(/^notice-proof-.*\.pdf$/)
  })
})
