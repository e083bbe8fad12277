import type { WireOutput } from '@xd/core/contract/calls.ts'
import { PAYMENT_LABELS, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { count, money } from './figure.ts'
import { type Cell, facts, type Table } from './table.ts'
import { status } from './status.ts'
import { when } from './when.ts'

export type Stats = WireOutput<'admin/stats'>['stats']

const inStatus = ({ paymentsByStatus }: Pick<Stats, 'paymentsByStatus'>, wanted: string): Cell[] => {
  const found = paymentsByStatus.find(({ status }) => status === wanted)
  return [count(found?.count ?? 0), money(found?.amount ?? 0)]
}

const figure = (title: string, spare = 0) => ({ title, align: 'right' as const, spare })

/** " Did you mean clerk?" if one of the names resembles the typed word; otherwise nothing. */
export const storesTable = (stores: Stats['stores']): Table => ({
  heading: 'Stores',
  columns: [
    { title: 'STORE' },
    figure('CUSTOMERS', 2),
    figure('IN', 1),
    figure('OUT', 1),
    figure('UNANSWERED'),
    figure('PAID', 3),
    figure('PAID $'),
    figure('UNPAID', 3),
    figure('UNPAID $', 2),
    figure('EXPIRED', 3),
    figure('EXPIRED $', 3),
    { title: 'LAST SIGN-IN', spare: 4 },
  ],
  rows: stores.map((store) => [
    store.storeAbbr,
    count(store.customers),
    count(store.messagesIn),
    count(store.messagesOut),
    count(store.unanswered),
    ...inStatus(store, 'approved'),
    ...inStatus(store, 'sent'),
    ...inStatus(store, 'expired'),
    when(store.lastLogin),
  ]),
})

export const statsTables = (stats: Stats): readonly Table[] => [
  facts(
    [
      ['Customers', count(stats.customers)],
      ['Messages in', count(stats.messagesIn)],
      ['Messages out', count(stats.messagesOut)],
      ['Unanswered', count(stats.unanswered)],
      ['Last sign-in', when(stats.lastLogin)],
    ],
    stats.companyName ?? `All ${grouped(stats.companies)} companies`,
  ),
  {
    heading: 'Payment requests',
    columns: [{ title: 'STATUS' }, figure('COUNT'), figure('AMOUNT')],
    rows: stats.paymentsByStatus.map((row) => [
      status(PAYMENT_LABELS[row.status as ShownPaymentStatus].label, row.status),
      count(row.count),
      money(row.amount),
    ]),
  },
  {
    heading: 'Messages by day, the last two weeks',
    columns: [{ title: 'DAY' }, figure('IN'), figure('OUT')],
    rows: stats.messagesByDay.slice(-14).map((day) => [day.day, count(day.in), count(day.out)]),
  },
  ...(stats.stores.length === 0 ? [] : [storesTable(stats.stores)]),
]
