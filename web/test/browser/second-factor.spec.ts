import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { totp } from './totp.ts'
import { expect, test } from './world.ts'

const openSecondFactor = async (page: Page) => {
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('tab', { name: 'Sign-in' }).click()
}

/** Turns an app on, up to the recovery codes, which are shown once. Returns its key. */
const turnOnApp = async (page: Page) => {
  await page.getByRole('button', { name: 'Set up app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const code = page.getByRole('textbox', { name: 'Code from the app' })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill(totp(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(recoveryCodes(page)).toHaveCount(10)
  return secret
}
const recoveryCodes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
const keepCodes = (page: Page) => page.getByRole('button', { name: 'I’ve saved them' }).click()

const typePassword = async (page: Page, name: string) => {
  await page.getByLabel('Email').fill(`${name}@goldenpledge.test`)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
}

test('an app is set up without losing anything on the way, and then signing in needs its code, or a recovery code once', async ({
  open,
}) => {
  const page = await open('clerk', '/customers')
  await openSecondFactor(page)
  const account = page.getByRole('dialog', { name: 'Your account' })
  await account.getByLabel('New password').fill('eleven herons on the ice')
  const secret = await turnOnApp(page)
  const codes = await recoveryCodes(page).allInnerTexts()

  await test.step('closing the account loses neither the codes nor the text typed beside them', async () => {
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await account.getByRole('button', { name: 'Close' }).last().click()
    await expect(asked).toContainText('recovery codes won’t be shown again')
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await account.getByRole('tab', { name: 'Profile' }).click()
    await account.getByRole('tab', { name: 'Sign-in' }).click()
    await expect(account.getByLabel('New password')).toHaveValue('eleven herons on the ice')
    await expect(recoveryCodes(page)).toHaveCount(10)
    await keepCodes(page)
    await expect(page.getByText('10 codes left')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asked).toContainText('Your changes will be lost.')
    await asked.getByRole('button', { name: 'Discard' }).click()
    await expect(account).toBeHidden()
  })

  const door = await open('nobody', '/login')
  await typePassword(door, 'clerk')
  const code = door.getByRole('textbox', { name: 'Code' })
  await code.fill('000000')
  await door.getByRole('button', { name: 'Sign in' }).click()
  await expect(door.getByRole('alert')).toContainText(/isn’t right/)
  await expect(code).toHaveValue('000000')
  // The next code, because each works only once. One that has just expired is still accepted, so neither is too late.
  await code.fill(totp(secret, 1))
  await code.press('Enter')
  await expect(door.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()

  await door.context().clearCookies()
  await door.goto('/login')
  await typePassword(door, 'clerk')
  await door.getByRole('button', { name: 'Use a recovery code' }).click()
  await door.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!)
  await door.getByRole('button', { name: 'Sign in' }).click()
  await expect(door.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await openSecondFactor(door)
  await expect(door.getByText('9 codes left')).toBeVisible()
})

test('a passkey is created, signs in with one press, and is removed', async ({ open }) => {
  const page = await open('manager', '/favicon.svg')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto('/customers')
  await openSecondFactor(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('Enter a name first.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Passkey name' }).fill('Counter computer')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(recoveryCodes(page)).toHaveCount(10)
  await keepCodes(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Counter computer' })).toContainText('not used yet')

  await page.context().clearCookies()
  await page.goto('/login')
  await typePassword(page, 'manager')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await openSecondFactor(page)
  await page.getByRole('button', { name: 'Remove Counter computer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('With a second factor, nobody gets in with your password alone.')).toBeVisible()
})

test('the dialog asks again who is at the keyboard, and the interrupted action continues', async ({ open, world }) => {
  const page = await open('owner', '/customers')
  await world.connection.writes.updateTable('sessions').set({ confirmedAt: 0 }).execute()
  await openSecondFactor(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const name = page.getByRole('textbox', { name: 'Passkey name' })
  await name.fill('My phone')
  await page.getByRole('button', { name: 'Create passkey' }).click()
  const asking = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await asking.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No changes were made because you didn’t confirm that it’s you.')).toBeVisible()
  await expect(name).toHaveValue('My phone')

  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Set up app' }).click()
  await asking.getByLabel('Your password').fill('not the password')
  await asking.getByRole('button', { name: 'Confirm' }).click()
  await expect(asking.getByRole('alert')).toContainText('This isn’t your current password')
  await asking.getByLabel('Your password').fill(DEMO_PASSWORD)
  await asking.getByLabel('Your password').press('Enter')
  await expect(asking).toBeHidden()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
})

test('an owner requires a second factor: later, someone without one can only set one up', async ({ open, world }) => {
  const page = await open('owner', '/settings/company')
  const required = page.getByRole('checkbox', { name: /Require a second factor/ })
  await required.check()
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText('Company saved')).toBeVisible()
  const clerk = await open('lena', '/customers')
  await expect(clerk.getByText(/you need a second factor to work here/)).toBeVisible()
  await world.connection.writes
    .updateTable('companies')
    .set({ companySecondFactorFrom: Date.now() - 1000 })
    .where('companyID', '=', 2)
    .execute()
  // The screen disappears as soon as the server refuses a call: this one, or one that the page makes by itself.
  await clerk.keyboard.press('/')
  await clerk.keyboard.type('Whit')
  await expect(clerk.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await expect(clerk.getByRole('navigation')).toHaveCount(0)
  await turnOnApp(clerk)
  await keepCodes(clerk)
  await expect(clerk.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await world.connection.writes
    .updateTable('companies')
    .set({ companySecondFactorFrom: null })
    .where('companyID', '=', 2)
    .execute()
})

test('the users list says who lacks one, also on a phone; another owner resets one that was lost', async ({
  open,
  world,
}) => {
  await world.connection.writes
    .updateTable('users')
    .set({ userSecondFactor: 1 })
    .where('userID', '=', USER.manager)
    .execute()
  const page = await open('owner', `/settings/users?user=${USER.manager}`)
  await page.getByRole('button', { name: 'Reset second factor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click()
  await expect(page.getByText(/can sign in with their password alone/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset second factor' })).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  const june = page.getByRole('row', { name: /June/ })
  await expect(june.getByText('None')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(june.getByText('No second factor')).toBeVisible()
})
