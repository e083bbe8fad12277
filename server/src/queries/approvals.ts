import type { Selectable } from 'kysely'
import type { ApprovalState } from '@xd/core/domain/access/approval.ts'
import type { ApprovalsTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

export type ApprovalRow = Selectable<ApprovalsTable>

const waiting = (db: Db, { companyID }: Tenant, now: number) =>
  db
    .selectFrom('approvals as a')
    .innerJoin('users as u', 'u.userID', 'a.askedByID')
    .leftJoin('support_visits as v', 'v.visitID', 'a.visitID')
    .selectAll('a')
    .select(['u.userUsername', 'u.userNickname', 'v.reason', 'v.ticket'])
    .where('a.companyID', '=', companyID)
    .where('a.state', '=', 'waiting')
    .where('a.expiresAt', '>', now)

/** Requests waiting for the owners' answer, newest first, with who asked on which visit. A company has few. */
export const waitingApprovals = (db: Db, scope: Tenant, now: number) =>
  waiting(db, scope, now).orderBy('a.approvalID', 'desc').execute()

export type WaitingApproval = Awaited<ReturnType<typeof waitingApprovals>>[number]

export const findWaiting = query((db: Db, scope: Tenant, approvalID: number, now: number) =>
  waiting(db, scope, now).where('a.approvalID', '=', approvalID).executeTakeFirst(),
)

export const countWaiting = query(async (db: Db, { companyID }: Tenant): Promise<number> => {
  const { n } = await db
    .selectFrom('approvals')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('companyID', '=', companyID)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return n
})

export const { insert: insertApproval } = rowsByID('approvals', 'approvalID')

/** Drops a waiting call about the same record, which a later one replaces. Returns whether there was one. */
export const replaceWaiting = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    { call, about }: Pick<ApprovalRow, 'call' | 'about'>,
    at: number,
  ): Promise<boolean> => {
    const replaced = await db
      .updateTable('approvals')
      .set({ state: 'replaced', answeredAt: at, sealedInput: null })
      .where('companyID', '=', companyID)
      .where('call', '=', call)
      .where('about', '=', about)
      .where('state', '=', 'waiting')
      .returning('approvalID')
      .execute()
    return replaced.length > 0
  },
)

/** Ends a waiting request, and forgets its input; false if it no longer waits. */
export const endApproval = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    approvalID: number,
    end: { state: ApprovalState; answeredAt: number; answeredByID: number },
  ): Promise<boolean> => {
    const ended = await db
      .updateTable('approvals')
      .set({ ...end, sealedInput: null })
      .where('companyID', '=', companyID)
      .where('approvalID', '=', approvalID)
      .where('state', '=', 'waiting')
      .where('expiresAt', '>', end.answeredAt)
      .returning('approvalID')
      .executeTakeFirst()
    return ended !== undefined
  },
)

/** Ends all expired requests, and forgets their input. */
export const lapseApprovals = query((db: TxDb, _: SystemScope, now: number) =>
  db
    .updateTable('approvals')
    .set({ state: 'lapsed', answeredAt: now, sealedInput: null })
    .where('state', '=', 'waiting')
    .where('expiresAt', '<=', now)
    .returning(['companyID', 'approvalID', 'action', 'target', 'detail'])
    .execute(),
)

export const sealedApprovals = query((db: Db, _: SystemScope) =>
  db
    .selectFrom('approvals')
    .select(['companyID', 'approvalID', 'sealedInput'])
    .where('sealedInput', 'is not', null)
    .execute(),
)

/** The same input, sealed with another key. */
export const resealApproval = query((db: TxDb, _: SystemScope, approvalID: number, sealed: string, resealed: string) =>
  db
    .updateTable('approvals')
    .set({ sealedInput: resealed })
    .where('approvalID', '=', approvalID)
    .where('sealedInput', '=', sealed)
    .execute(),
)
