import { Schema } from 'effect'
import { call } from './call.ts'
import { Company } from '#contract/entity/company.ts'
import { ClosureChange, Store, StoreChange, StoreClosure } from '#contract/entity/store.ts'
import { searchBy } from './list.ts'
import { Balance, ClientKey, ID, maybe, Version } from './value.ts'

const StoreSearch = searchBy()
export type StoreSearch = typeof StoreSearch.Type
const ClosureSearch = searchBy()
export type ClosureSearch = typeof ClosureSearch.Type

export const stores = {
  'stores/company-info': call({
    summary: 'The company.',
    access: 'session',
    kind: 'read',
    output: { company: Company },
  }),
  'stores/list': call({
    summary: 'The stores that the caller may use: enabled, not deleted and allowed.',
    access: 'session',
    kind: 'read',
    output: { stores: Schema.Array(Store) },
  }),
  'stores/fetch': call({
    summary: 'One store.',
    access: 'session',
    kind: 'read',
    input: { storeID: ID },
    output: { store: Store },
    finds: { storeID: 'store' },
  }),
  'stores/save': call({
    summary:
      'Changes a store, including one that is switched off; without `storeID` creates one, and says how much it adds to the monthly bill. With `storeEnabled` false or `storeDeleted` it closes: nobody can write there anymore, and its history stays readable to users who may change settings. It can’t close while requests are unpaid, or messages, mailers or notices are still to go out.',
    access: 'settings',
    kind: 'write',
    creates: 'store.storeID',
    input: { store: StoreChange, expectedVersion: maybe(Version), clientKey: maybe(ClientKey) },
    output: { store: Store, addsPerMonth: Schema.optionalKey(Balance) },
    failures: ['conflict', 'store_in_use'],
  }),
  'settings/stores/list': call({
    summary:
      'The caller’s stores, including those switched off or deleted, and how much one more would add to the monthly bill.',
    access: 'settings',
    kind: 'read',
    file: { name: 'stores', search: StoreSearch },
    output: { stores: Schema.Array(Store), nextStore: Balance },
  }),
  'settings/stores/closures/list': call({
    summary: 'Days on which stores are closed or have different hours: the company’s and the caller’s stores’.',
    access: 'settings',
    kind: 'read',
    file: { name: 'closures', search: ClosureSearch },
    output: { closures: Schema.Array(StoreClosure) },
  }),
  'settings/stores/closures/save': call({
    summary:
      'Adds, changes or deletes a day with different hours, for one store or, with `storeID` null, for all; omitted fields stay. Returns the whole list.',
    access: 'settings',
    kind: 'write',
    creates: 'closure.closureID',
    input: { closure: ClosureChange, expectedVersion: maybe(Version), clientKey: maybe(ClientKey) },
    output: { closures: Schema.Array(StoreClosure) },
    failures: ['conflict'],
    finds: { 'closure.closureID': 'closure', 'closure.storeID': 'store' },
  }),
}
