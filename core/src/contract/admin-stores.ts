import { Schema } from 'effect'
import { call } from './call.ts'
import { Store, StoreChange } from '#contract/entity/store.ts'
import { Balance, ClientKey, ID, maybe, Version } from './value.ts'

export const adminStores = {
  'admin/stores/list': call({
    summary:
      'The stores of a company, including those switched off or deleted, and how much one more would add to its monthly bill.',
    access: 'support',
    kind: 'read',
    input: { companyID: ID },
    output: { stores: Schema.Array(Store), nextStore: Balance },
  }),
  'admin/stores/fetch': call({
    summary: 'One store of any company.',
    access: 'support',
    kind: 'read',
    input: { storeID: ID },
    output: { companyID: Schema.Finite, store: Store },
  }),
  'admin/stores/save': call({
    summary:
      'Changes a store of a company, or creates one, by the rules of `stores/save`. A texting number is entered, not bought. Recorded in the company’s own log.',
    access: 'support',
    permission: 'settings',
    kind: 'write',
    creates: 'store.storeID',
    stepUp: true,
    input: {
      store: Schema.Struct({ companyID: ID, ...StoreChange.fields }),
      expectedVersion: maybe(Version),
      clientKey: maybe(ClientKey),
    },
    output: { store: Store, addsPerMonth: Schema.optionalKey(Balance) },
    failures: ['conflict', 'store_in_use'],
  }),
}
