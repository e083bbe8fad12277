import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { LABEL } from '@xd/fixtures/demo/people.ts'
import { newContact } from './contact.ts'
import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const text = async (file: Download): Promise<string> => readFile(await file.path(), 'utf8')
const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

test('customers are selected by keyboard and labeled together, and one undo removes only the new labels', async ({
  open,
  world,
}) => {
  const clerk = await world.signIn('clerk')
  const { customers } = await clerk('customers/list', { search: { sortDir: 'desc' } })
  const [first, second] = customers
  await clerk('customers/update-labels', { customerID: first!.custID, labels: [LABEL.regular] })
  await clerk('customers/update-labels', { customerID: second!.custID, labels: [] })
  const page = await open('clerk', '/customers?dir=desc&page=99')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await test.step('a page beyond the last leads to the last', async () => {
    await expect(pages).toContainText(/^26–(\d+) of \1 customers/)
    await expect(page).toHaveURL(/page=2/)
  })
  await pages.getByRole('button', { name: 'Previous page' }).click()
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row')
  const bar = page.getByRole('toolbar', { name: 'Selected customers' })
  await expect(rows.nth(1)).toContainText('Regular')
  await page.keyboard.press('x')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 selected')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('2 selected')
  await expect(bar.getByRole('button', { name: 'Merge…' })).toHaveCount(0)
  await test.step('a button of the bar that disappears leaves the focus in the bar, and the bar leaves it in the rows', async () => {
    await expect(bar.getByRole('status')).toHaveText('2 selected')
    await bar.getByRole('button', { name: 'All 25' }).press('Enter')
    const clear = bar.getByRole('button', { name: 'Clear the selection' })
    await expect(clear).toBeFocused()
    await clear.press('Enter')
    await expect(bar).toBeHidden()
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('x')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar).toContainText('2 selected')
  })

  await bar.getByRole('button', { name: 'Label' }).click()
  const regular = page.getByRole('listbox', { name: 'Labels' }).getByRole('option', { name: 'Regular' })
  await expect(regular).toHaveAttribute('aria-selected', 'false')
  await regular.click()
  await expect(regular).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(notice(page, 'Added “Regular” to 1 customer')).toBeVisible()
  await expect(rows.nth(2)).toContainText('Regular')
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(rows.nth(2)).not.toContainText('Regular')
  await expect(rows.nth(1)).toContainText('Regular')

  const coming = page.waitForEvent('download')
  await bar.getByRole('link', { name: 'Export 2 customers' }).click()
  const lines = (await text(await coming)).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(first!.custLastName)
  expect(lines[2]).toContain(second!.custLastName)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(bar).toContainText('25 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
})

test('customers being compared stay when both leave the list, and Back asks before the choices are lost', async ({
  open,
  world,
}) => {
  const two = [await newContact(world, 'Twin'), await newContact(world, 'Twine')]
  const manager = await world.signIn('manager')
  const block = (blocked: boolean) =>
    Promise.all(two.map(({ custID }) => manager('customers/block', { customerID: custID, blocked })))
  await block(true)
  const page = await open('manager', '/customers?filter=Ashdown')
  await page.getByRole('button', { name: 'Everyone' }).click()
  await page.getByRole('menuitemradio', { name: 'Blocked' }).click()
  const bar = page.getByRole('toolbar', { name: 'Selected customers' })
  const boxes = page.getByRole('table', { name: 'Customers' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await boxes.nth(1).click()
  await expect(bar.getByRole('button', { name: 'Merge…' })).toBeDisabled()
  await boxes.nth(2).click()
  await bar.getByRole('button', { name: 'Merge…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge Customers' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'Merge…' }).click()
  await dialog.getByRole('radiogroup', { name: 'Name' }).getByRole('radio').last().click()
  await block(false)
  await expect(bar).toHaveCount(0)
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Merge customers' }).click()
  await expect(dialog).toHaveCount(0)
})

test('payments are selected, added up, labeled and exported, the last on a phone', async ({ open }) => {
  const page = await open('clerk', '/payments?start=2020-01-01')
  const dates = page.getByRole('main').getByRole('button', { name: /^From / })
  await dates.press('Enter')
  await page.getByRole('dialog', { name: 'Dates' }).getByRole('button', { name: 'Any date' }).press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: 'Any date' })).toBeFocused()
  const boxes = page.getByRole('table', { name: 'Payments' }).getByRole('checkbox', { name: /^Select \$/ })
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  const bar = page.getByRole('toolbar', { name: 'Selected payments' })
  const amounts = await Promise.all(
    [0, 1].map(async (n) =>
      Number(/\$([\d,.]+) of/.exec(await boxes.nth(n).locator('..').innerText())![1]!.replace(',', '')),
    ),
  )
  await expect(bar).toContainText(`2 selected · ${dollars(amounts[0]! + amounts[1]!)}`)
  await bar.getByRole('button', { name: 'Label' }).click()
  await page.getByRole('option', { name: 'Layaway' }).click()
  await page.keyboard.press('Escape')
  await expect(notice(page, /(Added|Removed) “Layaway” (to|from) \d payment/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const coming = page.waitForEvent('download')
  await bar.getByRole('link', { name: 'Export 2 payments' }).click()
  expect((await text(await coming)).trim().split('\r\n')).toHaveLength(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )
})
