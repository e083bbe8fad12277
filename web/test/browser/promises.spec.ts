import { cents } from '@xd/core/domain/money/cents.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { newContact, phonePath } from './contact.ts'
import { rows } from './inbox-steps.ts'
import { textFrom } from './sandbox-steps.ts'
import { expect, test } from './world.ts'

test('a text that promises to pay offers to record it; one press does, another dismisses it', async ({
  open,
  world,
}) => {
  const [keeping, joking] = [await newContact(world, 'Astrid'), await newContact(world, 'Chester')]
  const phone = await open('nobody', phonePath(keeping))
  await textFrom(phone, 'ok, I will pay $50 tomorrow')
  const page = await open('clerk', `/customers/${keeping.custID}/1/messages`)
  const chip = page.getByRole('group', { name: 'Promise to pay' })
  await expect(chip).toContainText(/Astrid promises to pay \$50\.00 by \w{3}, \w{3} \d+/)
  await chip.getByRole('button', { name: 'Save' }).click()
  await expect(chip).toHaveCount(0)
  const promises = page.getByRole('region', { name: 'Promises' })
  await expect(promises.getByRole('listitem')).toContainText(/\$50\.00 by .*Open/)

  await textFrom(await open('nobody', phonePath(joking)), 'I will pay you tomorrow lol')
  await page.goto(`/customers/${joking.custID}/1/messages`)
  await chip.getByRole('button', { name: 'Dismiss' }).click()
  await expect(chip).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Text Chester/ })).toBeVisible()
  await expect(promises.getByText('No promises to pay.')).toBeVisible()
  await expect(chip).toHaveCount(0)
})

test('a promise is added by hand and closed; a broken one is red on the customer and in the inbox', async ({
  open,
}) => {
  const { whitfield, expired } = PEOPLE
  const page = await open('clerk', `/customers/${whitfield.custID}/1/messages`)
  const promises = page.getByRole('region', { name: 'Promises' })
  await expect(promises.getByText('Kept 3 of 4')).toBeVisible()

  await promises.getByRole('button', { name: 'Add a promise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Promise to pay' })
  await dialog.getByRole('button', { name: /^By/ }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('button', { name: / 15, / }).click()
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('88')
  await dialog.getByRole('textbox', { name: 'Tickets' }).fill('10198 what?')
  await dialog.getByRole('button', { name: 'Save promise' }).click()
  await expect(dialog.getByText('"what?" is not a ticket number')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Tickets' }).fill('10198')
  await dialog.getByRole('button', { name: 'Save promise' }).click()
  await expect(dialog).toHaveCount(0)
  const added = promises.getByRole('listitem').filter({ hasText: '$88.00 by' }).filter({ hasText: 'Open' })
  await expect(added).toContainText('for 10198')
  await added.getByRole('button', { name: /^Close the promise/ }).click()
  await page.getByRole('menuitem', { name: 'Mark as kept' }).click()
  await expect(promises.getByText('Kept 4 of 5')).toBeVisible()

  await page.goto(`/customers/${expired.custID}/1/messages`)
  await expect(page.getByText('Promise broken')).toBeVisible()
  await expect(promises.getByText('Kept 0 of 1')).toBeVisible()
  const inbox = await open('clerk', '/inbox')
  await inbox.getByRole('button', { name: 'More filters' }).click()
  await inbox.getByRole('radio', { name: 'Broken' }).click()
  await expect(rows(inbox)).toHaveCount(1)
  await expect(rows(inbox)).toContainText('Promise broken')
})

test('an amount that is not the ticket’s is marked while typing, and fixed, and never keeps it from being sent', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Delphine')
  const money = { amountDueCents: cents(4_500), principalCents: cents(4_000) }
  const ticket = {
    storeID: STORE.main,
    ticketNumber: '88233',
    custID: contact.custID,
    ticketDueDate: '' as const,
    ...money,
  }
  await world.connection.writes.insertInto('tickets').values(bookedTicket(ticket)).execute()
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const box = page.getByRole('textbox', { name: /^Text Delphine/ })
  await box.fill('Hi, 88233 is $54, come by before we close')
  const mark = page.getByText('88233 is $45.00; you wrote $54.')
  await expect(mark.first()).toBeVisible()
  await expect(box).toHaveAccessibleDescription('88233 is $45.00; you wrote $54.')
  await expect(page.getByRole('button', { name: /^Send/ }).first()).toBeEnabled()
  await box.fill('Hi, 88233 is $45, come by before we close')
  await expect(box).toHaveAccessibleDescription('')
})
