import { newContact } from './contact.ts'
import { notice, row } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('a quote that a colleague changes meanwhile takes that over when saving is refused, and can then be saved', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Olive')
  const colleague = await world.signIn('owner')
  const { loanID } = (await colleague('loans/save', { loan: { custID: contact.custID, amount: 90 } })).loan
  const page = await open('clerk', `/loans?loan=${loanID}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Change…' }).click()
  const change = page.getByRole('dialog', { name: /^Change quote/ })
  await change.getByLabel('Loan amount').fill('110')
  await colleague('loans/save', { loan: { loanID, loanItem: 'Silver ring' } })
  await change.getByRole('button', { name: 'Save quote' }).click()
  await expect(notice(page, /^Someone else just changed this/)).toBeVisible()
  await expect(change.getByLabel('What it’s for')).toHaveValue('Silver ring')
  await change.getByRole('button', { name: 'Save quote' }).click()
  await expect(change).toBeHidden()
  const { loan } = await colleague('loans/fetch', { loanID })
  expect(loan).toMatchObject({ amount: 110, loanItem: 'Silver ring', loanCurrentVersion: 3 })
})

test('closing the calculator asks before a quote in the making is lost, but not for figures alone', async ({
  open,
}) => {
  const page = await open('clerk', '/inbox')
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Find a customer/ }).fill('loan 175')
  await page
    .getByRole('option', { name: /^Loan calculator/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
  await dialog.getByLabel('Loan amount').fill('180')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await row(page, 'petrov').click()
  await page.getByRole('button', { name: 'New quote' }).click()
  await dialog.getByLabel('Loan amount').fill('175')
  await dialog.getByLabel('What it’s for').fill('14k chain')
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).last().click(),
    () => page.goBack(),
  ]) {
    await leave()
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog.getByLabel('What it’s for')).toHaveValue('14k chain')
  }
  await page.keyboard.press('Escape')
  await asked.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})
