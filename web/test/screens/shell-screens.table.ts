import { conversation, type Screen } from './screen.ts'
import { openLabels, press, userMenu } from './steps.ts'

/** The frame around every module, and the pages that need no sign-in. */
export const SHELL_SCREENS: readonly Screen[] = [
  { name: 'system-stats', as: 'support', path: '/admin/system-stats' },
  { name: 'login', as: 'nobody', path: '/login' },
  { name: 'forgot-password', as: 'nobody', path: '/reset' },
  { name: 'reset-password', as: 'nobody', path: '/reset#token=a-link' },
  { name: 'accept-invite', as: 'nobody', path: '/invite#token=a-link' },
  { name: 'not-found', as: 'nobody', path: '/no-such-page' },
  { name: 'terms', as: 'nobody', path: '/terms' },
  { name: 'privacy', as: 'nobody', path: '/privacy' },
  { name: 'not-found-signed-in', as: 'clerk', path: '/no-such-page' },
  { name: 'no-access', as: 'clerk', path: '/reports' },
  { name: 'chat-bubble', as: 'owner', path: '/settings/chat-bubble' },
  { name: 'home', as: 'owner', path: '/' },
  {
    name: 'home-calendars',
    as: 'owner',
    path: '/',
    open: async (page) => {
      await press('Calendars')(page)
      await page.getByRole('option', { name: 'Birthdays' }).waitFor()
    },
  },
  { name: 'user-menu', as: 'owner', path: '/inbox', open: userMenu },
  { name: 'user-menu-support', as: 'support', path: '/admin', open: userMenu },
  {
    name: 'whats-new',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await userMenu(page)
      await page.getByRole('dialog').getByRole('button', { name: 'What’s New' }).click()
      await page.getByRole('dialog', { name: "Discover What's New" }).waitFor()
    },
  },
  {
    name: 'switch-company',
    as: 'support',
    path: '/admin',
    open: async (page) => {
      await userMenu(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Switch' }).click()
      await page.getByRole('dialog', { name: /Switch/ }).waitFor()
    },
  },
  { name: 'labels', as: 'owner', path: '/inbox', open: openLabels },
  {
    name: 'label-color',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await openLabels(page)
      await press('New label')(page)
      await press('Color')(page)
      await page.getByRole('dialog', { name: 'Select a color' }).waitFor()
    },
  },
  {
    name: 'palette',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('whitfield')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'shortcuts',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  {
    name: 'new-version',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.context().clearCookies({ name: /version/ })
      await page.reload()
      await page.getByRole('button', { name: 'Dismiss' }).waitFor()
      await page.getByRole('region', { name: 'Conversations' }).waitFor()
    },
  },
  // Support's last one: from here on the session is a visit.
  {
    name: 'support-visit',
    as: 'support',
    path: async (ask) => {
      await ask('admin/do-login-as', { companyID: 2, reason: 'Call 812', readOnly: true })
      return conversation('petrov')
    },
  },
]
