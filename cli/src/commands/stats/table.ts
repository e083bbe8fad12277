import type { WireOutput } from '@xd/core/contract/calls.ts'
import { dollars } from '#output/dollars.ts'
import { grouped } from '#output/figure.ts'
import type { Table } from '#output/table.ts'
import { when } from '#output/when.ts'

export type Stats = WireOutput<'admin/stats'>['stats']

const paid = (counts: Pick<Stats, 'paymentsByStatus'>, status: string): string => {
  const found = counts.paymentsByStatus.find((entry) => entry.status === status)
  return found ? `${grouped(found.count)} · ${dollars(found.amount)}` : '0'
}

const right = (title: string) => ({ title, align: 'right' as const })

export const statsTables = (stats: Stats): readonly Table[] => [
  {
    heading: stats.companyName ?? `All ${grouped(stats.companies)} companies`,
    columns: [{ title: '' }, right('')],
    rows: [
      ['Customers', grouped(stats.customers)],
      ['Messages in', grouped(stats.messagesIn)],
      ['Messages out', grouped(stats.messagesOut)],
      ['Unanswered', grouped(stats.unanswered)],
      ['Last login', when(stats.lastLogin)],
    ],
  },
  {
    heading: 'Payment requests',
    columns: [{ title: 'STATUS' }, right('COUNT'), right('AMOUNT')],
    rows: stats.paymentsByStatus.map(({ status, count, amount }) => [status, grouped(count), dollars(amount)]),
  },
  {
    heading: 'Messages by day, the last two weeks',
    columns: [{ title: 'DAY' }, right('IN'), right('OUT')],
    rows: stats.messagesByDay.slice(-14).map((day) => [day.day, grouped(day.in), grouped(day.out)]),
  },
  ...(stats.stores.length === 0
    ? []
    : [
        {
          heading: 'Stores',
          columns: [
            { title: 'STORE' },
            right('CUSTOMERS'),
            right('IN'),
            right('OUT'),
            right('UNANSWERED'),
            right('PAID'),
            right('UNPAID'),
            { title: 'LAST LOGIN' },
          ],
          rows: stats.stores.map((store) => [
            store.storeName,
            grouped(store.customers),
            grouped(store.messagesIn),
            grouped(store.messagesOut),
            grouped(store.unanswered),
            paid(store, 'approved'),
            paid(store, 'sent'),
            when(store.lastLogin),
          ]),
        },
      ]),
]
