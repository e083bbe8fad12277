import { Schema } from 'effect'
import { STOP_DECISIONS } from '#domain/message/stop-request.ts'
import { StopRequest } from '#contract/entity/stop-request.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { ID, maybe } from './value.ts'

const StopSearch = searchBy('filter', 'store', 'status', 'custID')
export type StopSearch = typeof StopSearch.Type

/** Requests to stop in words other than STOP: a user decides each within ten business days. */
export const stopRequests = {
  'customers/stop-requests/list': call({
    summary:
      'Customers’ requests to get no more messages, in other words than STOP: open ones first, the oldest at the top, 25 a page. While one is open its customer gets no mailer and no other marketing. `filter`: the customer’s name or phone; `status`: all, open or decided. `open` and `overdue` count those of all the caller’s stores.',
    access: 'messages',
    kind: 'read',
    file: { name: 'stop-requests', search: StopSearch },
    input: { search: maybe(StopSearch) },
    output: {
      stopRequests: Schema.Array(StopRequest),
      open: Schema.Finite,
      overdue: Schema.Finite,
      ...listed,
    },
  }),
  'customers/stop-requests/decide': call({
    summary:
      'Decides a request to stop. `opted_out` opts the customer out: as STOP does if they asked by text, with its confirmation within five minutes of their words; otherwise of everything automatic, as `customers/consent/opt-out` does. `not_a_request` changes nothing else. 409 `conflict` if somebody has decided it otherwise meanwhile.',
    access: 'messages',
    kind: 'write',
    input: { stopRequestID: ID, decision: Schema.Literals(STOP_DECISIONS) },
    output: { stopRequest: StopRequest },
    failures: ['conflict'],
    finds: { stopRequestID: 'stop-request' },
  }),
}
