import { quotePrice, type PriceQuote } from '@xd/core/domain/pricing/quote.ts'
import { selectItems } from '@xd/core/domain/pricing/selection.ts'

export interface PriceInput {
  readonly stores: string
  readonly modules: readonly string[]
  readonly extras: readonly string[]
  readonly storage: readonly string[]
}

type Priced = { readonly ok: true; readonly quote: PriceQuote } | { readonly ok: false; readonly error: string }

const WHOLE_NUMBER = /^[-+]?[0-9]{1,9}$/

/** The price of the typed selection, or the error in it. */
export const priceOf = ({ stores, ...chosen }: PriceInput): Priced => {
  if (!WHOLE_NUMBER.test(stores))
    return { ok: false, error: `stores: ${stores === '' ? 'missing' : 'not a whole number'}` }
  const selected = selectItems(chosen)
  if (!selected.ok) return { ok: false, error: `unknown: ${selected.unknown.join(', ')}` }
  return { ok: true, quote: quotePrice(Number(stores), selected.selection) }
}
