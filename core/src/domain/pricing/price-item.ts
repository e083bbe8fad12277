import type { Cents } from '#domain/money/cents.ts'

export type ItemKind = 'base' | 'module' | 'extra' | 'storage'

/** One line of the price list (Spec 2 §3, module pricing). */
export interface PriceItem {
  readonly id: string
  readonly title: string
  readonly kind: ItemKind
  /** Per month: for each store (base and modules) or for the company (extras and storage). */
  readonly amount: Cents
  readonly perStore: boolean
  /** Part of the base price: never a line of its own. */
  readonly included: boolean
  /** Whether the product has it today; an item it lacks is listed, but cannot be chosen on screen. */
  readonly available: boolean
  readonly hidden: boolean
  readonly note?: string
}
