import { Schema } from 'effect'
import { VISIT_APPROVALS } from '#domain/access/visit-approval.ts'
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
      /** The company requires its approval before support changes anything. */
      asksFirst: Schema.Boolean,
      /** The state of the request to make changes; null if there was none, or the company doesn't require approval. */
      approval: Schema.NullOr(Schema.Literals(VISIT_APPROVALS)),
      answeredBy: Schema.NullOr(Schema.String),
    }),
  ),
}).annotate({ identifier: 'Session' })
