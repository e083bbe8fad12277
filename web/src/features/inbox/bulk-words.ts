import { MOST_AT_ONCE } from '@xd/core/domain/conversation/many.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { ManyChange } from '#data/change-many.ts'
import type { EmployeeData, LabelData } from '#data/company.ts'
import { FLAG_NAMES } from '#parts/message/flag-icon.tsx'

const conversations = (count: number): string => (count === 1 ? 'Conversation' : `${grouped(count)} conversations`)

/** How many exist beyond the rows on screen. */
export interface Matching {
  readonly count: number
  readonly capped: boolean
  /** Whether anything but the status is filtered. */
  readonly filtered: boolean
  readonly status: string
}

const kindOf = ({ filtered, status }: Matching): string =>
  filtered ? 'matching' : status === 'all' ? 'conversations' : `${status} conversations`

/** "143 matching", "the newest 1,000 of 4,210 active conversations". */
export const wholeWords = (matching: Matching): string => {
  const { count, capped } = matching
  const all = `${grouped(count)}${capped ? '+' : ''} ${kindOf(matching)}`
  return count > MOST_AT_ONCE ? `the newest ${grouped(MOST_AT_ONCE)} of ${all}` : `all ${all}`
}

/** A finished change, in words. */
export const doneWords = (
  change: ManyChange,
  count: number,
  employees: readonly EmployeeData[],
  labels: readonly LabelData[],
): string => {
  if (count === 0) return 'Nothing to change'
  const them = conversations(count)
  const labelName = (labelID: string | number) =>
    labels.find((label) => label.labelID === Number(labelID))?.labelName ?? 'Label'
  if ('archived' in change) return `${them} ${change.archived ? 'archived' : 'moved back to the inbox'}`
  if ('flag' in change)
    return `${them}: ${change.flag === 'none' ? 'flag removed' : `flagged ${FLAG_NAMES[change.flag]}`}`
  if ('unread' in change) return `${them} marked ${change.unread ? 'unread' : 'read'}`
  if ('addLabel' in change) return `${them} labeled ${labelName(change.addLabel)}`
  if ('removeLabel' in change) return `${them}: ${labelName(change.removeLabel)} removed`
  const assignee = employees.find(({ userID }) => userID === change.userID)
  return `${them} assigned to ${assignee?.userNickname ?? 'nobody'}`
}
