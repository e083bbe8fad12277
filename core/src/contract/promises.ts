import { Schema } from 'effect'
import { PROMISE_ENDINGS, PROMISE_SOURCES } from '#domain/promise/promise.ts'
import { PaymentPromise } from '#contract/entity/promise.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { ClientKey, Dollars, ID, LocalDay, maybe, text } from './value.ts'

const PromiseSearch = searchBy('filter', 'store', 'status', 'custID')
export type PromiseSearch = typeof PromiseSearch.Type

/** Customers' promises to pay by a day. */
export const promises = {
  'customers/promises/list': call({
    summary:
      'Customers’ promises to pay, the latest promised day first, 25 a page. `filter`: the customer’s name or phone; `status`: all, open, kept, broken or withdrawn.',
    access: 'customers',
    kind: 'read',
    file: { name: 'promises', search: PromiseSearch },
    input: { search: maybe(PromiseSearch) },
    output: { promises: Schema.Array(PaymentPromise), ...listed },
  }),
  'customers/promises/save': call({
    summary:
      'Records a customer’s promise to pay a store by a day. It is kept once a payment names all its tickets or payments reach its amount before that day’s payment cutoff; at the cutoff it is broken. An open promise at the same store for the same tickets is withdrawn: the new one takes its place.',
    access: 'customers',
    kind: 'write',
    creates: 'always',
    input: {
      promise: Schema.Struct({
        custID: ID,
        storeID: ID,
        promiseDay: LocalDay,
        promiseAmount: maybe(Dollars),
        promiseTickets: maybe(Schema.Array(text(21)).check(Schema.isMaxLength(99))),
        promiseSource: Schema.Literals(PROMISE_SOURCES),
      }),
      clientKey: maybe(ClientKey),
    },
    output: { promise: PaymentPromise },
    finds: { 'promise.custID': 'customer', 'promise.storeID': 'store' },
  }),
  'customers/promises/close': call({
    summary:
      'Marks a promise kept, for a payment that isn’t recorded here, or withdraws it. A broken one can only be marked kept. 409 `promise_state` otherwise.',
    access: 'customers',
    kind: 'write',
    input: { promiseID: ID, promiseStatus: Schema.Literals(PROMISE_ENDINGS) },
    output: { promise: PaymentPromise },
    failures: ['promise_state'],
    finds: { promiseID: 'promise' },
  }),
}
