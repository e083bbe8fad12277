import { STORE } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { expect, test } from './world.ts'

test('a layaway is started on its customer, paused, changed and canceled', async ({ open, world }) => {
  const { custID } = await newContact(world, 'Leona')
  const page = await open('clerk', `/customers/${custID}/${STORE.main}/plans`)
  const dialog = page.getByRole('dialog')

  await test.step('it says what will be asked for before it starts', async () => {
    await page.getByRole('button', { name: 'New plan' }).click()
    await page.getByRole('radio', { name: 'Layaway' }).click()
    await page.getByRole('textbox', { name: 'Memo' }).fill('Gold rope chain')
    await page.getByRole('textbox', { name: 'Total' }).fill('100')
    await page.getByRole('textbox', { name: 'Payments' }).fill('3')
    await expect(dialog.getByRole('status').filter({ hasText: '3 payments of $33.33' })).toContainText(
      'The last is $33.34.',
    )
    await page.getByRole('button', { name: 'Start plan' }).click()
    await expect(dialog).toHaveCount(0)
  })

  const row = page.getByRole('row').filter({ hasText: 'Gold rope chain' })
  await test.step('its row opens its payments and acts', async () => {
    await expect(row).toContainText('0 of 3, $100.00 left')
    await row.click()
    await expect(dialog.getByText('Upcoming')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await expect(dialog.getByText('Paused', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Resume' }).click()
    await expect(dialog.getByText('Active', { exact: true })).toBeVisible()
  })

  await test.step('a wrong figure stays in the form, with what is wrong', async () => {
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Each payment' }).fill('60')
    await page.getByRole('button', { name: 'Save plan' }).click()
    await expect(dialog).toContainText('2 payments of $60.00 already pay it. Enter fewer or smaller ones.')
    await page.getByRole('textbox', { name: 'Each payment' }).fill('40')
    await page.getByRole('button', { name: 'Save plan' }).click()
    await expect(dialog.getByRole('row').filter({ hasText: '$20.00' })).toHaveCount(1)
  })

  await test.step('canceled, it allows nothing more, and its list shows it last', async () => {
    await dialog.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
    await expect(dialog.getByText('Canceled', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true')
    await page.goto('/payments/plans?status=canceled')
    await expect(page.getByRole('row').filter({ hasText: 'Leona' })).toContainText('Gold rope chain')
  })
})
