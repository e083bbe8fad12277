import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import { paymentSearchText } from '@xd/core/domain/payment/search-text.ts'
import type { Stored } from './stored-rows.ts'

type Row = Stored[string][number]

const grouped = (rows: readonly Row[], column: string) => {
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) groups.set(row[column], [...(groups.get(row[column]) ?? []), row])
  return (id: unknown): readonly Row[] => groups.get(id) ?? []
}

const last = (rows: readonly Row[], key: string): Row | undefined =>
  rows.toSorted((a, b) => Number(a[key]) - Number(b[key])).at(-1)

/** The expected values of derived columns. */
const shouldBe = (stored: Stored) => {
  const phonesOf = grouped(stored['customer_phones']!, 'custID')
  const customers = new Map(stored['customers']!.map((row) => [row['custID'], row]))
  const leadsOf = grouped(stored['quote_leads']!, 'convoID')
  const chatsOf = grouped(stored['bubble_sessions']!, 'convoID')
  return {
    customers: (row: Row) =>
      row['custErasedAt'] !== null
        ? {}
        : {
            custSearch: foldCustomer({
              ...(row as unknown as Parameters<typeof foldCustomer>[0]),
              otherPhones: phonesOf(row['custID']).map(({ custPhone }) => String(custPhone)),
            }).custSearch,
          },
    payments: (row: Row) => {
      const customer = customers.get(row['custID'])!
      if (customer['custErasedAt'] !== null) return {}
      return {
        paymentSearch: paymentSearchText({ ...customer, ...row } as unknown as Parameters<typeof paymentSearchText>[0]),
      }
    },
    conversations: (row: Row) => ({
      convoLeadStatus: last(leadsOf(row['convoID']), 'leadID')?.['leadStatus'] ?? null,
      convoHasChat: Math.min(1, chatsOf(row['convoID']).length),
    }),
  } satisfies Record<string, (row: Row) => Row>
}

/** The words of a text; phones that were merged in come in any order. */
const wordsOf = (value: unknown): unknown => (typeof value === 'string' ? value.split(' ').sort().join(' ') : value)

/** Columns that don't show what they derive from. */
export const wrongIn = (stored: Stored): string[] => {
  const made = shouldBe(stored)
  return Object.entries(made).flatMap(([table, of]) =>
    stored[table]!.flatMap((row) =>
      Object.entries(of(row)).flatMap(([column, value]) =>
        wordsOf(row[column]) === wordsOf(value)
          ? []
          : `${table}.${column} is ${JSON.stringify(row[column])}, not ${JSON.stringify(value)}: ${JSON.stringify(row).slice(0, 200)}`,
      ),
    ),
  )
}
