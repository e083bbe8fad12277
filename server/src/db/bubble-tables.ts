// The chat bubble on shops’ web sites.
import type { Generated } from 'kysely'
import type { LeadStatus, LeadWant } from '@xd/core/domain/bubble/lead.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Epoch, MoneyOrNone } from './tables.ts'

/** What a company has set for it. */
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
  /** What a text from the phone proves it with. */
  code: string
  consentedAt: Epoch
  startedAt: Epoch
  /** When the visitor’s panel last asked for news. */
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
  /** When the visitor got it; their own are read as they are written. */
  readAt: Epoch | null
}

/** A picture that a visitor has uploaded and not sent yet. */
interface BubbleUploadsTable {
  mediaID: number
  companyID: number
  sessionID: number
  uploadedAt: Epoch
}

/** What a visitor asks a quote for. */
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
  /** Null if the status came about by itself. */
  statusByID: number | null
  /** The quote that was made for it. */
  loanID: number | null
  /** What was lent or paid, once it is won. */
  wonCents: MoneyOrNone
}

export interface BubbleTables {
  quote_leads: QuoteLeadsTable
  bubble_settings: BubbleSettingsTable
  bubble_sessions: BubbleSessionsTable
  bubble_messages: BubbleMessagesTable
  bubble_uploads: BubbleUploadsTable
}
