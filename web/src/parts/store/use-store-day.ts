import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { useZoneOf } from './use-zone-of.ts'

/** Today at a store, or at the company if the user does not have the store. */
export const useStoreDay = (): ((storeID: number) => LocalDay) => {
  const now = useNow()
  const zoneOf = useZoneOf()
  return (storeID) => localDay(now, zoneOf(storeID))
}
