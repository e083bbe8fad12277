import type { WireOutput } from '@xd/core/contract/calls.ts'
import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { MAX_STORES } from '@xd/core/domain/pricing/store-count.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { dollars, money } from '#output/figure.ts'
import type { Table } from '#output/table.ts'

export type AddOns = WireOutput<'settings/add-ons/fetch'>
type Bill = Pick<AddOns, 'features' | 'stores' | 'quote'>

/** Every add-on, with the quantity that the company has. */
export const addOnTable = (
  { features }: Pick<AddOns, 'features'>,
  { priceList }: Pick<AddOns, 'priceList'>,
): Table => ({
  columns: [
    { title: 'ID' },
    { title: 'ADD-ON' },
    { title: 'PER MONTH', align: 'right' },
    { title: 'FOR' },
    { title: 'STATE' },
  ],
  rows: [priceList.included, priceList.modules, priceList.extras, priceList.storage]
    .flat()
    .filter(({ hidden, feature }) => !hidden && feature !== null)
    .map(({ id, feature, title, cost, available }) => [
      id,
      title,
      cost.included ? 'included' : money(cost.amt),
      cost.perStore ? 'each store' : 'the company',
      available ? (features.includes(feature!) ? 'on' : 'off') : 'not available yet',
    ]),
})

/** The bill in one sentence, with the price of one more store. */
export const billNotes = ({ stores, quote }: Pick<Bill, 'stores' | 'quote'>): string[] => [
  `${dollars(quote.total)} a month, ${dollars(quote.yearly)} a year, for ${countOf(stores, 'store')} with ${quote.discountPercent}% off.`,
  stores > MAX_STORES
    ? `The price list ends at ${MAX_STORES} stores. Ask XD Support about yours.`
    : stores === MAX_STORES
      ? `The price list ends at ${MAX_STORES} stores.`
      : `One more store adds ${dollars(quote.nextStore)} a month.`,
]

/** A feature by name, or by the ID of its line. */
export const featureNamed = (name: string): string | undefined =>
  SOLD.find(({ id, feature }) => id === name || feature === name)?.feature
