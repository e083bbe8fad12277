import { expect, test } from './world.ts'

test('an inbox search shows the best match first, highlights matches, and offers archived ones', async ({ open }) => {
  const page = await open('owner', '/inbox')
  const pane = page.getByRole('region', { name: 'Conversations' })
  const box = pane.getByRole('searchbox').first()
  await box.fill('whitfield')
  await expect(pane.getByRole('listitem').first().locator('mark')).toHaveText('Whitfield')
  await box.fill('help')
  await pane.getByRole('button', { name: /^\d+ in Archived$/ }).click()
  await expect(page).toHaveURL(/status=archived/)
  await expect(pane.getByRole('button', { name: /^\d+ in Inbox$/ })).toBeVisible()
})

test('a list can be shown whole after a link to a store that its reader does not have', async ({ open, world }) => {
  const lena = await world.signIn('lena')
  const { stores } = await (await world.signIn('owner'))('stores/list', {})
  const own = (await lena('stores/list', {})).stores.map(({ storeID }) => storeID)
  const other = stores.find(({ storeID }) => !own.includes(storeID))!.storeID
  const page = await open('lena', `/inbox?store=${other}`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden()
  await expect(page).toHaveURL(/[/]inbox$/)
  await page.goto(`/payments?store=${other}`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/[/]payments$/)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})
