import { notice } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test('a visitor’s request waits until an owner approves it on the spot', async ({ open }) => {
  const owner = await open('owner', '/settings')
  await expect(owner.getByRole('link', { name: /^Approvals/ })).toBeVisible()
  const visitor = await open('support@xd.test', 'about:blank')
  await visitor.request.post('/api/admin/do-login-as', { data: { companyID: 2, reason: 'Call 51', readOnly: false } })

  await test.step('the visitor is told that it waits', async () => {
    await visitor.goto('/settings/users?user=new')
    const dialog = visitor.getByRole('dialog', { name: 'Invite user' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ines')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ines@goldenpledge.test')
    await dialog.getByRole('radio', { name: 'Owner' }).click()
    await dialog.getByRole('checkbox', { name: /All stores/ }).click()
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(notice(visitor, /is waiting for an owner’s approval/)).toBeVisible()
    const card = visitor.getByRole('group', { name: 'Invite a user: Ines' })
    await expect(card).toContainText('This is waiting for an owner’s approval')
    await expect(card.getByRole('button')).toHaveCount(0)
    await expect(visitor.getByRole('row', { name: /Ines/ })).toHaveCount(0)
  })

  await test.step('an owner is notified, reads what it is, and approves', async () => {
    await owner.getByRole('link', { name: 'Approvals 1 waiting' }).click()
    const card = owner.getByRole('group', { name: 'Invite a user: Ines' })
    await expect(card).toContainText('ines@goldenpledge.test')
    await expect(card).toContainText('same permissions as an owner')
    await expect(card).toContainText('Robin (XD Support) asked for this on')
    await expect(card).toContainText('“Call 51”')
    await expect(card).toContainText('Without an answer, it expires on')
    await card.getByRole('button', { name: 'Approve' }).click()
    const asking = owner.getByRole('alertdialog', { name: 'Invite a user: Ines?' })
    await expect(asking).toContainText('ines@goldenpledge.test')
    await asking.getByRole('button', { name: 'Approve' }).click()
    const link = owner.getByRole('dialog', { name: 'Ines is invited' })
    await expect(link.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(/\/invite#token=/)
    await link.getByRole('button', { name: 'Done' }).click()
    await expect(owner.getByText('No changes are waiting for approval.')).toBeVisible()
    await expect(visitor.getByRole('row', { name: /Ines/ })).toBeVisible()
    await expect(visitor.getByRole('list', { name: 'Waiting for approval' })).toBeHidden()
  })

  await test.step('a declined key is not created', async () => {
    const key = { keyName: 'Shelf tags', keyPermissions: ['tickets'] }
    await visitor.request.post('/api/settings/api-keys/save', { data: { key } })
    await owner.goto('/settings/api-keys')
    const card = owner.getByRole('group', { name: 'Create an API key: Shelf tags' })
    await card.getByRole('button', { name: 'Decline' }).click()
    await expect(notice(owner, 'Declined: nothing changed')).toBeVisible()
    await expect(card).toBeHidden()
    await expect(owner.getByRole('row', { name: /Shelf tags/ })).toHaveCount(0)
  })
})
