// What messages have beside their text.
import type { ColumnType, Generated } from 'kysely'
import type { Epoch } from './tables.ts'

/** What a message has beside its text when it is an e-mail. */
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
}

export interface MessageMediaTable {
  companyID: number
  messageID: number
  mediaID: number
  position: number
}
