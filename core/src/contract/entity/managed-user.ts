import { Schema } from 'effect'
import { USER_STATUSES } from '#domain/access/user-status.ts'
import { Instant } from '#contract/value.ts'

/** A user, as people who manage users see them. */
export const ManagedUser = Schema.Struct({
  userID: Schema.Finite,
  userUsername: Schema.String,
  userNickname: Schema.String,
  userColor: Schema.String,
  userPermissions: Schema.Array(Schema.String),
  /** Null for all stores, including new ones. */
  userAllowedStoreIDs: Schema.NullOr(Schema.Array(Schema.Finite)),
  userStatus: Schema.Literals(USER_STATUSES),
  userLastLogin: Schema.NullOr(Instant),
  userSecondFactor: Schema.Boolean,
  /** Until when an invitation can be accepted. */
  inviteExpires: Schema.NullOr(Instant),
  /** Counts the saves; sent back as `expectedVersion`. */
  userVersion: Schema.Finite,
}).annotate({ identifier: 'ManagedUser' })
