import type { Cents } from '#domain/money/cents.ts'

export type ItemKind = 'base' | 'module' | 'extra' | 'storage'

/**
 * Where the server refuses a company that lacks a feature: every call whose name begins like this (`calls`), or a part
 * of these calls (`within`), which their handlers check with `requireFeature`.
 */
export type Gate = { readonly calls: readonly string[] } | { readonly within: readonly string[] }

/** One line of the price list (Spec 2 §3, module pricing). */
export interface PriceItem {
  readonly id: string
  /** What a company that has bought it can do, as stored on its record; null where there is nothing to switch. */
  readonly feature: string | null
  readonly gate: Gate | null
  /** As in "Your company doesn’t have …". */
  readonly words: string
  readonly title: string
  readonly kind: ItemKind
  /** Per month: for each store (base and modules) or for the company (extras and storage). */
  readonly amount: Cents
  readonly perStore: boolean
  /** Part of the base price: never a line of its own. */
  readonly included: boolean
  /** Whether the product has it today; an item it lacks is listed, but cannot be chosen. */
  readonly available: boolean
  readonly hidden: boolean
  readonly note?: string
}
