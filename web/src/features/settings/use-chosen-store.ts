import { defaultStore } from '@xd/core/domain/access/stores.ts'
import { numberIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'

/** The store whose settings are shown. The address holds it, so that switching stores asks before changes are lost. */
export const useChosenStore = () => {
  const { user } = useSignedIn()
  const stores = useStores()
  const { params, go } = useAddress()
  const asked = numberIn(params['store'])
  const isOurs = stores.some(({ storeID }) => storeID === asked)
  return {
    stores,
    storeID: isOurs ? asked : (defaultStore(user.userAllowedStoreIDs) ?? stores[0]?.storeID),
    choose: (store: string) => go({ store }),
  }
}
