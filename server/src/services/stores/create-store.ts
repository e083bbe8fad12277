import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import { DEFAULT_AUTO_REPLIES } from '@xd/core/domain/hours/auto-reply.ts'
import { DEFAULT_STORE_HOURS } from '@xd/core/domain/hours/store-hours.ts'
import { storeColor } from '@xd/core/domain/company/store-color.ts'
import type { Caller } from '#caller.ts'
import { findCompany } from '#queries/companies.ts'
import { ownersOf } from '#queries/managed-users.ts'
import { allowAtStore, insertStore, replaceStoreHours, storesOfCompany } from '#queries/stores.ts'
import type { checkStoreChange } from './check-store-change.ts'

type Checked = Effect.Success<ReturnType<typeof checkStoreChange>>['change']

const ABBREVIATION = 8

/**
 * Creates a store with the week of a new store, closed every day. Users with all stores get it too, and so does its
 * creator. If XD Support creates it, the company's owners get it: nobody else could grant access.
 */
export const createStore = Effect.fnUntraced(function* (caller: Caller, given: Checked) {
  const company = yield* findCompany(caller.companyID)
  const stores = yield* storesOfCompany(caller.companyID)
  const storeName = given.storeName ?? ''
  const storeID = yield* insertStore(caller, {
    storeKey: `${company.companyKey}-${randomBytes(3).toString('hex')}`,
    storeAbbr: storeName.slice(0, ABBREVIATION).trim(),
    storeColor: storeColor(stores.length),
    storeSMSNumber: '',
    storePhone: '',
    storeAddressStr: '',
    storeTimezone: company.companyTimezone,
    autoReplyMessage: DEFAULT_AUTO_REPLIES.en,
    autoReplyMessageES: DEFAULT_AUTO_REPLIES.es,
    ...given,
    storeName,
  })
  const hours = DEFAULT_STORE_HOURS.map((day) => ({ ...day, hoursIsOpen: 0 as const }))
  yield* replaceStoreHours(caller, storeID, hours)
  const makers = caller.session?.visit ? yield* ownersOf(caller) : [caller.userID]
  yield* allowAtStore(caller, storeID, makers)
  return storeID
})
