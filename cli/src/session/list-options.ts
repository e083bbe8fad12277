import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { didYouMean } from '#output/similar.ts'

export const STORE = 'only this store: its number, short name or name'

export const withStore = (command: Command): Command => command.option('--store <store>', STORE)

const ID = /^\d{1,15}$/

/** The item with that name, ignoring case and accents. */
const matchingName = <T>(items: readonly T[], text: string, names: (item: T) => readonly string[]): T | undefined =>
  items.find((item) => names(item).some((name) => foldText(name) === foldText(text)))

const unknown = (what: string, text: string, names: readonly string[], next: string): Failure =>
  new Failure(`There is no ${what} ${text}.${didYouMean(text, names)}`, exitCode.notFound, next)

/** A store as people refer to it: by number, short name or name. */
export const storeIDOf = async (calls: CallClient, text: string): Promise<number> => {
  if (ID.test(text)) return Number(text)
  const { stores } = await calls('stores/list', {})
  const found = matchingName(stores, text, ({ storeAbbr, storeName }) => [storeAbbr, storeName])
  const known = stores.map(({ storeAbbr }) => storeAbbr).join(', ')
  const names = stores.flatMap(({ storeAbbr, storeName }) => [storeAbbr, storeName])
  if (!found) throw unknown('store', text, names, known === '' ? 'You have no stores here' : `Stores are ${known}`)
  return found.storeID
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
  const found = matchingName(labels, text, ({ labelName }) => [labelName])
  if (!found)
    throw unknown(
      'label',
      text,
      labels.map(({ labelName }) => labelName),
      `xd labels list --module ${module}`,
    )
  return found.labelID
}
