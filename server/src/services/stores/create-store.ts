import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import { DEFAULT_AUTO_REPLY, DEFAULT_AUTO_REPLY_ES } from '@xd/core/domain/hours/auto-reply.ts'
import { DEFAULT_STORE_HOURS } from '@xd/core/domain/hours/store-hours.ts'
import { storeColor } from '@xd/core/domain/company/store-color.ts'
import type { Caller } from '#caller.ts'
import type { Tx } from '#db/database.ts'
import { findCompany } from '#queries/companies.ts'
import { allowAtStore, insertStore, replaceStoreHours, storesOfCompany, usersAllowedAtAll } from '#queries/stores.ts'
import type { checkStoreChange } from './check-store-change.ts'

type Checked = Effect.Success<ReturnType<typeof checkStoreChange>>['change']

const ABBREVIATION = 8

/**
 * A store with the week of a new one, closed on all days. Whoever is allowed at every store the company has is allowed
 * there too, and so is its maker.
 */
export const createStore = Effect.fnUntraced(function* (tx: Tx, caller: Caller, given: Checked) {
  const [company, stores] = yield* tx.query((db) =>
    Promise.all([findCompany(db, caller.companyID), storesOfCompany(db, caller.companyID)]),
  )
  const open = stores.filter(({ storeEnabled, storeDeleted }) => storeEnabled === 1 && storeDeleted === 0)
  const openIDs = open.map(({ storeID }) => storeID)
  const everywhere = openIDs.length === 0 ? [] : yield* tx.query((db) => usersAllowedAtAll(db, caller, openIDs))
  const storeName = given.storeName ?? ''
  const storeID = yield* tx.query((db) =>
    insertStore(db, caller, {
      storeKey: `${company.companyKey}-${randomBytes(3).toString('hex')}`,
      storeAbbr: storeName.slice(0, ABBREVIATION).trim(),
      storeColor: storeColor(stores.length),
      storeSMSNumber: '',
      storePhone: '',
      storeAddressStr: '',
      storeTimezone: company.companyTimezone,
      autoReplyMessage: DEFAULT_AUTO_REPLY,
      autoReplyMessageES: DEFAULT_AUTO_REPLY_ES,
      ...given,
      storeName,
    }),
  )
  const hours = DEFAULT_STORE_HOURS.map((day) => ({ ...day, hoursIsOpen: 0 as const }))
  yield* tx.query((db) => replaceStoreHours(db, caller, storeID, hours))
  const maker = caller.session.visit ? [] : [caller.userID]
  yield* tx.query((db) => allowAtStore(db, caller, storeID, [...new Set([...everywhere, ...maker])]))
  return storeID
})
