import type { Page } from 'playwright'
import type { Screen } from './screen.ts'
import { openTab, press, userMenu } from './steps.ts'

const ownFactor = async (page: Page) => {
  await userMenu(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Your account' }).click()
  await openTab('Sign-in')(page)
  await page.getByRole('region', { name: 'Authenticator app' }).waitFor()
}

const scan = async (page: Page) => {
  await ownFactor(page)
  await press('Set up app')(page)
  await page.getByRole('img', { name: /QR code/ }).waitFor()
}

/**
 * The server's answer for an account with a second factor: the demo’s people sign in again for each size. The client
 * keeps it, so the page is marked, and the next screen there loads it anew.
 */
const answer = async (page: Page, call: string, status: number, json: object) => {
  await page.evaluate(() => sessionStorage.setItem('madeUp', 'yes'))
  await page.route(`**/api/${call}`, (route) => route.fulfill({ status, json }), { times: 1 })
}

const CODES = [
  '4k7m-2p9q-q2fb-7mke',
  'w3xh-8tzc-h9yt-3gwp',
  'n6rd-5vja-c5zs-6xnu',
  'q2fb-7mke-d8vk-4rhm',
  'h9yt-3gwp-p7ga-9jte',
  'c5zs-6xnu-m3wq-2bfy',
  'd8vk-4rhm-t6cn-8kdx',
  'p7ga-9jte-4k7m-2p9q',
  'm3wq-2bfy-w3xh-8tzc',
  't6cn-8kdx-n6rd-5vja',
]

const FACTORS = {
  success: true,
  totp: { since: '2026-09-14T16:20:00Z' },
  passkeys: [
    { passkeyID: 1, name: 'Counter computer', since: '2026-09-14T16:30:00Z', lastUsed: '2026-11-20T15:02:00Z' },
    { passkeyID: 2, name: 'My phone', since: '2026-10-02T18:00:00Z', lastUsed: null },
  ],
  recoveryCodesLeft: 9,
  required: true,
  requiredFrom: '2026-09-01T00:00:00Z',
}

/** The second factor: the user's own, and where it is requested. */
export const FACTOR_SCREENS: readonly Screen[] = [
  { name: 'own-factor', as: 'clerk', path: '/customers', open: ownFactor },
  {
    name: 'own-factor-all',
    as: 'clerk',
    path: '/customers',
    open: async (page) => {
      await answer(page, 'auth/second-factor/fetch', 200, FACTORS)
      await page.reload()
      await ownFactor(page)
    },
  },
  { name: 'own-factor-scan', as: 'clerk', path: '/customers', open: scan },
  {
    name: 'own-factor-passkey',
    as: 'clerk',
    path: '/customers',
    open: async (page) => {
      await ownFactor(page)
      await press('Add passkey')(page)
    },
  },
  {
    name: 'recovery-codes',
    as: 'clerk',
    path: '/customers',
    open: async (page) => {
      await scan(page)
      await answer(page, 'auth/second-factor/confirm', 200, { success: true, recoveryCodes: CODES })
      await page.getByRole('textbox', { name: 'Code from the app' }).fill('123456')
      await press('Turn on')(page)
      await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
    },
  },
  {
    name: 'login-second-step',
    as: 'nobody',
    path: '/login?to=/inbox',
    open: async (page) => {
      await answer(page, 'auth/login', 401, {
        success: false,
        error: { code: 'second_factor_needed', message: 'Enter the code too.', methods: ['totp', 'recovery'] },
      })
      await page.getByLabel('Email').fill('dana@example.test')
      await page.getByLabel('Password').fill('not sent anywhere')
      await press('Sign in')(page)
      await page.getByRole('textbox', { name: 'Code' }).waitFor()
    },
  },
  {
    name: 'confirm-identity',
    as: 'clerk',
    path: '/customers',
    open: async (page) => {
      await answer(page, 'auth/second-factor/start', 403, {
        success: false,
        error: { code: 'step_up_needed', message: 'Confirm that it’s you first.' },
      })
      await ownFactor(page)
      await press('Set up app')(page)
      await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByLabel('Your password').waitFor()
    },
  },
  {
    name: 'second-factor-overdue',
    as: 'clerk',
    path: '/terms',
    open: async (page) => {
      const info = await page.request.post(new URL('/api/auth/info', page.url()).href, { data: {} })
      const due = { requiredFrom: '2026-11-01T00:00:00Z', overdue: true }
      await answer(page, 'auth/info', 200, { ...((await info.json()) as object), secondFactorDue: due })
      await page.goto(new URL('/customers', page.url()).href)
      await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    },
  },
]
