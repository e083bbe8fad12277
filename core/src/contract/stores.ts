import { Schema } from 'effect'
import { call } from './call.ts'
import { Company } from '#contract/entity/company.ts'
import { Store, StoreChange } from '#contract/entity/store.ts'
import { ID } from './value.ts'

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
    summary: 'Changes a store’s name, numbers, zone, hours and auto-reply.',
    access: 'settings',
    kind: 'write',
    input: { store: StoreChange },
    output: { store: Store },
    finds: { 'store.storeID': 'store' },
  }),
}
