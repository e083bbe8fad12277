import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { newContact, phonePath } from './contact.ts'
import { textFrom } from './sandbox-steps.ts'
import { expect, test } from './world.ts'

test('a request to stop arrives by itself, and its list opts the customer out or dismisses it', async ({
  open,
  world,
}) => {
  const [asking, chatting] = [await newContact(world, 'Astrid'), await newContact(world, 'Chester')]
  const page = await open('manager', '/customers')
  const tab = page.getByRole('link', { name: /^Requests to stop/ })
  await expect(tab.getByLabel('1 open request')).toBeVisible()
  await textFrom(await open('nobody', phonePath(asking)), 'please stop texting me')
  await textFrom(await open('nobody', phonePath(chatting)), 'Stop, I have a question')
  await expect(tab.getByLabel('3 open requests')).toBeVisible()
  await tab.click()
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })

  await test.step('each shows its text and the rest of ten business days', async () => {
    await expect(row(asking.name)).toContainText('10 business days left')
    await expect(row(asking.name)).toContainText('please stop texting me')
    // The oldest is first.
    await expect(page.getByRole('row').nth(1)).toContainText('And please stop texting me about your sales')
  })

  await test.step('an overdue one is prominent, here and on Home', async () => {
    await world.connection.writes
      .updateTable('stop_requests')
      .set({ dueDay: asLocalDay('2020-01-10') })
      .where('custID', '=', PEOPLE.declined.custID)
      .execute()
    await page.reload()
    await expect(page.getByText('1 request overdue.')).toBeVisible()
    await expect(row('about your sales').getByText('Overdue')).toBeVisible()
    const home = await open('manager', '/')
    await expect(home.getByText('1 request to stop overdue.')).toBeVisible()
    await home.getByRole('button', { name: 'Decide' }).click()
    await expect(home.getByRole('heading', { name: 'Requests to stop' })).toBeVisible()
  })

  await test.step('one press decides', async () => {
    await row(asking.name).getByRole('button', { name: 'Opt out' }).click()
    await expect(row(asking.name)).toHaveCount(0)
    await row(chatting.name).getByRole('button', { name: 'Not a request' }).click()
    await expect(row(chatting.name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Status: Open' }).click()
    await page.getByRole('menuitemradio', { name: 'Decided', exact: true }).click()
    await expect(row(asking.name)).toContainText('Opted out')
    await expect(row(chatting.name)).toContainText('Not a request')
  })

  await test.step('a row opens its conversation, which no longer asks', async () => {
    await row(chatting.name).click()
    await expect(page.getByRole('textbox', { name: /^Text Chester/ })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Request to stop' })).toHaveCount(0)
  })
})
