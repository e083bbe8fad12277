import type { Page } from '@playwright/test'
import { PAYMENT_KEY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { expect, PHONE, test } from './world.ts'

const editContact = (page: Page) => page.getByRole('dialog', { name: 'Edit Contact' })

/** The custom fields of a customer that no other test in this file uses, from their page. */
const openFields = async (page: Page) => {
  const edit = page.getByRole('button', { name: 'Edit custom fields' })
  const opener = page.getByRole('button', { name: 'Customer details' })
  await edit.or(opener).first().waitFor()
  if (!(await edit.isVisible())) await opener.click()
  await edit.click()
  await expect(editContact(page).getByRole('tab', { name: 'Custom Fields' })).toHaveAttribute('aria-selected', 'true')
}

test.describe('Custom fields', () => {
  test('for a customer are filled in on a phone, checked at the field, and updated live for everyone', async ({
    open,
  }) => {
    const path = `/customers/${PEOPLE.greene.custID}/1/messages`
    const colleague = await open('clerk', path)
    const page = await open('owner', path, PHONE)
    await openFields(page)
    const form = editContact(page)
    await expect(form.getByRole('heading', { name: 'About the customer' })).toBeVisible()
    await expect(form.getByRole('separator')).toBeVisible()
    await form.getByLabel('Employer').fill('Bakery on 5th')
    await form.getByLabel('Looking for').fill('A tenor saxophone\nNothing silver')
    await form.getByLabel('Birthday').fill('1979-02-28')
    await form.getByLabel('Ring size').fill('7.5')
    await form.getByLabel('Loan limit').fill('1250.5')
    await form.getByLabel('Loans repaid').fill('4.5')
    await form.getByLabel('Ring size').focus()
    await expect(form.getByText('Enter a whole number')).toBeVisible()
    const save = form.getByRole('button', { name: 'Save Contact' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await form.getByLabel('Loans repaid').fill('4')
    await save.click()
    await expect(form).toBeHidden()
    for (const screen of [page, colleague]) {
      const shown = screen.getByRole('region', { name: 'Custom Fields' })
      await expect(shown).toContainText('Bakery on 5th')
      await expect(shown).toContainText('$1,250.50')
      await expect(shown).toContainText('Feb 28, 1979')
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
  })

  test('that need a permission are read-only for a clerk, who may not merge or erase either; leaving asks about unsaved input', async ({
    open,
  }) => {
    const page = await open('clerk', `/customers/${PEOPLE.petrov.custID}/1/messages`)
    await openFields(page)
    await expect(editContact(page).getByLabel('Loan limit')).toHaveAttribute('readonly')
    await expect(editContact(page).getByLabel('Employer')).not.toHaveAttribute('readonly')

    await editContact(page).getByLabel('Employer').fill('Half writt')
    await page.keyboard.press('Escape')
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Discard' })
      .click()
    await expect(editContact(page)).toBeHidden()

    for (const name of ['Export Data', 'Merge with…', 'Erase Customer…'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
  })

  test('for a payment have a Save button once changed, then say Saved', async ({ open }) => {
    const page = await open('clerk', `/payments?payment=${PAYMENT_KEY.payable}`)
    const dialog = page.getByRole('dialog', { name: 'Payment Details' })
    await dialog.getByRole('tab', { name: 'Custom Fields' }).click()
    const save = dialog.getByRole('button', { name: 'Save custom fields' })
    await expect(save).toHaveCount(0)
    await dialog.getByLabel('Shelf').fill('C 44')
    await save.click()
    await expect(dialog.getByText('Saved')).toBeVisible()
    await page.reload()
    await dialog.getByRole('tab', { name: 'Custom Fields' }).click()
    await expect(dialog.getByLabel('Shelf')).toHaveValue('C 44')
  })
})
