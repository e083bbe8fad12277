import type { Page } from 'playwright'

export type Who = 'clerk' | 'owner' | 'support' | 'nobody'

/** Asks the server as the one who is signed in: `call('inbox/list', { search: {} })`. */
export type Ask = <Answer>(name: string, input: object) => Promise<Answer>

export type Screen = {
  /** The file's name: the screen, then its dialog or state. */
  name: string
  as: Who
  /** An address, or how to find one in the demo data. */
  path: string | ((ask: Ask) => Promise<string>)
  /** The steps from there to a dialog, by role and name. */
  open?: (page: Page) => Promise<void>
}

/** Every screen and dialog, one row each. Add yours. */
export const SCREENS: readonly Screen[] = [
  { name: 'login', as: 'nobody', path: '/login' },
  { name: 'not-found', as: 'nobody', path: '/no-such-page' },
  { name: 'terms', as: 'nobody', path: '/terms' },
  { name: 'privacy', as: 'nobody', path: '/privacy' },
  { name: 'inbox', as: 'clerk', path: '/inbox' },
  {
    name: 'user-menu',
    as: 'owner',
    path: '/inbox',
    open: (page) => page.getByRole('button', { name: /user menu/ }).click(),
  },
  {
    name: 'user-menu-support',
    as: 'support',
    path: '/admin',
    open: (page) => page.getByRole('button', { name: /user menu/ }).click(),
  },
  {
    name: 'shortcuts',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await page.getByRole('main').waitFor()
      await page.keyboard.press('?')
    },
  },
  { name: 'not-found-signed-in', as: 'clerk', path: '/no-such-page' },
]
