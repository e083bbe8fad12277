import { Schema } from 'effect'
import { ID, maybe } from './value.ts'

/** The part of a conversation that a message's sender had seen. */
export const seen = {
  /**
   * The newest message they had on screen. If the customer or a colleague has written since: 409 `newer_messages`, whose
   * sentence says who wrote what, and `count`.
   */
  lastSeenMessageID: maybe(ID),
  /** Send it anyway. */
  force: maybe(Schema.Boolean),
}
