import { calculator, chooseTable } from './loan-steps.ts'
import { expect, test } from './world.ts'

test('a quote and its disclosure print in Spanish', async ({ open }) => {
  const page = await open('clerk', '/customers')
  const dialog = await calculator(page, 'loan 300')
  await chooseTable(page, dialog)
  const sheet = page.locator('[data-print-sheet]')
  const printed = async (button: string) => {
    await dialog.getByRole('button', { name: button }).click()
    await page.emulateMedia({ media: 'print' })
  }
  await dialog.getByRole('radiogroup', { name: 'Print in' }).getByText('Spanish').click()
  await printed('Print disclosure')
  await expect(sheet).toHaveAttribute('lang', 'es')
  await expect(sheet).toContainText(/Tasa porcentual anual.*Cargo por financiamiento.*Total de pagos/s)
  await expect(sheet).toContainText(/Un pago de \$346\.00, que vence el \d+ de \p{L}+ de \d{4}\./u)
  await expect(sheet.getByLabel('Advertencias')).toContainText('no está en vigor el día de este préstamo')
  await page.emulateMedia({ media: 'screen' })
  await printed('Print quote')
  await expect(sheet).toContainText(/Cotización de préstamo: \$300\.00.*Tabla de cargos.*Total de pagos\$346\.00/s)
  await expect(sheet).not.toContainText(/Amount due|Maturity|Finance charge/)
})
