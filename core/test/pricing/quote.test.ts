import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extras, modules, storage } from '#domain/pricing/price-list.table.ts'
import { quotePrice } from '#domain/pricing/quote.ts'
import { selectItems, type Selection } from '#domain/pricing/selection.ts'
import { jsonTable } from '../table.ts'

interface Case {
  stores: number
  modules: string[]
  items: string[]
  expected: Record<string, number | boolean>
}

const select = (modules: readonly string[], items: readonly string[]): Selection => {
  const result = selectItems({ modules, extras: items })
  if (!result.ok) throw new Error(result.unknown.join())
  return result.selection
}

describe('quotes', () => {
  test.each(jsonTable<Case[]>('pricing/quotes.json'))(
    '$stores stores, $modules, $items',
    ({ stores, modules: chosen, items, expected }) => {
      expect(quotePrice(stores, select(chosen, items))).toMatchObject(expected)
    },
  )

  test('have one line per chosen item, in the order of the price list', () => {
    const quote = quotePrice(3, select(['teams', 'massmailer', 'teams'], ['storage5', 'paypal']))
    expect(quote.lines).toEqual([
      { id: 'base', title: 'Base', quantity: 3, cost: 14999, amount: 44997 },
      { id: 'massmailer', title: 'Mass mailer', quantity: 3, cost: 1999, amount: 5997 },
      { id: 'teams', title: 'Teams', quantity: 3, cost: 2999, amount: 8997 },
      { id: 'paypal', title: 'PayPal', quantity: 1, cost: 999, amount: 999, note: 'not for loans or interest' },
      { id: 'storage5', title: 'File storage, 5 GB', quantity: 1, cost: 999, amount: 999 },
    ])
    expect(quote.included).toEqual(['Calendar', 'Payments', 'One phone number per store'])
  })

  test('name unknown ids, even ids of the other kind', () => {
    expect(
      selectItems({ modules: ['loans', 'mms', 'constructor'], extras: ['teams'], storage: ['storage20'] }),
    ).toEqual({ ok: false, unknown: ['mms', 'constructor', 'teams', 'storage20'] })
  })
})

describe('properties', () => {
  const ids = (items: readonly { id: string }[]) => fc.subarray(items.map(({ id }) => id))
  const selections = fc
    .tuple(ids(modules), ids([...extras, ...storage]))
    .map(([chosen, items]) => select(chosen, items))

  test('lines add up to subtotal and extras, and the total is what remains', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 30 }), selections, (stores, selection) => {
        const quote = quotePrice(stores, selection)
        const amounts = quote.lines.reduce((sum, { amount }) => sum + amount, 0)
        expect(amounts).toBe(quote.perStoreSubtotal + quote.extras)
        expect(quote.total).toBe(amounts - quote.discount)
        expect(quote.yearly).toBe(quote.total * 12)
      }),
    )
  })

  test('the next store costs the difference of two quotes, and another store is never cheaper beyond rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), selections, (stores, selection) => {
        const here = quotePrice(stores, selection)
        expect(here.nextStore).toBe(quotePrice(stores + 1, selection).total - here.total)
        expect(here.nextStore).toBeGreaterThanOrEqual(-1)
      }),
    )
  })
})
