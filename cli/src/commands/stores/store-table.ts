import type { WireOutput } from '@xd/core/contract/calls.ts'
import { isOpenAt } from '@xd/core/domain/hours/open.ts'
import type { Table } from '#output/table.ts'

export type Listed = WireOutput<'settings/stores/list'>['stores'][number]

const stateOf = (store: Listed, now: number): string => {
  const { storeEnabled, storeDeleted, storeTimezone } = store
  if (storeDeleted) return 'deleted'
  if (!storeEnabled) return 'switched off'
  return isOpenAt(store, storeTimezone, now) ? 'open now' : 'closed now'
}

export const storeTable = (stores: readonly Listed[], now: number): Table => ({
  columns: [
    { title: 'ID', align: 'right' },
    { title: 'STORE' },
    { title: 'ABBR', spare: 2 },
    { title: 'TEXTS FROM', whole: true },
    { title: 'TIME ZONE', spare: 1 },
    { title: 'STATE' },
  ],
  rows: stores.map((store) => [
    String(store.storeID),
    store.storeName,
    store.storeAbbr,
    store.storeSMSNumber,
    store.storeTimezone,
    stateOf(store, now),
  ]),
})
