import type { Page } from '@playwright/test'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { expect, test } from './world.ts'

interface Audience {
  readonly name: string
  readonly labelID: number
  readonly phones: readonly string[]
}

let made = 0

/** Where it is noon now, outside quiet hours. */
const zoneAtNoon = (): string => {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Customers with their own label. Their numbers belong to no US state, so they follow the store's clock. */
const audienceOf = async (world: Booted, firstNames: readonly string[]): Promise<Audience> => {
  await world.connection.writes
    .updateTable('stores')
    .set({ storeTimezone: zoneAtNoon() })
    .where('storeID', '=', STORE.main)
    .execute()
  const [clerk, manager] = [await world.signIn('clerk'), await world.signIn('manager')]
  const name = `List ${(made += 1)}`
  const { labels } = await manager('labels/save', { label: { labelModuleKey: 'customer', labelName: name } })
  const { labelID } = labels.find(({ labelName }) => labelName === name)!
  const phones: string[] = []
  for (const custFirstName of firstNames) {
    const custPhone = `+52551${String((made += 1)).padStart(3, '0')}4321`
    const { custID } = await clerk('customers/save', { customer: { custPhone, custFirstName, custLastName: 'Prueba' } })
    await clerk('customers/update-labels', { customerID: custID, labels: [labelID] })
    await clerk('customers/conversation/start', { custID, storeID: STORE.main })
    phones.push(custPhone)
  }
  return { name, labelID, phones }
}

const writeFor = async (page: Page, { name }: Audience, title: string) => {
  const dialog = page.getByRole('dialog', { name: 'New mailer' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('combobox', { name: 'From' }).click()
  await page.getByRole('option', { name: 'Golden Pledge Main St' }).click()
  await dialog.getByRole('button', { name: 'Any label' }).click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
  return dialog
}

test('a mailer is written, previewed, sent to its list and watched until it is on every phone', async ({
  open,
  world,
}) => {
  const audience = await audienceOf(world, ['Ana', 'Bartholomew', 'Cruz'])
  const page = await open('manager', '/mailers')
  await page.getByRole('searchbox', { name: 'Filter mailers' }).fill('nothing like this')
  await expect(page.getByRole('heading', { name: 'No mailers match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('table', { name: 'Mailers' })).toBeVisible()
  await page.getByRole('button', { name: 'New mailer' }).click()
  const dialog = await writeFor(page, audience, 'November thank-you')
  await expect(dialog.getByText(`Customers labeled ${audience.name}.`)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'English', exact: true }).fill('Thank you, [FIRST_NAME]!')
  await expect(dialog.getByRole('region', { name: 'Reach' })).toContainText('3 people will get it')
  // The longest first.
  await expect(dialog.getByRole('region', { name: /^Preview for/ }).first()).toContainText('Thank you, Bartholomew!')
  await dialog.getByRole('button', { name: 'Send a test…' }).click()
  const trial = page.getByRole('dialog', { name: 'Send a test' })
  await trial.getByRole('textbox', { name: 'Phone' }).fill('(415) 299-4321')
  await trial.getByRole('button', { name: 'Send test' }).click()
  await expect(trial).toBeHidden()
  const onMine = async () =>
    (await world.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone: '+14152994321' })).messages[0]
      ?.body
  await expect.poll(onMine).toContain('Thank you, Ana!')

  await dialog.getByRole('button', { name: 'Review and send' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send this to 3 people now?' })
  await question.getByRole('button', { name: 'Send now' }).click()

  const details = page.getByRole('dialog', { name: 'November thank-you' })
  await expect(details.getByRole('region', { name: 'Result' })).toContainText('Delivered3of 3')
  await expect(details).toContainText('Finished')
  for (const [index, phone] of audience.phones.entries()) {
    const { messages } = await world.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone })
    expect(messages.map(({ body }) => body.split('\n')[0])).toEqual([
      `Thank you, ${['Ana', 'Bartholomew', 'Cruz'][index]}!`,
    ])
  }

  await details.getByRole('tab', { name: /^Recipients/ }).click()
  await expect(details.getByRole('table', { name: 'Recipients' }).getByText('Delivered')).toHaveCount(3)
  await details.getByRole('link', { name: 'Open the conversation with Prueba, Cruz' }).click()
  await page.getByRole('link', { name: 'Mailer: November thank-you' }).click()
  await expect(details).toBeVisible()
})

test('a running mailer is paused, resumed, and canceled; it reports the messages already sent', async ({
  open,
  world,
}) => {
  const { labelID, phones } = await audienceOf(world, ['Dora', 'Elena', 'Flor'])
  const manager = await world.signIn('manager')
  const { job } = await manager('mailers/schedule-job', {
    job: {
      jobTitle: 'One a minute',
      jobStoreID: STORE.main,
      jobBodyEN: 'All rings are half off',
      jobAudience: { label: labelID },
      jobScheduledAt: new Date().toISOString(),
      jobRate: 1,
    },
  })
  const page = await open('manager', `/mailers?job=${job!.jobID}`)
  const details = page.getByRole('dialog', { name: 'One a minute' })
  await expect(details.getByRole('region', { name: 'Progress', exact: true })).toContainText('1 of 3 sent')
  const texts = async () =>
    (
      await Promise.all(phones.map((phone) => world.sandbox<{ messages: unknown[] }>('/phone/messages', { phone })))
    ).flatMap(({ messages }) => messages)
  // A cancellation would take queued ones back.
  await expect.poll(async () => (await texts()).length).toBe(1)
  await details.getByRole('button', { name: 'Pause' }).click()
  await expect(details.getByText('Paused by a user.')).toBeVisible()
  await details.getByRole('button', { name: 'Resume' }).click()
  await expect(details.getByRole('button', { name: 'Pause' })).toBeVisible()
  await details.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Cancel mailer…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel “One a minute”?' })
  await expect(question).toContainText('2 people still waiting won’t get it. 1 text was already sent')
  await question.getByRole('button', { name: 'Cancel mailer' }).click()
  await expect(details.getByRole('region', { name: 'Result' })).toContainText('Canceled2')
  expect(await texts()).toHaveLength(1)
})

test('writing to more than 500 people requires typing the number first', async ({ open, world }) => {
  const many = await audienceOf(world, [])
  const { writes } = world.connection
  const people = Array.from({ length: 501 }, (_, n) => {
    const named = { custPhone: `+52551555${String(n).padStart(4, '0')}`, custFirstName: 'Gil', custLastName: 'Prueba' }
    const customer = { ...named, custEmail: null, custDL: null }
    const never = { custOptedOutAt: null, custErasedAt: null }
    return { companyID: COMPANY.goldenPledge, ...customer, ...foldCustomer(customer), ...never, createdAt: Date.now() }
  })
  const made = await writes.insertInto('customers').values(people).returning('custID').execute()
  const { labelID } = many
  await writes
    .insertInto('customer_labels')
    .values(made.map(({ custID }) => ({ companyID: COMPANY.goldenPledge, custID, labelID })))
    .execute()
  const page = await open('manager', '/mailers?edit=new')
  const dialog = await writeFor(page, many, 'To everyone')
  await dialog.getByRole('textbox', { name: 'English', exact: true }).fill('All rings are half off')
  await expect(dialog.getByRole('region', { name: 'Reach' })).toContainText('501 people will get it')
  await dialog.getByRole('button', { name: 'Review and send' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send this to 501 people now?' })
  const send = question.getByRole('button', { name: 'Send now' })
  await expect(send).toHaveAccessibleDescription('Type 501 first')
  await question.getByRole('textbox', { name: 'Type 501 to confirm' }).fill('500')
  await page.keyboard.press('Enter')
  await send.click({ force: true })
  await expect(question).toBeVisible()
  await question.getByRole('textbox', { name: 'Type 501 to confirm' }).fill('501')
  await expect(send).toBeEnabled()
  await expect(send).toHaveAccessibleDescription('')
  await question.getByRole('button', { name: 'Cancel' }).click()
  const manager = await world.signIn('manager')
  const { jobs } = await manager('mailers/list-jobs', { search: { filter: 'To everyone', status: 'all' } })
  expect(jobs).toEqual([])
})

test('typed text survives Esc and a reload, faults appear at their fields, and a mailer to an empty list is not sent', async ({
  open,
  world,
}) => {
  const nobody = await audienceOf(world, [])
  const page = await open('manager', '/mailers?edit=new')
  const dialog = await writeFor(page, nobody, 'Lost and found')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'New mailer' }).click()
  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Lost and found')
  const text = dialog.getByRole('textbox', { name: 'English', exact: true })
  await dialog.getByRole('button', { name: 'Review and send' }).click()
  await expect(text).toHaveAccessibleDescription('Write the message first.')
  await text.fill('Dear [NOMBRE]')
  await expect(text).toHaveAccessibleDescription('We can’t fill in [NOMBRE].')
  await text.fill('Dear [FIRST_NAME]')
  await expect(dialog.getByRole('region', { name: 'Reach' })).toContainText('0 people will get it')
  await expect(dialog.getByRole('button', { name: 'Review and send' })).toHaveAccessibleDescription(
    'No one would get it',
  )
  await dialog.getByRole('button', { name: 'More', exact: true }).click()
  const rate = dialog.getByRole('textbox', { name: /^Sending speed/ })
  await rate.fill('-5')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(rate).toHaveAccessibleDescription(/From 1 to [\d,]+ a minute/)
  await rate.fill('')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('dialog', { name: 'Lost and found' })).toContainText('Draft')
})

const TITLES = 'Last;First;Tel No;Tkt;Due Date;Amount\r\n'
const BOOK = Buffer.from(`${TITLES}Mu\u00f1oz;Eva;(701) 555-0191;88101;12/1/2026;$80.00\r\nShort;Row\r\n`, 'latin1')

test('a file of a store’s customers and tickets is previewed, its columns explained, imported, found on the customer, and undone', async ({
  open,
}) => {
  const page = await open('manager', '/mailers/imports')
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a file' })
  await dialog.getByRole('combobox', { name: 'Store' }).click()
  await page.getByRole('option').first().click()
  await dialog
    .getByLabel('File from your store’s system')
    .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: BOOK })
  await expect(dialog.getByText('No column holds phone numbers', { exact: false })).toBeHidden()
  await dialog.getByRole('combobox', { name: 'Tel No' }).click()
  await page.getByRole('option', { name: 'Phone' }).click()
  await expect(dialog.getByRole('status')).toContainText('Tickets added1')
  await expect(dialog.getByRole('table', { name: 'Problems' })).toContainText('fewer columns')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()

  const done = page.getByRole('dialog', { name: 'book.csv' })
  await expect(done.getByText('Imported', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(done).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find a customer/ }).fill('88101')
  await page.getByRole('option', { name: /88101 · Muñoz, Eva/ }).click()
  const tickets = page.getByRole('table', { name: 'Tickets' })
  await expect(tickets.getByRole('row', { name: /88101/ })).toContainText('$80.00')
  // The list omits a ticket's age if it has no room; the ticket itself always shows it.
  await tickets.getByRole('row', { name: /88101/ }).click()
  const ticket = page.getByRole('dialog', { name: 'Ticket 88101' })
  await expect(ticket.getByRole('term').filter({ hasText: 'As of' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ticket).toBeHidden()

  await page.goto('/mailers/imports')
  await page.getByRole('row', { name: /book\.csv/ }).click()
  await done.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(done.getByText('Undone', { exact: true })).toBeVisible()
})
