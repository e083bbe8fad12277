import { Schema } from 'effect'
import { ID, maybe } from './value.ts'

/** What the sender of a message had seen of its conversation. */
export const seen = {
  /**
   * The newest message they had on screen. If the customer or a colleague has written since: 409 `newer_messages`, whose
   * sentence says who wrote what, and `count`.
   */
  lastSeenMessageID: maybe(ID),
  /** They send it all the same. */
  force: maybe(Schema.Boolean),
}
