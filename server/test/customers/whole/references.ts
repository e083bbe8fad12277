import type { Stored } from './stored-rows.ts'

/** The table that a column's ids refer to, and its key. */
const KEYS: Readonly<Record<string, readonly [table: string, key: string]>> = {
  custID: ['customers', 'custID'],
  convoID: ['conversations', 'convoID'],
  messageID: ['messages', 'messageID'],
  convoLastMessageID: ['messages', 'messageID'],
  askedMessageID: ['messages', 'messageID'],
  paymentID: ['payments', 'paymentID'],
  attemptID: ['payment_attempts', 'attemptID'],
  refundID: ['payment_refunds', 'refundID'],
  rewriteID: ['rewrite_batches', 'rewriteID'],
  rewriteTicketID: ['rewrite_tickets', 'rewriteTicketID'],
  sessionID: ['bubble_sessions', 'sessionID'],
  leadID: ['quote_leads', 'leadID'],
  loanID: ['loans', 'loanID'],
  mediaID: ['media', 'mediaID'],
  noticeID: ['notices', 'noticeID'],
  graceNoticeID: ['notices', 'noticeID'],
  batchID: ['notice_batches', 'batchID'],
  ticketID: ['tickets', 'ticketID'],
  labelID: ['labels', 'labelID'],
  storeID: ['stores', 'storeID'],
}

/** Tables that record actions on customers, even on those gone since. */
const TELLING = ['audit', 'events', 'customer_merges', 'jobs']

const words = (row: object) => JSON.stringify(row).slice(0, 400)

/** Rows that name a record that does not exist. */
export const orphansIn = (stored: Stored): string[] => {
  const ids = new Map(
    Object.values(KEYS).map(([table, key]) => [table, new Set(stored[table]!.map((row) => row[key]))] as const),
  )
  return Object.entries(stored)
    .filter(([table]) => !TELLING.includes(table))
    .flatMap(([table, rows]) =>
      rows.flatMap((row) =>
        Object.entries(KEYS).flatMap(([column, [of]]) =>
          (row[column] ?? null) === null || ids.get(of)!.has(row[column]) ? [] : `${table}.${column} of ${words(row)}`,
        ),
      ),
    )
}

/** Rows whose customer, or store, is not that of their conversation; and comments on nothing. */
export const misplacedIn = (stored: Stored): string[] => {
  const convos = new Map(stored['conversations']!.map((convo) => [convo['convoID'], convo]))
  const messages = new Map(stored['messages']!.map((message) => [message['messageID'], message]))
  const elsewhere = stored['conversations']!.filter(
    ({ convoID, convoLastMessageID: id }) => id !== null && messages.get(id)?.['convoID'] !== convoID,
  )
  const misplaced = Object.entries(stored).flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const convo = convos.get(row['convoID'])
      if (convo === undefined || TELLING.includes(table)) return []
      return (['custID', 'storeID'] as const).flatMap((column) =>
        row[column] === undefined || row[column] === convo[column] ? [] : `${table}.${column} of ${words(row)}`,
      )
    }),
  )
  const keys = new Set([
    ...stored['customers']!.map(({ custID }) => `customer/${String(custID)}`),
    ...stored['conversations']!.map(({ convoID }) => `convo/${String(convoID)}`),
    ...stored['payments']!.map(({ paymentKey }) => `payment/${String(paymentKey)}`),
  ])
  const lost = stored['comments']!.filter(({ commentKey }) => !keys.has(commentKey as string))
  return [
    ...misplaced,
    ...elsewhere.map((row) => `the last message is not in the conversation: ${words(row)}`),
    ...lost.map((row) => `comment on nothing: ${words(row)}`),
  ]
}
