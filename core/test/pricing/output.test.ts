import { expect, test } from 'vitest'
import { dollarsFromCents } from '#domain/money/cents.ts'
import { priceListOutput, priceOutput } from '#domain/pricing/output.ts'
import { basePrice, extras, includedItems, modules, storage } from '#domain/pricing/price-list.table.ts'
import { quotePrice } from '#domain/pricing/quote.ts'
import { selectItems } from '#domain/pricing/selection.ts'

test('the price list has every line on the wire, in dollars, with a note only where there is one', () => {
  const list = priceListOutput()
  const groups = [
    [[list.base], [basePrice]],
    [list.included, includedItems],
    [list.modules, modules],
    [list.extras, extras],
    [list.storage, storage],
  ] as const
  for (const [shown, items] of groups) {
    expect(shown.map(({ id, title, feature }) => [id, title, feature])).toEqual(
      items.map(({ id, title, feature }) => [id, title, feature]),
    )
    expect(shown.map(({ cost }) => cost.amt)).toEqual(items.map(({ amount }) => dollarsFromCents(amount)))
    expect(shown.map((line) => 'note' in line)).toEqual(items.map(({ note }) => note !== undefined))
  }
  expect(list.base).toMatchObject({ cost: { amt: 149.99, perStore: true, included: false }, available: true })
  expect(list.extras.find(({ id }) => id === 'paypal')).toMatchObject({ note: 'not for loans or interest' })
})

test('a quote on the wire adds up in dollars', () => {
  const chosen = selectItems({ modules: ['teams'], storage: ['storage5'] })
  if (!chosen.ok) throw new Error(chosen.unknown.join())
  const quote = quotePrice(3, chosen.selection)
  const wire = priceOutput(quote)
  const sum = wire.lines.reduce((total, { amount }) => total + amount, 0)
  expect(wire.lines.map(({ id }) => id)).toEqual(['base', 'teams', 'storage5'])
  expect(wire.lines[0]).toMatchObject({ quantity: 3, cost: 149.99, amount: 449.97 })
  expect(wire.perStoreSubtotal + wire.extras).toBeCloseTo(sum, 6)
  expect(wire.total).toBeCloseTo(sum - wire.discount, 6)
  expect(wire).toMatchObject({
    storeCount: 3,
    clamped: false,
    discountPercent: quote.discountPercent,
    included: quote.included,
    yearly: quote.yearly / 100,
    nextStore: quote.nextStore / 100,
  })
})
