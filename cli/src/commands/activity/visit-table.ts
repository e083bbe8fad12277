import type { WireOutput } from '@xd/core/contract/calls.ts'
import { count } from '#output/figure.ts'
import type { Table } from '#output/table.ts'
import { when } from '#output/when.ts'

export type Visit = WireOutput<'settings/activity/visits/list'>['visits'][number]

export const visitTable = (visits: readonly Visit[]): Table => ({
  columns: [
    { title: 'ID', align: 'right' },
    { title: 'STARTED' },
    { title: 'ENDED' },
    { title: 'WHO' },
    { title: 'REASON', wrap: true },
    { title: 'CASE' },
    { title: 'COULD' },
    { title: 'CHANGES', align: 'right' },
  ],
  rows: visits.map(({ visitID, startedAt, active, endedAt, userName, reason, ticket, readOnly, changes }) => [
    String(visitID),
    when(startedAt),
    active ? 'here now' : when(endedAt),
    userName,
    reason,
    ticket ?? '',
    readOnly ? 'look' : 'change',
    count(changes),
  ]),
})
