import { ASKED_FOR, mayAnswer } from '@xd/core/domain/access/approval.ts'
import type { Approval } from '@xd/core/contract/entity/approval.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import type { Detail } from '@xd/core/domain/activity/details.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { waitingApprovals, type WaitingApproval } from '#queries/approvals.ts'
import { sayLines } from '#services/activity/say-lines.ts'

/** Whether the caller may approve it. */
export const answers = ({ session, ...caller }: Caller) =>
  mayAnswer({ ...caller, isVisiting: session?.visit !== undefined, isProgram: session === null })

const nameIn = (detail: Detail | null): string | null => {
  const name = detail?.['user'] ?? detail?.['key']
  return typeof name === 'string' ? name : null
}

export const presentApprovals = query(
  async (db: Db, caller: Caller, rows: readonly WaitingApproval[]): Promise<Approval[]> => {
    const lines = rows.map(({ action, target, detail }) => ({
      action,
      target,
      detail: detail === null ? null : (JSON.parse(detail) as Detail),
    }))
    const said = await sayLines(db, caller, lines)
    return rows.map((row, place) => ({
      approvalID: row.approvalID,
      approvalCall: row.call,
      approvalTitle: ASKED_FOR[row.action],
      approvalTarget: row.target,
      approvalName: said[place]!.targetName ?? nameIn(lines[place]!.detail),
      approvalWords: said[place]!.words,
      askedByID: row.askedByID,
      askedByName: employeeName({ ...row, userIsXDACCT: true }),
      askedAt: row.askedAt,
      visitReason: row.reason ?? '',
      visitTicket: row.ticket,
      approvalExpires: row.expiresAt,
      mayAnswer: answers(caller).ok,
    }))
  },
)

/** All requests waiting at the caller's company, newest first. */
export const presentWaiting = query(async (db: Db, caller: Caller, now: number): Promise<Approval[]> =>
  presentApprovals(db, caller, await waitingApprovals(db, caller, now)),
)
