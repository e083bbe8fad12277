// The extra parts of messages.
import type { ColumnType, Generated } from 'kysely'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { TemplateKind } from '@xd/core/domain/message/template.ts'
import type { Bit, Epoch } from './tables.ts'

/** The email-only parts of a message. */
export interface EmailsTable {
  messageID: number
  companyID: number
  storeID: number
  /** Its Message-ID header. */
  emailID: string
  emailFrom: string
  emailTo: string
  emailHTML: string | null
  emailRemoteImages: ColumnType<number, number | undefined, number>
  /** Files that came with it and are not shown. */
  emailFilesLeft: ColumnType<number, number | undefined, number>
}

/** The schedule of a message waiting to go out. */
export interface MessageSchedulesTable {
  messageID: number
  companyID: number
  convoID: number
  sendAt: Epoch
  discardOnReply: ColumnType<Bit, Bit | undefined, Bit>
  /** Why it was not sent; null while it is waiting. */
  stoppedBy: string | null
  /** Sent, but held for the few seconds in which it can be taken back. */
  undoable: ColumnType<Bit, Bit | undefined, Bit>
}

/** A user's draft in a conversation. */
export interface DraftsTable {
  companyID: number
  userID: number
  convoID: number
  draftBody: string
  draftChannel: MessageChannel
  draftSubject: string | null
  /** A JSON list of `mediaID`s. */
  draftMedia: ColumnType<string, string | undefined, string>
  draftAt: Epoch
}

export interface TemplatesTable {
  templateID: Generated<number>
  companyID: number
  templateName: string
  templateNameFold: string
  templateKind: ColumnType<TemplateKind, TemplateKind | undefined, TemplateKind>
  templateChannel: 'sms' | 'email'
  templateLanguage: 'en' | 'es'
  templateSubject: string | null
  templateBody: string
  templateSubjectES: string | null
  /** Empty if there is none. */
  templateBodyES: ColumnType<string, string | undefined, string>
  templateVersion: ColumnType<number, number | undefined, number>
}

export interface MediaTable {
  mediaID: Generated<number>
  companyID: number
  mediaKey: string
  type: string
  bytes: number
  width: number | null
  height: number | null
  content: Uint8Array
  createdAt: Epoch
  /** The user who uploaded it, until a message uses it; null for received media. */
  uploadedByID: ColumnType<number | null, number | null | undefined, number | null>
}

export interface MessageMediaTable {
  companyID: number
  messageID: number
  mediaID: number
  position: number
}

export interface QuickRepliesTable {
  replyID: Generated<number>
  companyID: number
  /** The only user who has it; null if it is shared. */
  replyUserID: number | null
  replyTitle: string
  replyShortcode: string
  replyBody: string
  replyBodyES: string
  replyOrder: number
  replyVersion: ColumnType<number, number | undefined, number>
}

/** The stores a reply is for; none means all of them. */
export interface QuickReplyStoresTable {
  replyID: number
  companyID: number
  storeID: number
}

export interface QuickReplyMediaTable {
  replyID: number
  companyID: number
  mediaID: number
  position: number
}

export interface MessagePartsTables {
  emails: EmailsTable
  message_schedules: MessageSchedulesTable
  drafts: DraftsTable
  templates: TemplatesTable
  media: MediaTable
  message_media: MessageMediaTable
  quick_replies: QuickRepliesTable
  quick_reply_stores: QuickReplyStoresTable
  quick_reply_media: QuickReplyMediaTable
}
