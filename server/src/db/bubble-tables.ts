// The chat bubble on shops’ web sites.
import type { Generated } from 'kysely'
import type { LeadStatus, LeadWant } from '@xd/core/domain/bubble/lead.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Epoch, MoneyOrNone } from './tables.ts'

/** A company's settings for it. */
interface BubbleSettingsTable {
  companyID: number
  /** JSON: the whole of `BubbleSettings`. */
  settings: string
  /** Counts the saves. */
  version: number
}

/** A visitor’s chat. */
export interface BubbleSessionsTable {
  sessionID: Generated<number>
  companyID: number
  storeID: number
  custID: number
  convoID: number
  tokenHash: string
  visitorName: string
  language: Language
  /** The code that proves it when texted from the phone. */
  code: string
  consentedAt: Epoch
  startedAt: Epoch
  /** When the visitor’s panel last polled. */
  seenAt: Epoch
  endsAt: Epoch
  /** When the phone was texted because of this chat; null if it was not. */
  textedAt: Epoch | null
  provedAt: Epoch | null
  movedAt: Epoch | null
  lastMessageID: number
}

/** A message of a chat, among the others of its conversation. */
interface BubbleMessagesTable {
  messageID: number
  companyID: number
  sessionID: number
  /** When the visitor got it; their own messages count as read when written. */
  readAt: Epoch | null
}

/** A picture a visitor has uploaded but not sent yet. */
interface BubbleUploadsTable {
  mediaID: number
  companyID: number
  sessionID: number
  uploadedAt: Epoch
}

/** A visitor's quote request. */
export interface QuoteLeadsTable {
  leadID: Generated<number>
  companyID: number
  storeID: number
  custID: number
  convoID: number
  messageID: number
  leadItem: string
  leadWant: LeadWant
  leadStatus: LeadStatus
  askedAt: Epoch
  /** When staff first wrote after it. */
  answeredAt: Epoch | null
  statusAt: Epoch
  /** Null if the status was set automatically. */
  statusByID: number | null
  /** The quote that was made for it. */
  loanID: number | null
  /** The amount lent or paid, once it is won. */
  wonCents: MoneyOrNone
}

export interface BubbleTables {
  quote_leads: QuoteLeadsTable
  bubble_settings: BubbleSettingsTable
  bubble_sessions: BubbleSessionsTable
  bubble_messages: BubbleMessagesTable
  bubble_uploads: BubbleUploadsTable
}
