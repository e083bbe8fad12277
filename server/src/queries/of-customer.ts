import type { Tables } from '#db/tables.ts'

interface Pointing {
  readonly table: keyof Tables
  readonly key: string
}

/**
 * The tables that belong to a customer by `custID`, and to a conversation by `convoID`: new tables in the schema must
 * be added here.
 */
export const OF_CUSTOMER: readonly Pointing[] = [
  { table: 'messages', key: 'messageID' },
  { table: 'payments', key: 'paymentID' },
  { table: 'customer_phones', key: 'custPhone' },
  { table: 'loans', key: 'loanID' },
  { table: 'tickets', key: 'ticketID' },
  { table: 'ticket_outcomes', key: 'outcomeID' },
  { table: 'customer_consents', key: 'consentID' },
  { table: 'mailer_recipients', key: 'recipientID' },
  { table: 'notices', key: 'noticeID' },
  { table: 'electronic_choices', key: 'choiceID' },
  { table: 'bubble_sessions', key: 'sessionID' },
  { table: 'quote_leads', key: 'leadID' },
  { table: 'stop_requests', key: 'stopRequestID' },
  { table: 'plans', key: 'planID' },
  { table: 'promises', key: 'promiseID' },
]
export const OF_CONVERSATION: readonly Pointing[] = [
  { table: 'messages', key: 'messageID' },
  { table: 'payments', key: 'paymentID' },
  { table: 'message_schedules', key: 'messageID' },
  { table: 'mailer_recipients', key: 'recipientID' },
  { table: 'notices', key: 'noticeID' },
  { table: 'bubble_sessions', key: 'sessionID' },
  { table: 'quote_leads', key: 'leadID' },
  { table: 'stop_requests', key: 'stopRequestID' },
  { table: 'promises', key: 'promiseID' },
]
/** Tables that belong to both: rows that have arrived in a conversation since then go back with it. */
export const OF_BOTH = OF_CUSTOMER.filter(({ table }) => OF_CONVERSATION.some((one) => one.table === table))
