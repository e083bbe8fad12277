import { notice } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

test('an owner changes the company, is told what cannot be saved, and does not overwrite a colleague', async ({
  open,
  world,
}) => {
  const page = await open('owner', '/settings', PHONE)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Company/ })
    .click()
  const form = page.getByRole('region', { name: 'Company details' })
  await form.getByLabel('Days until users sign in again').fill('91')
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect(form.getByText('From 1 to 90 days')).toBeVisible()
  await form.getByLabel('Days until users sign in again').fill('7')
  await form.getByLabel(/^Company name/).fill('Golden Pledge')
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect(notice(page, 'Company saved')).toBeVisible()
  await expect(form.getByLabel('Days until users sign in again')).toHaveValue('7')

  await form.getByLabel(/^Company name/).fill('Golden Pledge of the West')
  const colleague = await world.signIn('owner')
  await colleague('settings/company/save', { company: { companyName: 'Golden Pledge of the East' } })
  await form.getByRole('button', { name: 'Save company' }).click()
  await expect(notice(page, 'Someone else just changed this. Check it and try again.')).toBeVisible()
  await expect(form.getByLabel(/^Company name/)).toHaveValue('Golden Pledge of the East')
})
