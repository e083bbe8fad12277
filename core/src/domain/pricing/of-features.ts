import { selectItems, type Selection } from './selection.ts'
import { extras, modules } from './price-list.table.ts'

// A gateway is bought as an extra under its own name.
const priceID = (feature: string): string => feature.replace(/^payments:/, '')

const PRICED = [...modules, ...extras].map(({ id }) => id)

/** What a company pays for besides its stores: those of its features that the price list knows. */
export const selectionOf = (features: readonly string[]): Selection => {
  const ids = features.map(priceID).filter((id) => PRICED.includes(id))
  const selected = selectItems({ modules: idsAmong(modules, ids), extras: idsAmong(extras, ids) })
  return selected.ok ? selected.selection : { modules: [], companyItems: [] }
}

const idsAmong = (items: readonly { readonly id: string }[], ids: readonly string[]): string[] =>
  items.map(({ id }) => id).filter((id) => ids.includes(id))
