import type { Page } from 'playwright'
import type { Screen } from './screen.ts'

const path = '/calendar'

/** Waits until the grid has drawn its days. */
const grid: Screen['open'] = (page) => page.locator('[data-cursor]').first().waitFor()

/** Two pledges on the same day. */
const ticketsDue: Screen['path'] = async (ask) => {
  const csv_data = ['77085', '77086']
    .map((ticket, i) => `Knott,${['Ida', 'Hal'][i]},(213) 555-018${8 + i},${ticket},4/5/2031,80.00`)
    .join('\n')
  const book = { csv_data: `Last,First,Cell,Tkt,Due Date,Amount\n${csv_data}\n`, filename: 'due.csv', storeID: 1 }
  await ask('mailers/import-from-superpawn', { ...book, wholeBook: false })
  return `${path}?view=list&day=2031-04-05&ref=tickets/1/2031-04-05`
}

/** A phone has both in one menu. */
const exchange = async (page: Page, name: string) => {
  const menu = page.getByRole('button', { name: 'Other calendars' })
  const button = page.getByRole('button', { name })
  await menu.or(button).first().waitFor()
  if (await button.isVisible()) return button.click()
  await menu.click()
  return page.getByRole('menuitem', { name: `${name}…` }).click()
}

/** The calendar in its three views, and the dialogs over it. */
export const CALENDAR_SCREENS: readonly Screen[] = [
  { name: 'calendar-month', as: 'clerk', path, open: grid },
  { name: 'calendar-week', as: 'clerk', path: `${path}?view=week`, open: grid },
  { name: 'calendar-list', as: 'clerk', path: `${path}?view=list` },
  // Birthdays come every year; this company has none.
  { name: 'calendar-empty', as: 'support', path: `${path}?view=list&day=2041-03-01` },
  { name: 'calendar-entry-new', as: 'clerk', path: `${path}?new=today` },
  { name: 'settings-calendar', as: 'owner', path: '/settings/calendar' },
  { name: 'settings-calendar-editor', as: 'owner', path: '/settings/calendar?calendar=new' },
  {
    name: 'calendar-subscribe',
    as: 'clerk',
    path: `${path}?view=list`,
    open: async (page) => {
      await exchange(page, 'Subscribe')
      await page.getByRole('button', { name: /^(Create|Renew) address/ }).click()
      await page.getByRole('button', { name: 'Copy link' }).waitFor()
    },
  },
  {
    name: 'calendar-import',
    as: 'clerk',
    path: `${path}?view=list`,
    open: async (page) => {
      await exchange(page, 'Import a file')
      const events = ['20260630', '20260230'].map(
        (day, i) => `BEGIN:VEVENT\nUID:${i}\nSUMMARY:Fair\nDTSTART;VALUE=DATE:${day}\nEND:VEVENT\n`,
      )
      const buffer = Buffer.from(`BEGIN:VCALENDAR\n${events.join('')}END:VCALENDAR\n`)
      const file = { name: 'fairs.ics', mimeType: 'text/calendar', buffer }
      await page.getByLabel('Calendar file', { exact: true }).setInputFiles(file)
      await page.getByText('1 new entry').waitFor()
    },
  },
  {
    name: 'settings-calendar-delete',
    as: 'owner',
    path: '/settings/calendar',
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete Staff' }).click()
      await page.getByRole('combobox', { name: /^What happens to/ }).waitFor()
    },
  },
  {
    name: 'calendar-entry',
    as: 'clerk',
    path: `${path}?view=list`,
    open: async (page) => {
      await page.locator('[data-row]').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'calendar-tickets-due', as: 'owner', path: ticketsDue },
]
