import { newContact } from './contact.ts'
import { notice } from './inbox-steps.ts'
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
