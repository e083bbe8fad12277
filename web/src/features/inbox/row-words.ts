import type { Wire } from '@xd/core/contract/calls.ts'
import type { InboxRow as InboxRowSchema } from '@xd/core/contract/entity/inbox-row.ts'
import { LEAD_WANT_LABELS } from '@xd/core/domain/bubble/lead.ts'
import { mediaWords } from '@xd/core/domain/message/media-kind.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { AuthorOf } from '#data/company.ts'
import type { DraftData } from '#data/drafts.ts'
import { dollars } from '#ui/text/dollars.ts'

export type InboxRowData = Wire<typeof InboxRowSchema>

/** "Requested $212.40 · Payoff 18802": shorter and clearer than the text sent to the customer. */
const requestWords = ({ paymentAmount, paymentMemo, paymentTicketList }: NonNullable<InboxRowData['payment']>) => {
  const tickets = paymentTicketList.split(',').filter((ticket) => ticket !== '' && !paymentMemo.includes(ticket))
  return [`Requested ${dollars(paymentAmount)}`, paymentMemo, tickets.join(', ')].filter(Boolean).join(' · ')
}

/** The last message, and which colleague wrote it. */
export const rowWords = (row: InboxRowData, me: number, authorOf: AuthorOf): string => {
  if (row.foundMessage) return row.foundMessage.messageBody
  const { payment, messageDirection, messageBody, messageMedia, messageSentByID } = row
  if (payment?.messageID === row.messageID && messageDirection === 'out') return requestWords(payment)
  const { messageLead } = row
  if (messageLead) return `${LEAD_WANT_LABELS[messageLead.leadWant]}: ${messageLead.leadItem}`
  const media = mediaWords(messageMedia)
  if (messageDirection === 'in') return [media, messageBody].filter(Boolean).join(' · ')
  return `${messageSentByID === me ? 'You' : authorOf(messageSentByID) || 'Automatic'}: ${messageBody || media || ''}`
}

/** A message being written. */
export const draftWords = ({ draftBody, draftMedia }: DraftData): string =>
  draftBody || (draftMedia.length > 0 ? 'Picture' : '')

/** After an hour, a customer has waited too long. */
export const isLate = (waitingSince: string, now: number): boolean => now - Date.parse(waitingSince) >= HOUR_MS
