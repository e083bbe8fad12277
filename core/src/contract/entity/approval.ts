import { Schema } from 'effect'
import { APPROVAL_CALLS } from '#domain/access/approval.ts'
import { Instant } from '#contract/value.ts'

/** A request that XD Support made on a visit and no owner has answered yet. */
export const Approval = Schema.Struct({
  approvalID: Schema.Finite,
  /** The call that was made. A yes carries it out. */
  approvalCall: Schema.Literals(APPROVAL_CALLS),
  /** "Invite a user" */
  approvalTitle: Schema.String,
  /** The record it would change: `user/12`; null for a new one. */
  approvalTarget: Schema.NullOr(Schema.String),
  /** The name of that record, or of the new one. */
  approvalName: Schema.NullOr(Schema.String),
  /** The change in words, without secrets. */
  approvalWords: Schema.String,
  askedByID: Schema.Finite,
  askedByName: Schema.String,
  askedAt: Instant,
  /** Why they visited, and for which case. */
  visitReason: Schema.String,
  visitTicket: Schema.NullOr(Schema.String),
  /** When the request lapses if nobody answers it. */
  approvalExpires: Instant,
  /** Whether the caller may answer it. */
  mayAnswer: Schema.Boolean,
}).annotate({ identifier: 'Approval' })
export type Approval = typeof Approval.Type

/** Returned by a call that waits for approval instead of being carried out. */
export const waits = { approval: Schema.optionalKey(Approval) }
