import type { Page } from 'playwright'
import type { Ask, Screen } from './screen.ts'

interface Batch {
  readonly batchID: number
  readonly counts: { readonly letter: number }
}

/** One of the demo’s batches of notices in a given status. */
const inStatus =
  (status: string, rest = '', isMeant: (batch: Batch) => boolean = () => true) =>
  async (ask: Ask) => {
    const { batches } = await ask<{ batches: readonly Batch[] }>('notices/list-batches', { search: { status } })
    return `/notices?batch=${batches.find(isMeant)?.batchID ?? 0}${rest}`
  }

const withLetters = inStatus('attention', '', ({ counts }) => counts.letter > 0)

const firstNotice = async (page: Page) => {
  await page.getByRole('table', { name: 'Notices' }).getByRole('row').nth(1).click()
  await page.getByRole('region', { name: 'History' }).waitFor()
}

/** Notices: batches, one of them, a notice, and the questions before sending. */
export const NOTICE_SCREENS: readonly Screen[] = [
  { name: 'notices', as: 'owner', path: '/notices' },
  { name: 'notices-none', as: 'owner', path: '/notices?filter=nothing-like-this' },
  { name: 'notices-found', as: 'owner', path: '/notices?filter=a' },
  { name: 'notice-batch-ready', as: 'owner', path: inStatus('ready') },
  { name: 'notice-batch-letters', as: 'owner', path: withLetters },
  { name: 'notice-batch-failed', as: 'owner', path: inStatus('attention', '&state=failed') },
  { name: 'notice-batch-done', as: 'owner', path: inStatus('done') },
  { name: 'notice', as: 'owner', path: inStatus('attention'), open: firstNotice },
  {
    name: 'notice-import',
    as: 'owner',
    path: '/notices',
    open: async (page) => {
      await page.getByRole('button', { name: 'Import notices' }).click()
      const dialog = page.getByRole('dialog', { name: 'Import notices' })
      await dialog.getByRole('combobox', { name: 'Store' }).click()
      await page.getByRole('option').first().click()
      const rows = 'Name;Cell;Tkt;Due Date\nWren, Ada;(701) 555-0193;88301;12/1/2026\nShort;Row\n'
      await dialog
        .getByLabel('File of notices')
        .setInputFiles({ name: 'due.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
      await dialog.getByRole('region', { name: 'Rejected notices' }).waitFor()
    },
  },
  { name: 'notice-calls', as: 'owner', path: '/notices/calls' },
  { name: 'settings-notices', as: 'owner', path: '/settings/notices' },
  {
    name: 'settings-notices-ladder',
    as: 'owner',
    path: '/settings/notices',
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Send notices on a schedule/ }).click()
      await page.getByText('The day before grace ends').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'notice-mailed',
    as: 'owner',
    path: inStatus('attention', '&state=failed'),
    open: async (page) => {
      await firstNotice(page)
      await page.getByRole('dialog').last().getByRole('button', { name: 'Mark mailed…' }).click()
      await page.getByRole('textbox', { name: 'Tracking number' }).waitFor()
    },
  },
  {
    name: 'notice-send',
    as: 'owner',
    path: inStatus('ready'),
    open: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Send…' }).click()
      await page.getByRole('alertdialog').getByRole('list', { name: 'What will be sent' }).waitFor()
    },
  },
  {
    name: 'notice-cancel',
    as: 'owner',
    path: inStatus('ready'),
    open: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel batch…' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
