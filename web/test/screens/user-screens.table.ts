import type { Screen } from './screen.ts'
import { openTab, press, userMenu } from './steps.ts'
import { approveKey, seeQuestion, seeVisitor } from './visit-steps.ts'

const ownAccount = async (page: Parameters<typeof userMenu>[0]) => {
  await userMenu(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('dialog', { name: 'Your account' }).waitFor()
}

/** Users, and the user's own account. */
export const USER_SCREENS: readonly Screen[] = [
  { name: 'users', as: 'owner', path: '/settings/users' },
  { name: 'users-filtered-out', as: 'owner', path: '/settings/users?filter=nobody' },
  {
    name: 'user-edit',
    as: 'owner',
    path: '/settings/users?user=2',
    open: (page) => page.getByRole('dialog', { name: 'Dana' }).waitFor(),
  },
  {
    name: 'user-invite',
    as: 'owner',
    path: '/settings/users?user=new',
    open: (page) => page.getByRole('dialog', { name: 'Invite user' }).waitFor(),
  },
  {
    name: 'user-disable',
    as: 'owner',
    path: '/settings/users?user=2',
    open: async (page) => {
      await press('Disable user')(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'add-ons-changed',
    as: 'owner',
    path: '/settings/add-ons',
    open: (page) => page.getByRole('checkbox', { name: 'PayPal' }).click(),
  },
  {
    name: 'add-ons-save',
    as: 'owner',
    path: '/settings/add-ons',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'PayPal' }).click()
      await press('Save add-ons')(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'add-ons', as: 'owner', path: '/settings/add-ons' },
  { name: 'api-keys', as: 'owner', path: '/settings/api-keys' },
  {
    name: 'api-key-make',
    as: 'owner',
    path: '/settings/api-keys?key=new',
    open: (page) => page.getByRole('dialog', { name: 'Create API key' }).waitFor(),
  },
  {
    name: 'api-key-rotated',
    as: 'owner',
    path: '/settings/api-keys?key=1',
    open: (page) => page.getByRole('dialog', { name: 'Ticket sync' }).waitFor(),
  },
  {
    name: 'api-key-suspended',
    as: 'owner',
    path: '/settings/api-keys?key=5',
    open: (page) => page.getByRole('dialog', { name: 'Price tags' }).waitFor(),
  },
  {
    name: 'api-key-revoke',
    as: 'owner',
    path: '/settings/api-keys?key=1',
    open: async (page) => {
      await press('Revoke key')(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'api-key-secret',
    as: 'owner',
    path: '/settings/api-keys?key=new',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Till display')
      await page.getByRole('checkbox', { name: 'View tickets' }).click()
      await press('Create key')(page)
      await page.getByRole('textbox', { name: 'API key' }).waitFor()
    },
  },
  { name: 'approvals', as: 'owner', path: '/settings/approvals' },
  { name: 'retention', as: 'owner', path: '/settings/retention' },
  {
    name: 'retention-choosing',
    as: 'owner',
    path: '/settings/retention',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Messages', exact: true }).click()
      await page.getByRole('option', { name: '3 years' }).click()
      await page.getByText(/messages from before/).waitFor()
    },
  },
  {
    name: 'retention-asked',
    as: 'owner',
    path: '/settings/retention',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Messages', exact: true }).click()
      await page.getByRole('option', { name: '3 years' }).click()
      await page.getByText(/messages from before/).waitFor()
      await press('Save retention')(page)
      await page.getByRole('alertdialog', { name: 'Delete old records?' }).waitFor()
    },
  },
  {
    name: 'approval-approve',
    as: 'owner',
    path: '/settings/approvals',
    open: approveKey,
  },
  { name: 'activity', as: 'owner', path: '/settings/activity' },
  { name: 'activity-visits', as: 'owner', path: '/settings/activity?view=visits' },
  { name: 'activity-of-visit', as: 'owner', path: '/settings/activity?visit=2' },
  { name: 'activity-filtered-out', as: 'owner', path: '/settings/activity?filter=nothing-like-it' },
  { name: 'visitor', as: 'owner', path: '/customers', open: seeVisitor },
  { name: 'visitor-asks', as: 'owner', path: '/customers', open: seeQuestion },
  { name: 'own-account', as: 'owner', path: '/inbox', open: ownAccount },
  {
    name: 'own-preferences',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await ownAccount(page)
      await openTab('Preferences')(page)
    },
  },
  {
    name: 'own-sign-in',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await ownAccount(page)
      await openTab('Sign-in')(page)
      await page.getByRole('list', { name: 'Sessions' }).waitFor()
    },
  },
]
