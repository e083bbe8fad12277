import type { Booted } from '@xd/fixtures/boot.ts'
import { type Copying, OFFSET } from './make-twin.ts'

/** What belongs to a customer, directly or through something of theirs. */
const OWNERS: readonly string[] = [
  'custID',
  'convoID',
  'messageID',
  'paymentID',
  'planID',
  'loanID',
  'ticketID',
  'noticeID',
  'rewriteID',
  'sessionID',
]
const NOT_THEIRS = /^(companyID|storeID|userID|batchID|jobID|importID|templateID|catID|itemCalendarID|labelID)$/

/** Another customer for every one: of the same name, with the same conversations, payments and tickets. */
export const twinsOfCustomers = async ({ connection: { writes } }: Booted): Promise<Copying> => {
  const own = (await writes.introspection.getTables())
    .map(({ columns }) => columns.map(({ name }) => name))
    .filter((columns) => OWNERS.some((id) => columns.includes(id)))
    .map(([first]) => first!)
  const ids = new Set([...own, ...OWNERS, 'convoLastMessageID', 'ledgerID', 'quoteID'])
  return {
    rows: (columns) => {
      const id = OWNERS.find((name) => columns.includes(name))
      return id === undefined ? undefined : `"${id}" < ${OFFSET}`
    },
    isCopied: (name) => ids.has(name) && !NOT_THEIRS.test(name) && /ID$/.test(name),
  }
}
