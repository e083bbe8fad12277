import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { Table } from '#output/table.ts'

type Closure = WireOutput<'settings/stores/closures/list'>['closures'][number]
type Store = WireOutput<'settings/stores/list'>['stores'][number]

const hoursOf = ({ opens, closes }: Closure): string =>
  opens === null || closes === null ? 'closed' : `${opens.slice(0, 5)}-${closes.slice(0, 5)}`

export const closureTable = (closures: readonly Closure[], stores: readonly Store[]): Table => ({
  columns: [
    { title: 'ID', align: 'right' },
    { title: 'DAY', whole: true },
    { title: 'HOURS', whole: true },
    { title: 'STORE' },
    { title: 'NOTE', spare: 1 },
  ],
  rows: closures.map((closure) => [
    String(closure.closureID),
    `${closure.day}${closure.yearly ? ', every year' : ''}`,
    hoursOf(closure),
    closure.storeID === null
      ? 'all'
      : (stores.find(({ storeID }) => storeID === closure.storeID)?.storeName ?? String(closure.storeID)),
    closure.note,
  ]),
})
