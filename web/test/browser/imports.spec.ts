import { expect, test } from './world.ts'

const TITLES = 'Last;First;Tel No;Tkt;Due Date;Amount\r\n'
const BOOK = Buffer.from(`${TITLES}Mu\u00f1oz;Eva;(701) 555-0191;88101;12/1/2026;$80.00\r\nShort;Row\r\n`, 'latin1')

test('a file is looked at, its columns explained, imported, found on the customer, and undone', async ({ open }) => {
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
  await expect(tickets.getByRole('columnheader', { name: 'As of' })).toBeVisible()

  await page.goto('/mailers/imports')
  await page.getByRole('row', { name: /book\.csv/ }).click()
  await done.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(done.getByText('Undone', { exact: true })).toBeVisible()
})
