import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { notice } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

test('turning off an add-on asks first with the bill, and removes it from a colleague’s screen without a reload', async ({
  open,
}) => {
  const clerk = await open('clerk', `/inbox?convo=${PEOPLE.whitfield.convos.main}`)
  const attach = clerk.getByRole('button', { name: 'Attach a picture' })
  await expect(attach).toBeVisible()
  const page = await open('owner', '/settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Add-ons/ })
    .click()
  const mms = page.getByRole('checkbox', { name: 'MMS images' })
  await expect(mms).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Teams' })).toBeDisabled()
  await mms.click()
  await expect(page.getByRole('status').filter({ hasText: 'goes down by $9.99' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Monthly bill' })).toContainText('billed by invoice')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(mms).toBeChecked()
  await mms.click()
  await page.getByRole('button', { name: 'Save add-ons' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Change your add-ons?' })
  await expect(asked.getByText('MMS images. It disappears for everyone right away')).toBeVisible()
  await asked.getByRole('button', { name: 'Save add-ons' }).click()
  await expect(notice(page, 'Add-ons saved')).toBeVisible()
  await expect(attach).toBeHidden()

  await page.getByRole('checkbox', { name: 'MMS images' }).click()
  await page.getByRole('button', { name: 'Save add-ons' }).click()
  await asked.getByRole('button', { name: 'Save add-ons' }).click()
  await expect(attach).toBeVisible()
})

test('an add-on in use cannot be turned off, and the menu follows the company’s add-ons', async ({ open, world }) => {
  const owner = await world.signIn('owner@silveranchor.test')
  const page = await open('owner@silveranchor.test', '/inbox', PHONE)
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Payments' })
  await expect(menu).toBeVisible()
  const settings = await open('owner@silveranchor.test', '/settings/add-ons')
  await world.connection.writes
    .updateTable('payments')
    .set({ paymentStatus: 'sent', validBeforeAt: Date.now() + 3_600_000 })
    .where('companyID', '=', 3)
    .execute()
  await settings.getByRole('checkbox', { name: /^Payments/ }).click()
  await settings.getByRole('button', { name: 'Save add-ons' }).click()
  const asked = settings.getByRole('alertdialog')
  await asked.getByRole('button', { name: 'Save add-ons' }).click()
  await expect(asked.getByRole('alert')).toContainText('Payments can’t be turned off yet.')
  await world.connection.writes
    .updateTable('payments')
    .set({ paymentStatus: 'canceled' })
    .where('companyID', '=', 3)
    .execute()
  await asked.getByRole('button', { name: 'Save add-ons' }).click()
  await expect(menu).toBeHidden()
  const { features } = await owner('settings/add-ons/fetch', {})
  await owner('settings/add-ons/save', { features: [...features, 'payments'] })
  await expect(menu).toBeVisible()
})
