import { Schema } from 'effect'
import { VISIT_APPROVALS } from '#domain/access/visit-approval.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { ID, Instant, maybe } from './value.ts'

const ActivitySearch = searchBy('filter', 'user', 'action', 'visit', 'dateStart', 'dateEnd')
export type ActivitySearch = typeof ActivitySearch.Type

/** One line of the log of who did what. */
const Activity = Schema.Struct({
  activityID: Schema.Finite,
  at: Instant,
  /** The user who acted; null for the product itself, and for a failed sign-in. */
  userID: Schema.NullOr(Schema.Finite),
  userName: Schema.String,
  /** Done by XD Support during a visit. */
  asSupport: Schema.Boolean,
  /** The network address it came from; null for the product itself. */
  ip: Schema.NullOr(Schema.String),
  action: Schema.String,
  /** The record it was done to: `customer/12`. */
  target: Schema.NullOr(Schema.String),
  /** The record's name: `Ortega, Marisol`. */
  targetName: Schema.NullOr(Schema.String),
  /** The details in words; empty if there are none. */
  words: Schema.String,
  detail: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)),
}).annotate({ identifier: 'Activity' })
export type Activity = typeof Activity.Type

export const VisitSearch = searchBy('filter', 'user')
export type VisitSearch = typeof VisitSearch.Type

/** A visit of XD Support. */
export const SupportVisit = Schema.Struct({
  visitID: Schema.Finite,
  userID: Schema.Finite,
  userName: Schema.String,
  reason: Schema.String,
  /** The support case it was for. */
  ticket: Schema.NullOr(Schema.String),
  /** The visitor could look but change nothing. */
  readOnly: Schema.Boolean,
  /** Whether changes were asked for, and the answer; null where the company isn’t asked. */
  approval: Schema.NullOr(Schema.Literals(VISIT_APPROVALS)),
  answeredBy: Schema.NullOr(Schema.String),
  startedAt: Instant,
  /** Going on right now. */
  active: Schema.Boolean,
  endedAt: Schema.NullOr(Instant),
  /** The person who ended it, if not the visitor or the clock. */
  endedBy: Schema.NullOr(Schema.String),
  expires: Instant,
  /** The number of changes: the lines of `settings/activity/list` with this `visit`. */
  changes: Schema.Finite,
}).annotate({ identifier: 'SupportVisit' })
export type SupportVisit = typeof SupportVisit.Type

export const activity = {
  'settings/activity/list': call({
    summary: 'Who did what, newest first, support visits included. Days are those of the company’s time zone.',
    access: 'support-log',
    kind: 'read',
    file: { name: 'activity', search: ActivitySearch },
    input: { search: maybe(ActivitySearch) },
    output: { activity: Schema.Array(Activity), ...listed },
  }),
  'settings/activity/visits/list': call({
    summary: 'XD Support visits, newest first: who, when and why, and whether they changed anything.',
    access: 'support-log',
    kind: 'read',
    file: { name: 'support-visits', search: VisitSearch },
    input: { search: maybe(VisitSearch) },
    output: { visits: Schema.Array(SupportVisit), ...listed },
  }),
  'settings/activity/visits/current': call({
    summary:
      'XD Support’s current visits, for users who may read about them. Users who may change settings see those waiting for their answer.',
    access: 'session',
    kind: 'read',
    output: { visits: Schema.Array(SupportVisit) },
  }),
  'settings/activity/visits/answer': call({
    summary:
      'Answers a visitor who asked to make changes. A visit that is over, or isn’t waiting for an answer, stays as it is.',
    access: 'settings',
    kind: 'write',
    input: { visitID: ID, allow: Schema.Boolean },
    output: { visit: SupportVisit },
    finds: { visitID: 'visit' },
  }),
  'settings/activity/visits/end': call({
    summary: 'Ends a visit of XD Support at once: the visitor is signed out. A visit that is over stays as it is.',
    access: 'support-log',
    kind: 'write',
    input: { visitID: ID },
    output: { visit: SupportVisit },
    finds: { visitID: 'visit' },
  }),
}
