import type { PriceItem } from './price-item.ts'
import { extras, modules, storage } from './price-list.table.ts'

export interface SelectionInput {
  readonly modules?: readonly string[]
  readonly extras?: readonly string[]
  readonly storage?: readonly string[]
}

/** A company's choice: modules for each store, extras and storage for the company. */
export interface Selection {
  readonly modules: readonly PriceItem[]
  readonly companyItems: readonly PriceItem[]
}

export type SelectionResult =
  { readonly ok: true; readonly selection: Selection } | { readonly ok: false; readonly unknown: readonly string[] }

const byID = (items: readonly PriceItem[]): ReadonlyMap<string, PriceItem> =>
  new Map(items.map((item) => [item.id, item]))

const moduleIDs = byID(modules)
const companyIDs = byID([...extras, ...storage])

/**
 * Ids from the price list, in the list's order, each once. An extra may be given among the storage ids, and vice versa.
 */
export const selectItems = (input: SelectionInput): SelectionResult => {
  const wantedModules = new Set(input.modules)
  const wantedItems = new Set([...(input.extras ?? []), ...(input.storage ?? [])])
  const unknown = [
    ...[...wantedModules].filter((id) => !moduleIDs.has(id)),
    ...[...wantedItems].filter((id) => !companyIDs.has(id)),
  ]
  if (unknown.length > 0) return { ok: false, unknown }
  return {
    ok: true,
    selection: {
      modules: modules.filter((item) => wantedModules.has(item.id)),
      companyItems: [...extras, ...storage].filter((item) => wantedItems.has(item.id)),
    },
  }
}
