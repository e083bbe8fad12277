import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import type { Bit, Epoch } from './tables.ts'

/** How long a company keeps its records. */
export interface RetentionSettingsTable {
  companyID: number
  /** JSON: the months of each kind that isn't kept forever. */
  keep: string
  /** Counts the saves. */
  version: number
  nextRunAt: Epoch
}

/** The latest run of a kind. */
export interface RetentionRunsTable {
  companyID: number
  kind: RetentionKind
  /** Older records are deleted. */
  before: Epoch
  /** The last record, or the last conversation, that was gone through. */
  doneThrough: number
  /** How many there were to delete when it began. */
  total: number
  deleted: number
  bytes: number
  startedAt: Epoch
  /** When progress was last announced. */
  toldAt: Epoch
  finishedAt: Epoch | null
}

/** Counts of deleted messages by UTC hour: reports go on counting them. */
export interface DeletedMessageHoursTable {
  companyID: number
  storeID: number
  hour: number
  messageDirection: 'in' | 'out'
  messageChannel: MessageChannel
  messageAutomatic: Bit
  sentByID: number
  messages: number
}

export interface RetentionTables {
  retention_settings: RetentionSettingsTable
  retention_runs: RetentionRunsTable
  deleted_message_hours: DeletedMessageHoursTable
}
