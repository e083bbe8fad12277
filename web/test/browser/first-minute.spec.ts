import { tellPhones } from '@xd/fixtures/start/tell-phones.ts'
import { handset, textFrom } from './sandbox-steps.ts'
import { expect, test } from './world.ts'

test('the demo’s bar leads to the customers’ phones, where anyone can answer as one of them', async ({
  open,
  world,
}) => {
  await tellPhones(world.connection, world.config)
  const office = await open('clerk', '/inbox')
  const opened = office.waitForEvent('popup')
  await office.getByRole('link', { name: 'See the customers’ phones' }).click()
  const page = await opened
  await expect(page).toHaveURL(/\/sandbox$/)

  await page.getByRole('searchbox', { name: 'Find a name or number' }).fill('Thanh')
  await page.getByRole('region', { name: 'Simulated phones' }).getByRole('button', { name: 'Thanh Nguyen' }).click()
  const phone = handset(page, { shownPhone: '(213) 555-0163' })
  await expect(phone).toContainText('Thanh Nguyen')
  await textFrom(page, 'Is my guitar still there?')

  const row = office.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: /Nguyen, Thanh/ })
  await expect(row).toContainText('Is my guitar still there?')
})
