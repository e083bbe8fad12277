import type { WireOutput } from '@xd/core/contract/calls.ts'
import { loanList } from '#commands/loans/table.ts'
import { money } from '#output/figure.ts'
import { sentence, type Table } from '#output/table.ts'

type Cart = WireOutput<'customers/cart/fetch'>['cart']

/** A cart for people: its quotes, and the amount that redeems the open ones on each day. */
export const cartTables = ({ quotes, totalAmount, due }: Cart): readonly Table[] =>
  quotes.length === 0
    ? [sentence('The cart is empty.')]
    : [
        loanList(quotes),
        {
          heading: `Total lent: ${money(totalAmount).shown}`,
          columns: [{ title: 'DATE' }, { title: 'AMOUNT DUE', align: 'right' }, { title: 'QUOTES', align: 'right' }],
          rows: due.map((row) => [row.date, money(row.amountDue), String(row.quotes)]),
        },
      ]
