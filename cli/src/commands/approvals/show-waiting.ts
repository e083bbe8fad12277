import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { type OutputOptions, show } from '#output/show.ts'
import { type Approval, approvalTable } from './table.ts'

/** On a support visit, says what was requested instead of what was done. */
export const showWaiting = (options: OutputOptions, approval: Approval) =>
  show(options, { json: { approval }, tables: () => [approvalTable([approval])], notes: [WAITS_FOR_OWNER] })
