import { Schema } from 'effect'
import { LEAD_STATUSES, LEAD_WANTS } from '#domain/bubble/lead.ts'
import { Dollars, Instant } from '#contract/value.ts'

/** A visitor's quote request, as the message that carries it shows it. */
const lead = {
  leadID: Schema.Finite,
  leadItem: Schema.String,
  leadWant: Schema.Literals(LEAD_WANTS),
  leadStatus: Schema.Literals(LEAD_STATUSES),
  /** Whether staff have written since. Until then, it can be set back to new. */
  leadAnswered: Schema.Boolean,
  /** The loan quote that was made for it. */
  quoteID: Schema.NullOr(Schema.Finite),
  /** The amount lent or paid, once it is won. */
  wonAmount: Schema.NullOr(Dollars),
}
export const LeadOfMessage = Schema.Struct(lead).annotate({ identifier: 'LeadOfMessage' })

/** A quote request from the chat bubble. */
export const Lead = Schema.Struct({
  ...lead,
  storeID: Schema.Finite,
  custID: Schema.Finite,
  convoID: Schema.Finite,
  messageID: Schema.Finite,
  customer: Schema.Struct({ custFirstName: Schema.String, custLastName: Schema.String, custPhone: Schema.String }),
  leadDate: Instant,
  leadAnsweredDate: Schema.NullOr(Instant),
  leadStatusDate: Instant,
  /** Who set the status; null if it was set automatically. */
  leadStatusByID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'Lead' })
