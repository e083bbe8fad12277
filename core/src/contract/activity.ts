import { Schema } from 'effect'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { Instant, maybe } from './value.ts'

const ActivitySearch = searchBy('filter', 'user', 'action', 'dateStart', 'dateEnd')
export type ActivitySearch = typeof ActivitySearch.Type

/** One line of the log of who did what. */
const Activity = Schema.Struct({
  activityID: Schema.Finite,
  at: Instant,
  /** Who acted; null for the product itself, and for someone who could not sign in. */
  userID: Schema.NullOr(Schema.Finite),
  userName: Schema.String,
  /** Done by XD Support during a visit. */
  asSupport: Schema.Boolean,
  action: Schema.String,
  /** What it was done to: `customer/12`. */
  target: Schema.NullOr(Schema.String),
  detail: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)),
}).annotate({ identifier: 'Activity' })
export type Activity = typeof Activity.Type

export const activity = {
  'settings/activity/list': call({
    summary: 'Who did what, newest first, support visits included. Days are those of the company’s time zone.',
    access: 'support-log',
    kind: 'read',
    file: { name: 'activity', search: ActivitySearch },
    input: { search: maybe(ActivitySearch) },
    output: { activity: Schema.Array(Activity), ...listed },
  }),
}
