import { Schema } from 'effect'
import { LEAD_STATUSES } from '#domain/bubble/lead.ts'
import { Lead } from '#contract/entity/lead.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { Dollars, ID, maybe } from './value.ts'

const LeadSearch = searchBy('filter', 'store', 'status', 'custID', 'dateStart', 'dateEnd')
export type LeadSearch = typeof LeadSearch.Type

const ofExtra = { access: 'messages', feature: 'quotebubble' } as const

/** Quote requests from the chat bubble. */
export const leads = {
  'leads/list': call({
    summary:
      'Quote requests from the chat bubble, newest first, 25 a page. `filter`: a request’s number, or the customer’s name or phone; the dates are those it came in, in the company’s zone. `status`: all, open (new, answered or in-store), new, answered, in-store, won or lost.',
    ...ofExtra,
    kind: 'read',
    file: { name: 'leads', search: LeadSearch },
    input: { search: maybe(LeadSearch) },
    output: { leads: Schema.Array(Lead), ...listed },
  }),
  'leads/set-status': call({
    summary:
      'Moves a quote request forward or back; `answered` is set automatically when staff write. `wonAmount` is the amount lent or paid, by default that of the quote made for it.',
    ...ofExtra,
    kind: 'write',
    input: {
      leadID: ID,
      leadStatus: Schema.Literals(LEAD_STATUSES),
      wonAmount: maybe(Dollars),
      /** The status the caller sees: 409 `conflict` if someone has moved it meanwhile. */
      expectedStatus: maybe(Schema.Literals(LEAD_STATUSES)),
    },
    output: { lead: Lead },
    failures: ['lead_state', 'conflict'],
    finds: { leadID: 'lead' },
  }),
}
