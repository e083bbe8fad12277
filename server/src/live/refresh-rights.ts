import type { Db } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import { rightsOf } from '#queries/rights.ts'
import { openStoreIDs } from '#queries/usable-stores.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * Rereads the permissions and stores of these subscribers, before they get any further event. Returns those who have
 * lost a store. They may be viewing something there, so they get nothing more and are closed. Their clients reconnect
 * with their current permissions, and catch up.
 */
export const refreshRights = async (
  db: Db,
  companyID: number,
  subscribers: readonly Subscriber[],
): Promise<ReadonlySet<Subscriber>> => {
  const userIDs = [...new Set(subscribers.map(({ caller }) => caller.userID))]
  const [rights, all] = [await rightsOf(db, systemScope('live'), userIDs), await openStoreIDs(db, companyID)]
  const narrowed = new Set<Subscriber>()
  for (const subscriber of subscribers) {
    const { caller } = subscriber
    const known = rights.get(caller.userID)
    // A visit covers all stores of the other company.
    const storeIDs = known === undefined ? [] : caller.session.visit ? all : known.storeIDs
    if (known === undefined || caller.storeIDs.some((storeID) => !storeIDs.includes(storeID))) narrowed.add(subscriber)
    subscriber.caller = { ...caller, storeIDs, permissions: known?.permissions ?? [] }
  }
  return narrowed
}
