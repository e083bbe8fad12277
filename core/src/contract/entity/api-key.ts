import { Schema } from 'effect'
import { KEY_STATES } from '#domain/access/api-key.ts'
import { Instant } from '#contract/value.ts'

/** A key without its secret. */
export const ApiKey = Schema.Struct({
  keyID: Schema.Finite,
  keyName: Schema.String,
  keyState: Schema.Literals(KEY_STATES),
  /** The permissions it was given. It never has more than its maker has now. */
  keyPermissions: Schema.Array(Schema.String),
  /** Those of its stores that the caller may use; null for every store its maker may use. */
  keyStoreIDs: Schema.NullOr(Schema.Array(Schema.Finite)),
  /** How many more stores it was given, which the caller may not use. */
  keyOtherStores: Schema.Finite,
  /** Addresses and networks (CIDR) it may be used from; empty for any. */
  keyAddresses: Schema.Array(Schema.String),
  keyExpires: Instant,
  /** The last four characters of its secret. */
  keySecretEnd: Schema.String,
  keyCreated: Instant,
  /** To the minute; null if never used. */
  keyUsed: Schema.NullOr(Instant),
  keyRevoked: Schema.NullOr(Instant),
  /** After a rotation: until when the previous secret works. */
  keyOverlapUntil: Schema.NullOr(Instant),
  keyMakerID: Schema.Finite,
  keyMakerName: Schema.String,
  /** Permissions it was given but lacks now, because its maker lacks them. */
  keyLacks: Schema.Array(Schema.String),
  /** Counts the saves; sent back as `expectedVersion`. */
  keyVersion: Schema.Finite,
}).annotate({ identifier: 'ApiKey' })
