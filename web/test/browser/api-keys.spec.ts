import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('an API key is created, seen once, rotated and revoked', async ({ open, world }) => {
  const stores = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    return (await fetch(`${world.url}/api/stores/list`, { method: 'POST', body: '{}', headers })).status
  }
  const page = await open('owner', '/settings')
  await page.getByRole('link', { name: /API Keys/ }).click()
  await page.getByRole('button', { name: 'Create API key' }).click()
  const editor = page.getByRole('dialog', { name: 'Create API key' })
  await editor.getByRole('button', { name: 'Create key' }).click()
  await expect(editor.getByLabel('Name')).toHaveAccessibleDescription(/Cannot be blank/)
  await editor.getByLabel('Name').fill('Window sign')
  await editor.getByRole('checkbox', { name: 'View tickets' }).check()
  await editor.getByLabel('Allowed IP addresses').fill('not an address')
  await editor.getByRole('button', { name: 'Create key' }).click()
  await expect(editor.getByLabel('Allowed IP addresses')).toHaveAttribute('aria-invalid', 'true')
  await editor.getByLabel('Allowed IP addresses').fill('')
  // A double click creates only one.
  await editor.getByRole('button', { name: 'Create key' }).dblclick()

  const made = page.getByRole('dialog', { name: 'Window sign is ready' })
  const secret = await made.getByRole('textbox', { name: 'API key' }).inputValue()
  expect(secret).toMatch(/^xd_demo_\w+$/)
  expect(await stores(secret)).toBe(200)
  await made.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row', { name: /Window sign/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Active')
  await expect(row).toContainText(`…${secret.slice(-4)}`)
  // It does not appear again anywhere.
  await page.reload()
  await row.click()
  const dialog = page.getByRole('dialog', { name: 'Window sign' })
  await expect(dialog.getByRole('button', { name: 'Rotate key' })).toBeVisible()
  expect(await page.content()).not.toContain(secret)

  await dialog.getByRole('button', { name: 'Rotate key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate key' }).click()
  const rotated = page.getByRole('dialog', { name: 'New secret of Window sign' })
  const next = await rotated.getByRole('textbox', { name: 'API key' }).inputValue()
  expect(next).not.toBe(secret)
  await rotated.getByRole('button', { name: 'Done' }).click()
  expect([await stores(secret), await stores(next)]).toEqual([200, 200])

  await row.click()
  await expect(dialog.getByText('The old secret works until')).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(notice(page, 'Window sign is revoked')).toBeVisible()
  await expect(row).toContainText('Revoked')
  expect([await stores(secret), await stores(next)]).toEqual([401, 401])
  await row.click()
  await expect(dialog.getByText('This key was revoked. It stays here as a record.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save key' })).toHaveCount(0)
})

test('creating a key asks who is at the keyboard, and keeps the form’s content', async ({ open, world }) => {
  const page = await open('owner', '/settings/api-keys?key=new')
  await world.connection.writes.updateTable('sessions').set({ confirmedAt: 0 }).execute()
  const editor = page.getByRole('dialog', { name: 'Create API key' })
  await editor.getByLabel('Name').fill('Price board')
  await editor.getByRole('checkbox', { name: 'View tickets' }).check()
  await editor.getByRole('button', { name: 'Create key' }).click()
  const asking = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor.getByRole('alert')).toContainText('you didn’t confirm that it’s you')
  await expect(editor.getByLabel('Name')).toHaveValue('Price board')
  await editor.getByRole('button', { name: 'Create key' }).click()
  await asking.getByLabel('Your password').fill(DEMO_PASSWORD)
  await asking.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog', { name: 'Price board is ready' })).toBeVisible()
})
