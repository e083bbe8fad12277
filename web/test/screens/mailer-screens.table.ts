import type { Page } from 'playwright'
import type { Ask, Screen } from './screen.ts'

interface Job {
  readonly jobID: number
  readonly jobStatus: string
}

/** One of the demo’s mailers in a given state. */
const inState =
  (status: string, rest = '') =>
  async (ask: Ask) => {
    const { jobs } = await ask<{ jobs: readonly Job[] }>('mailers/list-jobs', { search: { status } })
    return `/mailers?job=${jobs[0]?.jobID ?? 0}${rest}`
  }

const inEditor = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('region', { name: 'Reach' }).waitFor()
  return dialog
}

const write = async (page: Page) => {
  const dialog = await inEditor(page)
  await dialog.getByLabel('Title').fill('November thank-you')
  await dialog
    .getByRole('textbox', { name: 'English', exact: true })
    .fill('Hi [FIRST_NAME], thank you for a good year. All chains are 15% off this week at [STORE_NAME].')
  await dialog
    .getByRole('region', { name: /^Preview for/ })
    .first()
    .waitFor()
}

/** Mailers: their list, one of them, and the editor. */
export const MAILER_SCREENS: readonly Screen[] = [
  { name: 'mailers', as: 'owner', path: '/mailers' },
  { name: 'mailers-none', as: 'owner', path: '/mailers?filter=nothing-like-this' },
  { name: 'mailer-finished', as: 'owner', path: inState('finished') },
  { name: 'mailer-paused', as: 'owner', path: inState('paused') },
  { name: 'mailer-scheduled', as: 'owner', path: inState('scheduled') },
  { name: 'mailer-recipients', as: 'owner', path: inState('finished', '&tab=recipients') },
  {
    name: 'mailer-recipients-failed',
    as: 'owner',
    path: inState('finished', '&tab=recipients&state=failed&why=550'),
  },
  {
    name: 'mailer-cancel',
    as: 'owner',
    path: inState('paused'),
    open: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Cancel mailer…' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'mailer-editor', as: 'owner', path: '/mailers?edit=new', open: write },
  {
    name: 'mailer-editor-faults',
    as: 'owner',
    path: '/mailers?edit=new',
    open: async (page) => {
      const dialog = await inEditor(page)
      await dialog.getByRole('radio', { name: 'Email' }).click()
      await dialog.getByRole('button', { name: 'Review and send' }).click()
      await dialog.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'mailer-test',
    as: 'owner',
    path: '/mailers?edit=new',
    open: async (page) => {
      await inEditor(page)
      await page.getByRole('button', { name: 'Send a test…' }).click()
      await page.getByRole('dialog', { name: 'Send a test' }).waitFor()
    },
  },
]
