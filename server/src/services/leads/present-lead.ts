import type { Lead, LeadOfMessage } from '@xd/core/contract/entity/lead.ts'
import type { LeadRow, leadsOfMessages } from '#queries/leads.ts'

type OfMessage = Omit<Awaited<ReturnType<typeof leadsOfMessages>>[number], 'messageID'>

/** A request, as the message that makes it shows it. */
export const presentLeadOfMessage = (row: OfMessage): typeof LeadOfMessage.Type => ({
  leadID: row.leadID,
  leadItem: row.leadItem,
  leadWant: row.leadWant,
  leadStatus: row.leadStatus,
  leadAnswered: row.answeredAt !== null,
  quoteID: row.loanID,
  wonAmount: row.wonCents,
})

export const presentLead = (row: LeadRow): typeof Lead.Type => ({
  ...presentLeadOfMessage(row),
  storeID: row.storeID,
  custID: row.custID,
  convoID: row.convoID,
  messageID: row.messageID,
  customer: { custFirstName: row.custFirstName, custLastName: row.custLastName, custPhone: row.custPhone },
  leadDate: row.askedAt,
  leadAnsweredDate: row.answeredAt,
  leadStatusDate: row.statusAt,
  leadStatusByID: row.statusByID,
})
