import type { WireInput } from '@xd/core/contract/calls.ts'
import { newPhone } from '../phones.ts'
import type { RewriteWorld } from './rewrite-world.ts'

const TITLES = 'Cust #,Last,First,Cell,Tkt,Loan Date,Due Date,Amount,Status'
const PHONE = newPhone()

/** Rows of the store's own system: a customer's tickets. */
export const rowsFor = (phone: string, ...tickets: readonly string[]): string[] =>
  tickets.map((ticket) => `1,Payer,Zoë,${phone},${ticket},7/24/2026,12/24/2026,40,Active`)

/** Enough of the book that every file of it names more tickets than it leaves out. */
export const FILLING = rowsFor(PHONE, ...Array.from({ length: 12 }, (_, i) => `FILL${i}`))

let files = 0

/** Imports the store's book as of now. No two files are the same, except on purpose. */
export const importer =
  ({ signIn, storeID }: RewriteWorld) =>
  async (rows: readonly string[], more: Partial<WireInput<'mailers/import-from-superpawn'>> = {}) => {
    const manager = await signIn('manager')
    files += 1
    const csv_data = [TITLES, ...FILLING, ...rowsFor(PHONE, `FILE${files}`), ...rows].join('\r\n')
    const answer = await manager('mailers/import-from-superpawn', {
      csv_data,
      filename: `book ${files}.csv`,
      storeID,
      ...more,
    })
    return { importID: answer.import.importID!, csv_data, import: answer.import }
  }
