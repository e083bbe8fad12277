import { Schema } from 'effect'
import { Instant } from '#contract/value.ts'

export const Session = Schema.Struct({
  /** Names the session in `force_logout`; its token cannot be derived from it. */
  sessionID: Schema.String,
  expires: Instant,
  /** During a support visit: who is really acting, and their own company. */
  impersonatedBy: Schema.optionalKey(
    Schema.Struct({
      userID: Schema.Finite,
      userUsername: Schema.String,
      companyName: Schema.String,
      reason: Schema.String,
      readOnly: Schema.Boolean,
    }),
  ),
}).annotate({ identifier: 'Session' })
