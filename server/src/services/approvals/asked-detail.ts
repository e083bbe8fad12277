import type { Detail } from '@xd/core/domain/activity/details.ts'
import type { ApprovalRow } from '#queries/approvals.ts'

/** For the log: the request, and the values that would be set. */
export const askedDetail = ({ action, detail }: Pick<ApprovalRow, 'action' | 'detail'>): Detail => {
  const { set, ...rest } = (detail === null ? {} : JSON.parse(detail)) as Detail
  return set === undefined ? { asked: action, ...rest } : { ...rest, set: { asked: action, ...(set as Detail) } }
}
