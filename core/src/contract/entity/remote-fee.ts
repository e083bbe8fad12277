import { Schema } from 'effect'

export const RemoteFeeSettings = Schema.Struct({
  storeID: Schema.Finite,
  /** 0 if it is off. */
  remoteFeePercent: Schema.Finite,
  /** By the law of the state in the store’s address; 0 if it allows no fee, or we know of no such law. */
  maximumRemoteFeePercent: Schema.Finite,
  /** The section that allows or forbids it; null if we know of none. */
  remoteFeeSection: Schema.NullOr(Schema.String),
  /** Counts the saves; sent back as `expectedVersion`. */
  settingsVersion: Schema.Finite,
}).annotate({ identifier: 'RemoteFeeSettings' })
