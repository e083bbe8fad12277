import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { conversation, inboxPath, notice, sendText, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const PASSWORD = 'a long walk by the river'

test.describe('users', () => {
  test('one is invited, joins in another browser, and is signed out there by being disabled', async ({
    open,
    world,
  }) => {
    const owner = await open('owner', '/settings/users')
    await owner.getByRole('button', { name: 'Invite user' }).click()
    const editor = owner.getByRole('dialog', { name: 'Invite user' })
    await editor.getByLabel('Name').fill('Sam')
    await editor.getByLabel('Email').fill('sam@goldenpledge.test')
    await owner.goBack()
    await owner.getByRole('button', { name: 'Keep editing' }).click()
    await editor.getByRole('button', { name: 'Send invitation' }).click()
    await expect(editor.getByText('The invitation wasn’t sent.')).toBeVisible()
    await expect(editor.getByText('Choose at least one store')).toBeInViewport()
    await expect(editor.getByLabel('All stores, including new ones')).toBeFocused()
    await editor.getByRole('radio', { name: 'Manager' }).click()
    await editor.getByRole('button', { name: 'Customize' }).click()
    await expect(editor.getByLabel('Refund payments')).toBeChecked()
    await editor.getByLabel('Refund payments').click()
    await expect(editor.getByRole('radio', { name: 'Custom' })).toBeChecked()
    await editor.getByLabel('All stores, including new ones').click()
    await editor.getByLabel('Email').press('Control+Enter')
    const link = await owner.getByRole('dialog', { name: 'Sam is invited' }).getByLabel('Invitation link').inputValue()
    await owner.getByRole('button', { name: 'Done' }).click()
    const row = owner.getByRole('row', { name: /Sam/ })
    await expect(row).toContainText('Invited')

    const sam = await open('nobody', new URL(link).pathname + new URL(link).hash)
    await expect(sam.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await sam.getByLabel('Password', { exact: true }).fill('password1234')
    await sam.getByRole('button', { name: 'Join' }).click()
    await expect(sam.getByText('too easy to guess')).toBeVisible()
    await sam.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await sam.getByRole('button', { name: 'Join' }).click()
    await expect(sam.getByRole('button', { name: /user menu/ })).toBeVisible()
    await expect(row).toContainText('Active')

    await row.click()
    await owner.getByRole('dialog', { name: 'Sam' }).getByRole('button', { name: 'Disable user' }).click()
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Disable user' }).click()
    await expect(notice(owner, 'Sam is disabled')).toBeVisible()
    await expect(sam.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await owner.getByRole('dialog', { name: 'Sam' }).getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toContainText('Disabled')
    // In the company's zone, as the activity log has it.
    const colleague = await world.signIn('owner')
    const { companyTimezone: timeZone } = (await colleague('auth/info', {})).company
    const { users } = await colleague('settings/users/list', { search: { filter: 'lena' } })
    const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
    await expect(owner.getByRole('row', { name: /Lena/ })).toContainText(
      time.format(new Date(users[0]!.userLastLogin!)).replaceAll(/\s/g, ' '),
    )
  })

  test('permissions take effect at once: a store and the Control Panel come and go without a reload', async ({
    open,
    world,
  }) => {
    const owner = await world.signIn('owner')
    const manager = await open('manager', inboxPath('halvorsen', 'lake'))
    const { users } = await owner('settings/users/list', { search: { filter: 'manager@' } })
    const { userID, userUsername, userNickname, userPermissions, userAllowedStoreIDs } = users[0]!
    const give = (storeIDs: typeof userAllowedStoreIDs, ...more: ('settings' | 'support-log')[]) =>
      owner('settings/users/save', {
        user: {
          userID,
          userUsername,
          userNickname,
          userAllowedStoreIDs: storeIDs,
          userPermissions: [...(userPermissions as 'settings'[]), ...more],
        },
      })
    const convo = conversation(manager, 'halvorsen')
    await expect(convo).toBeVisible()
    const row = manager.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: /Halvorsen/ })
    await expect(row).toBeVisible()
    await give([STORE.main, STORE.prospect])
    await expect(row).toHaveCount(0)
    await expect(convo).toHaveCount(0)

    await manager.getByRole('button', { name: /user menu/ }).click()
    const panel = manager.getByRole('dialog').getByRole('link', { name: 'Control Panel' })
    await expect(panel).toHaveCount(0)
    await give(userAllowedStoreIDs, 'settings')
    await expect(panel).toBeVisible()
    await give(userAllowedStoreIDs, 'support-log')
    await expect(panel).toHaveCount(0)
    await manager.getByRole('dialog').getByRole('link', { name: 'Activity' }).click()
    await expect(manager.getByRole('table', { name: /Activity/ })).toBeVisible()
    await expect(manager.getByRole('link', { name: 'Control Panel' })).toHaveCount(0)
    await give(userAllowedStoreIDs)
    await expect(manager.getByRole('table', { name: /Activity/ })).toHaveCount(0)
  })

  test('one who may only read and send messages answers customers, and is offered nothing that would be refused', async ({
    open,
    world,
  }) => {
    const owner = await world.signIn('owner')
    const { users } = await owner('settings/users/list', { search: { filter: 'june@' } })
    const { userID, userUsername, userNickname, userAllowedStoreIDs, userPermissions: before } = users[0]!
    const may = async (userPermissions: string[]) =>
      owner('settings/users/save', {
        user: { userID, userUsername, userNickname, userAllowedStoreIDs, userPermissions } as never,
      })
    await may(['messages'])
    const page = await open('june', '/favicon.svg')
    const refused: string[] = []
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
    await page.goto(inboxPath('whitfield'))
    await sendText(page, 'Come by any time')
    await expect(thread(page)).toContainText('Come by any time')
    await expect(page.getByRole('button', { name: 'New Message' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Customer details' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Note', exact: true })).toHaveCount(0)
    expect(refused).toEqual([])
    await may([])
    await page.goto('/')
    await expect(page.getByText('Ask an owner to give you access.')).toBeVisible()
    await may([...before])
  })

  test('a forgotten password is chosen again by the emailed link', async ({ open, world }) => {
    const page = await open('nobody', '/login')
    await page.getByLabel('Email').fill('june@goldenpledge.test')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('june@goldenpledge.test')
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByRole('status')).toContainText('is on its way')
    const mails = async () =>
      (await world.sandbox<{ messages: { text: string }[] }>('/mail/messages', { address: 'june@goldenpledge.test' }))
        .messages
    await expect.poll(mails).toHaveLength(1)
    const [path] = /\/reset#token=\S+/.exec((await mails())[0]!.text)!
    await page.goto(path)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Your account' }).click()
    const account = page.getByRole('dialog', { name: 'Your account' })
    await account.getByRole('tab', { name: 'Sign-in' }).click()
    await account.getByLabel('Current password').fill(DEMO_PASSWORD)
    await account.getByLabel('New password').fill('eleven herons on the ice')
    await account.getByRole('button', { name: 'Change password' }).click()
    await expect(account.getByText('This isn’t your current password')).toBeVisible()
    await account.getByLabel('Current password').fill(PASSWORD)
    await account.getByRole('button', { name: 'Change password' }).click()
    await expect(notice(page, 'Password changed')).toBeVisible()
    await expect(account.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)
  })
})
