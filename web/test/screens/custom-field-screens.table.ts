import type { Page } from 'playwright'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

const path = '/settings/custom-fields'

const removeFirst = (title: string) => async (page: Page) => {
  await press(`More for ${title}`)(page)
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** The custom-field editor, its preview and its questions. */
export const CUSTOM_FIELD_SCREENS: readonly Screen[] = [
  { name: 'custom-fields-customer', as: 'owner', path },
  { name: 'custom-fields-payments', as: 'owner', path: `${path}?form=payments` },
  { name: 'custom-fields-every-calendar', as: 'owner', path: `${path}?form=calendar` },
  { name: 'custom-fields-calendar', as: 'owner', path: `${path}?form=calendar&calendar=3` },
  { name: 'custom-fields-empty', as: 'owner', path: `${path}?form=calendar&calendar=4` },
  { name: 'custom-fields-preview', as: 'owner', path, open: press('Preview') },
  { name: 'custom-fields-remove', as: 'owner', path, open: removeFirst('Employer') },
  {
    name: 'custom-fields-loss',
    as: 'owner',
    path,
    open: async (page) => {
      await removeFirst('Employer')(page)
      await press('Remove field')(page)
      await press('Save')(page)
      await page.getByRole('alertdialog', { name: 'Save and delete this data?' }).waitFor()
    },
  },
]
