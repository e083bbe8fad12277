import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { notice } from './inbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const violations = async (page: Page) => {
  await page.evaluate(axeSource)
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return found.map(({ id }) => id)
}

test('an owner adds a store with its hours and automatic reply, closes a day, and switches the store off', async ({
  open,
}) => {
  const page = await open('owner', '/settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Stores/ })
    .click()
  const stores = page.getByRole('list', { name: 'Stores' })
  await expect(stores.getByRole('listitem').filter({ hasText: 'Prospect' })).toContainText('Mountain')

  await page.getByRole('button', { name: 'Add a store' }).click()
  const editor = page.getByRole('dialog', { name: 'Add a store' })
  await expect(editor).toContainText(/One more store adds \$[\d.,]+ to your monthly bill/)
  await editor.getByLabel('Texting number').fill('(213) 555-0100')
  await editor.getByLabel(/^Name/).fill('Golden Pledge Pier')
  await editor.getByRole('button', { name: 'Add store' }).click()
  await expect(editor.getByText('Another store uses this number')).toBeVisible()
  await editor.getByLabel('Texting number').fill('')
  const monday = editor.getByRole('group', { name: 'Monday' })
  await expect(monday.getByLabel('Closes')).toBeDisabled()
  await monday.getByRole('checkbox', { name: 'Monday' }).click()
  await monday.getByLabel('Closes').fill('02:00')
  await expect(monday).toContainText('Ends next day')
  await monday.getByRole('button', { name: 'Copy Monday' }).click()
  await page.getByRole('menuitem', { name: 'Copy to every day' }).click()
  await editor.getByRole('radio', { name: 'Advanced' }).click()
  const sunday = editor.getByRole('group', { name: 'Sunday' })
  await expect(sunday.getByLabel('Payment cutoff')).toHaveValue('01:45')
  await expect(sunday.getByLabel('Opens')).toHaveAttribute('readonly')
  const spanish = editor.getByRole('group', { name: 'Add to the Spanish automatic reply' })
  const answer = editor.getByRole('textbox', { name: 'Spanish automatic reply' })
  await answer.fill('Cerrado ahora.')
  await spanish.getByRole('button', { name: 'Store name' }).click()
  await spanish.getByRole('button', { name: 'Next open day' }).click()
  await spanish.getByRole('button', { name: 'Opening time' }).click()
  await expect(answer).toHaveValue('Cerrado ahora. [STORE_NAME] [NEXT_DATE] [NEXT_TIME]')
  await expect(editor.getByText('1 segment', { exact: true })).toHaveCount(2)
  await answer.fill(`${'á'.repeat(71)} [STORE_NAME] abre de nuevo el [NEXT_DATE]`)
  await expect(editor.getByText('2 segments', { exact: true })).toBeVisible()
  const simulated = editor.getByRole('region', { name: 'Simulate' })
  await simulated.getByLabel('A customer texts at').fill('2026-11-24T12:00')
  await expect(simulated.getByRole('status')).toContainText('No automatic reply: the store is open.')
  await simulated.getByLabel('A customer texts at').fill('2026-11-24T04:00')
  await simulated.getByRole('radio', { name: 'Spanish' }).click()
  await expect(simulated.getByRole('status')).toContainText(
    'Golden Pledge Pier abre de nuevo el martes, 24 de noviembre',
  )
  expect(await violations(page)).toEqual([])
  await editor.getByRole('button', { name: 'Add store' }).click()
  await expect(editor).toBeHidden()
  const pier = stores.getByRole('listitem').filter({ hasText: 'Golden Pledge Pier' })
  await expect(pier).toBeVisible()

  await page.getByRole('button', { name: 'Add federal holidays' }).click()
  const holidays = page.getByRole('dialog', { name: 'Add federal holidays' })
  await holidays.getByRole('checkbox', { name: /Independence Day/ }).click()
  await holidays.getByRole('button', { name: 'Add holidays' }).click()
  const days = page.getByRole('list', { name: 'Closed days' })
  const fourth = days.getByRole('listitem').filter({ hasText: 'Independence Day' })
  await expect(fourth).toContainText('every year')
  await expect(pier).toContainText(/Pacific, \d{1,2}:\d\d [AP]M.*1 user/)
  await expect(pier).toContainText(/Open now|Closed now/)
  await fourth.getByRole('button', { name: 'Edit Independence Day' }).click()
  const day = page.getByRole('dialog', { name: 'Edit closed day' })
  await day.getByRole('radio', { name: 'Other hours' }).click()
  await day.getByRole('button', { name: 'Save day' }).click()
  await expect(fourth).toContainText('9:00 AM to 2:00 PM')
  await fourth.getByRole('button', { name: 'Remove Independence Day' }).click()
  await expect(fourth).toHaveCount(0)

  await pier.getByRole('button', { name: 'More for Golden Pledge Pier' }).click()
  await page.getByRole('menuitem', { name: 'Switch off…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(pier).toContainText('Switched off')
  await pier.getByRole('button', { name: 'History of Golden Pledge Pier' }).click()
  await page.getByRole('menuitem', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { name: 'No payments requested' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Golden P', exact: true })).toBeVisible()
  await page.goBack()
  await pier.getByRole('button', { name: 'Open again: Golden Pledge Pier' }).click()
  await expect(notice(page, 'Golden Pledge Pier is open again')).toBeVisible()
})

test('a store in use stays open and says why; of two editors, the second sees the first one’s work', async ({
  open,
  world,
}) => {
  const page = await open('owner', '/settings/stores', PHONE)
  await page.getByRole('button', { name: 'More for Golden Pledge Main St' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this store?' })
  await question.getByRole('button', { name: 'Delete store' }).click()
  await expect(question.getByRole('alert')).toContainText(/This store still has \d+ unpaid requests/)
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Edit Golden Pledge Prospect' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Golden Pledge Prospect' })
  await expect(page).toHaveURL(/[?]store=2$/)
  const number = await editor.getByLabel('Texting number').inputValue()
  await editor.getByLabel('Texting number').fill('(303) 555-0177')
  await expect(
    editor.getByRole('status').filter({ hasText: /\d+ open conversations will continue from the new one/ }),
  ).toBeVisible()
  await editor.getByLabel('Texting number').fill(number)
  await editor.getByLabel('Phone').fill('(303) 555-0188')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(editor.getByLabel('Phone')).toHaveValue('(303) 555-0188')
  const colleague = await world.signIn('owner')
  await colleague('stores/save', { store: { storeID: 2, storeAddressStr: '1 New Row, Denver, CO 80206' } })
  await editor.getByRole('button', { name: 'Save store' }).click()
  await expect(editor.getByRole('alert')).toContainText('Someone else just changed this')
  await editor.getByRole('button', { name: 'Show the new version' }).click()
  await expect(editor.getByLabel('Address')).toHaveValue('1 New Row, Denver, CO 80206')
  await editor.getByLabel('Phone').fill('(303) 555-0188')
  await editor.getByRole('button', { name: 'Save store' }).click()
  await expect(notice(page, 'Golden Pledge Prospect saved')).toBeVisible()
  await expect(page).toHaveURL(/settings[/]stores$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})
