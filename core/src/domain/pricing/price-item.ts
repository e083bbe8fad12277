import type { Cents } from '#domain/money/cents.ts'

export type ItemKind = 'base' | 'module' | 'extra' | 'storage'

/**
 * Where the server refuses a company without a feature: every call whose name has this prefix (`calls`), or part of
 * these calls (`within`), which their handlers check with `requireFeature`.
 */
export type Gate = { readonly calls: readonly string[] } | { readonly within: readonly string[] }

/** One line of the price list (Spec 2 §3, module pricing). */
export interface PriceItem {
  readonly id: string
  /** The feature a company gets by buying it, as stored on its record; null where there is nothing to turn on. */
  readonly feature: string | null
  readonly gate: Gate | null
  /** As in "Your company doesn’t have …". */
  readonly words: string
  readonly title: string
  readonly kind: ItemKind
  /** Per month: for each store (base and modules) or for the company (extras and storage). */
  readonly amount: Cents
  readonly perStore: boolean
  /** Part of the base price: never listed separately on a bill. */
  readonly included: boolean
  /** Whether the product has it today; an item it lacks is listed, but cannot be chosen. */
  readonly available: boolean
  readonly hidden: boolean
  readonly note?: string
}
