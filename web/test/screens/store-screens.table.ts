import type { Screen } from './screen.ts'
import { chooseLogo, press } from './steps.ts'

/** The company and its stores in the Control Panel: their list, the editor, and the days they are closed. */
export const STORE_SCREENS: readonly Screen[] = [
  { name: 'settings-stores', as: 'owner', path: '/settings/stores' },
  { name: 'settings-store-editor', as: 'owner', path: '/settings/stores', open: press('Edit Golden Pledge Prospect') },
  { name: 'settings-store-new', as: 'owner', path: '/settings/stores', open: press('Add a store') },
  { name: 'settings-company', as: 'owner', path: '/settings/company' },
  { name: 'settings-company-logo', as: 'owner', path: '/settings/company', open: chooseLogo },
  { name: 'settings-closure', as: 'owner', path: '/settings/stores', open: press('Edit Christmas Eve') },
  { name: 'settings-holidays', as: 'owner', path: '/settings/stores', open: press('Add federal holidays') },
]
