import type { Page } from 'playwright'
import { conversation, type Screen } from './screen.ts'
import { openMessageMenu, press } from './steps.ts'

const path = '/settings/quick-reply'

const deleting = (name: string) => async (page: Page) => {
  await press(`More for ${name}`)(page)
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** Quick replies and templates in the Control Panel. */
export const REPLY_SCREENS: readonly Screen[] = [
  { name: 'quick-replies', as: 'owner', path },
  { name: 'quick-reply-editor', as: 'owner', path, open: press('Edit Store hours') },
  { name: 'quick-reply-new', as: 'owner', path, open: press('Add a quick reply') },
  { name: 'quick-reply-delete', as: 'owner', path, open: deleting('Thank you') },
  { name: 'quick-reply-import', as: 'owner', path, open: press('Import') },
  {
    name: 'quick-reply-own',
    as: 'clerk',
    path: conversation('petrov'),
    open: async (page) => {
      await openMessageMenu('Replies')(page)
      await page.getByRole('menuitem', { name: 'My quick replies…' }).click()
      await page.getByRole('dialog', { name: 'My quick replies' }).waitFor()
    },
  },
  { name: 'templates', as: 'owner', path: `${path}?tab=templates` },
  { name: 'template-editor', as: 'owner', path: `${path}?tab=templates`, open: press('Edit Tickets due') },
  { name: 'template-editor-email', as: 'owner', path: `${path}?tab=templates`, open: press('Edit Estimate by email') },
]
