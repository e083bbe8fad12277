import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'

/** The time zone of a store, or the company's if the user does not have the store, or there is none. */
export const useZoneOf = (): ((storeID: number | 'last' | undefined) => string) => {
  const stores = useStores()
  const { company } = useSignedIn()
  return (storeID) => stores.find((store) => store.storeID === storeID)?.storeTimezone ?? company.companyTimezone
}
