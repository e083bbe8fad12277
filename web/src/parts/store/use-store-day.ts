import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useNow } from '#ui/hook/use-now.ts'

/** Today at a store, or at the company if the user does not have the store. */
export const useStoreDay = (): ((storeID: number) => LocalDay) => {
  const now = useNow()
  const stores = useStores()
  const { company } = useSignedIn()
  return (storeID) =>
    localDay(now, stores.find((store) => store.storeID === storeID)?.storeTimezone ?? company.companyTimezone)
}
