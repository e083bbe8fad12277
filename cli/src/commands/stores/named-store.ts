import { invalidInput } from '#output/failure.ts'
import type { Listed } from './store-table.ts'

/** The store with this ID or abbreviation. */
export const namedStore = (stores: readonly Listed[], text: string): Listed => {
  const found = stores.find(
    ({ storeID, storeAbbr }) => String(storeID) === text || storeAbbr.toLowerCase() === text.toLowerCase(),
  )
  if (found === undefined) throw invalidInput(`There’s no store ${text}. Try xd stores list.`)
  return found
}
