import type { Page } from '@playwright/test'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { conversation, nameOf } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New Message' })

const openDialog = async (page: Page, store: string) => {
  await page.getByRole('button', { name: 'New Message' }).first().click()
  await dialog(page).getByRole('radiogroup', { name: 'Send from' }).getByRole('radio', { name: store }).click()
}

test.describe('New Message', () => {
  test('finds a customer by name and by phone, or as the only match on Enter, and opens the conversation', async ({
    open,
  }) => {
    const page = await open('clerk', '/inbox')
    await test.step('the only match, from the chosen store', async () => {
      await openDialog(page, 'Golden Pledge Prospect')
      await dialog(page).getByLabel('First Name').fill('sofia')
      await dialog(page).getByLabel('Last Name').fill('munoz')
      await dialog(page).getByLabel('Last Name').press('Enter')
      await expect(conversation(page, 'munoz')).toContainText('Prospect')
      await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Of course, Sofía')
      // The next message is likely to come from there too.
      await page.reload()
      await page.getByRole('button', { name: 'New Message' }).first().click()
      await expect(dialog(page).getByRole('radio', { name: 'Golden Pledge Prospect' })).toBeChecked()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    })
    await test.step('by name and phone, with or without an email', async () => {
      await openDialog(page, 'Golden Pledge Main St')
      await expect(dialog(page).getByText(/nobody is added twice/)).toBeVisible()
      await dialog(page).getByLabel('Last Name').fill('whit')
      const found = dialog(page).getByRole('list', { name: 'Found customers' })
      await expect(found.getByRole('button', { name: nameOf('whitfield') })).toContainText('(213) 555-0147')
      await expect(found).toHaveCSS('max-height', '210px')
      await dialog(page).getByLabel('Last Name').fill('')
      await dialog(page).getByLabel('Phone').fill('2135550190')
      const quist = found.getByRole('button', { name: nameOf('unwritten') })
      await expect(quist).toContainText(/@|No Email/)
      await quist.click()
      await expect(dialog(page)).toBeHidden()
      await expect(conversation(page, 'unwritten')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Text Nora from Golden Pledge Main St' })).toBeFocused()
    })
    await test.step('half a phone number opens nobody, and shows possible matches', async () => {
      await openDialog(page, 'Golden Pledge Main St')
      await dialog(page).getByLabel('Phone').fill('21355501')
      await dialog(page).getByLabel('Phone').press('Enter')
      const found = dialog(page).getByRole('list', { name: 'Found customers' })
      await expect(found.getByRole('button').first()).toBeFocused()
      await dialog(page).getByLabel('Phone').fill('2135550190')
      await dialog(page).getByLabel('Phone').press('Enter')
      await expect(dialog(page)).toBeHidden()
      await expect(conversation(page, 'unwritten')).toBeVisible()
    })
  })

  test('asks for the store, and clears its input after closing', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    await page.getByRole('button', { name: 'New Message' }).first().click()
    await dialog(page).getByLabel('Phone').fill('2135550163')
    await dialog(page)
      .getByRole('button', { name: nameOf('nguyen') })
      .click()
    await expect(dialog(page).getByRole('alert')).toHaveText('Choose which store the message comes from')
    // Its half second begins when it closes, and on a busy machine ends before anyone can look.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    // Closed by mistake: everything is still there for half a second.
    await page.getByRole('button', { name: 'New Message' }).first().click()
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('2135550163')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    await page.clock.fastForward(600)
    await page.getByRole('button', { name: 'New Message' }).first().click()
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('')
  })

  test('creates a new contact: no matches, New contact, Save Contact, their messages', async ({ open }) => {
    const page = await open('clerk', '/inbox')
    const contact = page.getByRole('dialog', { name: 'New contact' })
    await test.step('discarding typed text asks first', async () => {
      await openDialog(page, 'Golden Pledge Main St')
      await dialog(page).getByLabel('Last Name').fill('Halfwritten')
      await dialog(page).getByRole('button', { name: 'Create New Entry' }).click()
      await contact.getByLabel('First Name').fill('Hanno')
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(contact.getByLabel('First Name')).toHaveValue('Hanno')
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: 'Discard' }).click()
      await expect(contact).toBeHidden()
    })
    await test.step('a customer who already has the phone is opened', async () => {
      await dialog(page).getByLabel('Last Name').fill('Nobodyofthatname')
      await dialog(page).getByRole('button', { name: 'Create New Entry' }).click()
      await contact.getByRole('textbox', { name: 'Phone' }).fill(PEOPLE.nguyen.custPhone)
      await contact.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(conversation(page, 'nguyen')).toBeVisible()
    })
    await test.step('nobody has it: a new contact', async () => {
      await openDialog(page, 'Golden Pledge Main St')
      await dialog(page).getByLabel('First Name').fill('Ottilie')
      await dialog(page).getByLabel('Last Name').fill('Vandermeer')
      await expect(dialog(page).getByText('No Matches. Create New?')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Create New Entry' }).click()

      await expect(contact.getByRole('tab', { name: 'Customer' })).toHaveAttribute('aria-selected', 'true')
      await expect(contact.getByRole('tab', { name: 'Custom Fields' })).toBeVisible()
      await expect(
        contact.getByText('Contacts are shared between all stores, but conversations are isolated.'),
      ).toBeVisible()
      await expect(contact.getByLabel('First Name')).toHaveValue('Ottilie')
      const save = contact.getByRole('button', { name: 'Save Contact' })
      await expect(save).toHaveAttribute('aria-disabled', 'true')

      // A phone that somebody has already.
      const phone = contact.getByRole('textbox', { name: 'Phone' })
      await phone.fill(PEOPLE.petrov.custPhone)
      const taken = contact.getByRole('status').filter({ hasText: 'Customer already exists.' })
      await expect(taken).toContainText(nameOf('petrov'))
      // The field does not repeat it.
      await expect(contact.getByRole('alert')).toHaveCount(0)
      await expect(save).toHaveAttribute('aria-disabled', 'true')

      const countries = contact.getByRole('combobox', { name: 'Country' })
      await expect(countries).toHaveValue('US')
      expect((await countries.getByRole('option').allInnerTexts()).slice(0, 3)).toEqual([
        'United States +1',
        'Mexico +52',
        'United Kingdom +44',
      ])
      await phone.fill('213 555')
      await phone.blur()
      await expect(contact.getByRole('img', { name: 'Phone has a problem' })).toBeVisible()
      await phone.fill('213 555 0199')
      await expect(contact.getByRole('img', { name: 'Phone is good' })).toBeVisible()
      await contact.getByLabel('Email').fill('ottilie@example.com')
      await contact.getByLabel('Drivers Lic #').fill('D1234567')
      await contact.getByRole('radio', { name: 'Spanish' }).click()
      await save.click()
      await expect(contact).toBeHidden()
      await expect(page.getByRole('region', { name: 'Conversation with Vandermeer, Ottilie' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()

      // Every colleague sees it, with phone and name read-only.
      const edited = page.getByRole('dialog', { name: 'Edit Contact' })
      await page.getByRole('button', { name: 'Edit contact' }).click()
      await expect(edited.getByLabel('Phone')).toHaveAttribute('readonly')
      await expect(edited.getByLabel('First Name')).toHaveAttribute('readonly')
      await expect(edited.getByLabel('Email')).toHaveValue('ottilie@example.com')
      await expect(edited.getByRole('radio', { name: 'Spanish' })).toBeChecked()
    })
  })

  test('under Customers: Back asks, nothing is saved later, a known phone opens its customer, a new customer is texted', async ({
    open,
  }) => {
    const page = await open('clerk', '/inbox')
    const contact = page.getByRole('dialog', { name: 'New contact' })
    await test.step('Back asks before a typed contact is lost', async () => {
      await page.getByRole('link', { name: 'Customers', exact: true }).click()
      await page.getByRole('button', { name: 'New customer' }).first().click()
      await contact.getByLabel('First Name').fill('Halfwritten')
      await page.goBack()
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(contact.getByLabel('First Name')).toHaveValue('Halfwritten')
      await page.goBack()
      await question.getByRole('button', { name: 'Discard' }).click()
      await expect(page).toHaveURL(/\/inbox/)
    })
    await test.step('a save that failed without a network does not happen later', async () => {
      await page.getByRole('link', { name: 'Customers', exact: true }).click()
      await page.getByRole('button', { name: 'New customer' }).first().click()
      await contact.getByLabel('First Name').fill('Ghost')
      await contact.getByLabel('Last Name').fill('Written')
      await contact.getByRole('textbox', { name: 'Phone' }).fill('213 555 0191')
      await expect(contact.getByRole('img', { name: 'Phone is good' })).toBeVisible()
      await page.context().setOffline(true)
      await contact.getByRole('button', { name: 'Save Contact' }).click()
      await expect(contact.getByRole('alert')).toContainText('The contact may have been saved.')
      await contact.getByRole('button', { name: 'Cancel' }).click()
      await expect(contact).toBeHidden()
      await page.context().setOffline(false)
      await page.goto('/customers?filter=Ghost')
      await expect(page.getByRole('heading', { name: 'No customers match' })).toBeVisible()
    })
    await test.step('the one who already has the phone is opened, without asking for a store', async () => {
      await page.getByRole('button', { name: 'New customer' }).first().click()
      await contact.getByRole('textbox', { name: 'Phone' }).fill(PEOPLE.nguyen.custPhone)
      await contact.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(page.getByRole('heading', { name: nameOf('nguyen') }).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('a new one can be texted at once, from the chosen store', async () => {
      await page.getByRole('link', { name: 'Back to the customers' }).click()
      await page.getByRole('button', { name: 'New customer' }).first().click()
      await contact.getByLabel('First Name').fill('Wanda')
      await contact.getByLabel('Last Name').fill('Newcomer')
      await contact.getByRole('textbox', { name: 'Phone' }).fill('213 555 0187')
      await contact.getByRole('button', { name: 'Save Contact' }).click()
      const stores = page.getByRole('dialog', { name: 'Which store is texting them?' })
      await stores.getByRole('option', { name: 'Golden Pledge Main St' }).click()
      await expect(page.getByRole('textbox', { name: 'Text Wanda from Golden Pledge Main St' })).toBeFocused()
      await expect(page).toHaveURL(/\/customers\/\d+-newcomer-wanda\/1\/messages/)
    })
    await test.step('the next one can be texted from the same store, without a question', async () => {
      await page.getByRole('link', { name: 'Back to the customers' }).click()
      await page.getByRole('button', { name: 'New customer' }).first().click()
      await contact.getByLabel('First Name').fill('Wilma')
      await contact.getByLabel('Last Name').fill('Newcomer')
      await contact.getByRole('textbox', { name: 'Phone' }).fill('213 555 0186')
      await contact.getByRole('button', { name: 'Save Contact' }).click()
      await expect(page.getByRole('textbox', { name: 'Text Wilma from Golden Pledge Main St' })).toBeFocused()
    })
  })
})
