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
