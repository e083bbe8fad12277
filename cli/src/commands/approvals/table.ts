import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { Table } from '#output/table.ts'
import { when } from '#output/when.ts'

export type Approval = WireOutput<'settings/approvals/list'>['approvals'][number]

export const approvalTable = (approvals: readonly Approval[]): Table => ({
  columns: [
    { title: 'ID', align: 'right' },
    { title: 'WHAT' },
    { title: 'WHOSE' },
    { title: 'NEW VALUE', wrap: true },
    { title: 'ASKED BY' },
    { title: 'REASON', wrap: true },
    { title: 'ASKED', spare: 1 },
    { title: 'EXPIRES', spare: 2 },
  ],
  rows: approvals.map((approval) => [
    String(approval.approvalID),
    approval.approvalTitle,
    approval.approvalName ?? '',
    approval.approvalWords,
    approval.askedByName,
    approval.visitReason,
    when(approval.askedAt),
    when(approval.approvalExpires),
  ]),
})
