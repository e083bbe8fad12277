import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import type { Page } from 'playwright'
import type { Ask, Screen } from './screen.ts'

const TITLES = 'Last,First,Cell,Tel No,Tkt,Loan Date,Due Date,Amount,Interest,Status,Desc'
const ROWS = [
  'Okafor,Ngozi,(701) 555-0101,,81001,7/24/2026,11/21/2026,$180.00,28.80,Active,14k rope chain',
  'Lindqvist,Per,(701) 555-0102,,81002,8/2/2026,11/30/2026,$95.00,15.20,Active,Cordless drill',
  'Baptiste,Rose,,,81003,8/2/2026,11/30/2026,$95.00,15.20,Active,Ring',
  'Short,Row',
  'Moreau,Ada,(701) 555-0104,,81004,8/2/2026,2/30/2027,$95.00,15.20,Active,Watch',
]
const csv_data = [TITLES, ...ROWS].join('\r\n')

const imported = async (ask: Ask) => {
  const book = { csv_data, filename: 'tickets-november.csv', storeID: STORE.main, wholeBook: false }
  const answer = await ask<{ import: { importID: number } }>('mailers/import-from-superpawn', book)
  return `/mailers/imports?import=${answer.import.importID}`
}

const withTickets = async (ask: Ask) => {
  const { custID } = PEOPLE.whitfield
  const { customer } = await ask<{ customer: { custPhone: string } }>('customers/fetch', { customerID: custID })
  const rows = [81010, 81011].map(
    (n) => `Whitfield,Jerome,${customer.custPhone},,${n},7/24/2026,11/21/2026,$180,28.80,,Chain`,
  )
  const book = {
    csv_data: [TITLES, ...rows].join('\n'),
    filename: 'whitfield.csv',
    storeID: STORE.main,
    wholeBook: false,
  }
  await ask('mailers/import-from-superpawn', book)
  return `/customers/${custID}/${STORE.main}/tickets`
}

const chooseStore = async (page: Page) => {
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a file' })
  await dialog.getByRole('combobox', { name: 'Store' }).click()
  await page.getByRole('option').first().click()
  return dialog
}

const chooseFile = async (page: Page, name: string, content: string | Buffer) => {
  const dialog = await chooseStore(page)
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await dialog.getByLabel('File from your store’s system').setInputFiles(file)
  return dialog
}

const LIST = { as: 'owner', path: '/mailers/imports' } as const

/** Files from the stores' own systems, and their tickets. */
export const IMPORT_SCREENS: readonly Screen[] = [
  { name: 'import-details', as: 'owner', path: imported },
  { name: 'customer-tickets', as: 'owner', path: withTickets },
  { name: 'import-upload', ...LIST, open: async (page) => void (await chooseStore(page)) },
  {
    name: 'import-dialog',
    ...LIST,
    open: async (page) => {
      const dialog = await chooseFile(page, 'tickets-december.csv', `${csv_data}\r\n`)
      await dialog.getByRole('status').waitFor()
    },
  },
  {
    name: 'import-mapping',
    ...LIST,
    open: async (page) => {
      const titles = 'Surname,Given,Contact,Pledge,Ends,Lent'
      const dialog = await chooseFile(
        page,
        'unusual-titles.csv',
        `${titles}\r\nOkafor,Ngozi,7015550101,81001,11/21/2026,180`,
      )
      await dialog.getByText('Match columns').waitFor()
    },
  },
  {
    name: 'import-refused',
    ...LIST,
    open: async (page) => {
      const dialog = await chooseFile(page, 'tickets.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
      await dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'import-undo',
    as: 'owner',
    path: imported,
    open: async (page) => {
      await page.getByRole('button', { name: 'Undo import' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'import-undone',
    as: 'owner',
    path: async (ask) => {
      const path = await imported(ask)
      await ask('mailers/undo-import', { importID: Number(path.split('=')[1]) })
      return path
    },
  },
]
