import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { named } from './named.ts'

export const STORE = 'only this store: its number, short name or name'

export const withStore = (command: Command): Command => command.option('--store <store>', STORE)

const ID = /^\d{1,15}$/

/** A store as people refer to it: by number, short name or name. */
export const storeIDOf = async (calls: CallClient, text: string): Promise<number> => {
  if (ID.test(text)) return Number(text)
  const { stores } = await calls('stores/list', {})
  const known = stores.map(({ storeAbbr }) => storeAbbr).join(', ')
  const { storeID } = named(stores, text, {
    noun: 'store',
    id: (store) => store.storeID,
    names: [({ storeAbbr }) => storeAbbr, ({ storeName }) => storeName],
    next: known === '' ? 'You have no stores here' : `Stores are ${known}`,
  })
  return storeID
}

const storesBy =
  (name: 'storeName' | 'storeAbbr' | 'storeTimezone', otherwise = (id: number) => `store ${id}`) =>
  async (calls: CallClient): Promise<(id: number) => string> => {
    const { stores } = await calls('stores/list', {})
    return (id) => stores.find(({ storeID }) => storeID === id)?.[name] ?? otherwise(id)
  }

const storeNames = storesBy('storeName')

/** Their short names, for tables: cut full names all begin alike. */
export const storeAbbrs = storesBy('storeAbbr')

export const storeZones = storesBy('storeTimezone', () => 'UTC')

/** A store's display name. */
export const storeNameOf = async (calls: CallClient, id: number): Promise<string> => (await storeNames(calls))(id)

/** A module's label by its number or its name, in any case. */
export const labelIDOf = async (calls: CallClient, module: string, text: string): Promise<number> => {
  if (ID.test(text)) return Number(text)
  const labels = (await calls('labels/list', {})).labels.filter(({ labelModuleKey }) => labelModuleKey === module)
  const { labelID } = named(labels, text, {
    noun: 'label',
    id: (label) => label.labelID,
    names: [({ labelName }) => labelName],
    next: `xd labels list --module ${module}`,
  })
  return labelID
}
