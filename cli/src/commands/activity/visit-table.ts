import { visitAnswer } from '@xd/core/domain/access/visit-approval.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { count } from '#output/figure.ts'
import type { Table } from '#output/table.ts'
import { when } from '#output/when.ts'

export type Visit = WireOutput<'settings/activity/visits/list'>['visits'][number]

const ASKED = {
  waiting: 'view only, asked to change',
  unanswered: 'view only, not answered',
  refused: 'view only, changes refused',
  allowed: 'change',
} as const

const could = (visit: Visit): string => {
  const answer = visitAnswer(visit)
  return answer === null ? (visit.readOnly ? 'view only' : 'change') : ASKED[answer]
}

export const visitTable = (visits: readonly Visit[]): Table => ({
  columns: [
    { title: 'ID', align: 'right' },
    { title: 'STARTED' },
    { title: 'ENDED', spare: 2 },
    { title: 'WHO' },
    { title: 'REASON', wrap: true },
    { title: 'CASE', spare: 1 },
    { title: 'COULD' },
    { title: 'CHANGES', align: 'right', spare: 3 },
  ],
  rows: visits.map((visit) => [
    String(visit.visitID),
    when(visit.startedAt),
    visit.active ? 'here now' : when(visit.endedAt),
    visit.userName,
    visit.reason,
    visit.ticket ?? '',
    could(visit),
    count(visit.changes),
  ]),
})
