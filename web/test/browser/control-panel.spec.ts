import { expect, PHONE, test } from './world.ts'

test('the Control Panel lists its sections by group beside the open one, which names the tab', async ({ open }) => {
  const page = await open('owner', '/settings')
  await expect(page).toHaveURL('/settings/company')
  const list = page.getByRole('navigation', { name: 'Control Panel' })
  await expect(list.getByRole('heading')).toHaveText(['Company', 'Customers', 'Money', 'Website', 'Security'])
  for (const [link, title] of [
    ['Stores', 'Stores'],
    ['Users', 'Users'],
    ['Chat Bubble', 'Chat Bubble'],
  ] as const)
    await test.step(title, async () => {
      await list.getByRole('link', { name: link }).click()
      await expect(page.getByRole('main').getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible()
      await expect(list.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(new RegExp(`(^|\\) )${title} · Golden Pledge`))
    })
  await page.goBack()
  await expect(page).toHaveURL('/settings/users')

  await test.step('on a phone the groups are a list that leads to pages and back', async () => {
    const phone = await open('owner', '/settings', PHONE)
    await phone
      .getByRole('list', { name: 'Company' })
      .getByRole('link', { name: /^Users/ })
      .click()
    await expect(phone.getByRole('heading', { name: 'Users', level: 2 })).toBeVisible()
    await phone.getByRole('link', { name: 'Control Panel' }).click()
    await expect(phone.getByRole('list', { name: 'Security' })).toBeVisible()
  })
})
