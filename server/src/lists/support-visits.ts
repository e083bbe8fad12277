import { Effect } from 'effect'
import type { SupportVisit, VisitSearch } from '@xd/core/contract/activity.ts'
import { visitAnswer } from '@xd/core/domain/access/visit-approval.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { listVisits, VISIT_ORDERS, type VisitFilter, visitPage, type VisitRow } from '#queries/support-visits.ts'
import { askedUser } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

/** A visit as the API shows it. */
export const presentVisit = (row: VisitRow, now: number): SupportVisit => {
  const active = row.endedAt === null && row.expiresAt > now && row.standing !== null
  return {
    visitID: row.visitID,
    userID: row.userID,
    userName: employeeName({ userUsername: row.userUsername, userNickname: row.userNickname, userIsXDACCT: true }),
    reason: row.reason,
    ticket: row.ticket,
    readOnly: row.readOnly === 1,
    approval: row.approval,
    answeredBy:
      row.answererUsername === null
        ? null
        : employeeName({
            userUsername: row.answererUsername,
            userNickname: row.answererNickname!,
            userIsXDACCT: false,
          }),
    startedAt: row.startedAt,
    active,
    endedAt: active ? null : Math.min(row.endedAt ?? row.expiresAt, row.expiresAt),
    endedBy:
      row.enderUsername === null
        ? null
        : employeeName({ userUsername: row.enderUsername, userNickname: row.enderNickname!, userIsXDACCT: false }),
    expires: row.expiresAt,
    changes: row.changes ?? 0,
  }
}

export const supportVisits: ListWithFile<VisitSearch, VisitFilter, VisitRow, SupportVisit> = {
  sorting: { orders: VISIT_ORDERS, sortBy: 'startedAt', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, user }, caller) {
    const byUser = yield* askedUser(user, caller)
    return { text: filter?.trim().toLowerCase() ?? '', ...(byUser !== undefined && { userID: byUser }) }
  }),
  query: listVisits,
  present: (_db, _caller, rows, { now }) => Promise.resolve(rows.map((row) => presentVisit(row, now))),
  page: visitPage,
  columns: ({ companyTimezone }) => [
    ['Started', ({ startedAt }) => dateCell(startedAt, companyTimezone)],
    ['Ended', ({ endedAt }) => (endedAt === null ? '' : dateCell(endedAt, companyTimezone))],
    ['Time zone', () => companyTimezone],
    ['Who', ({ userName }) => userName],
    ['Reason', ({ reason }) => reason],
    ['Case', ({ ticket }) => ticket],
    ['View only', ({ readOnly }) => (readOnly ? 'yes' : 'no')],
    ['Asked to change', (visit) => visitAnswer(visit) ?? ''],
    ['Answered by', ({ answeredBy }) => answeredBy],
    ['Changes', ({ changes }) => changes],
    ['Ended by', ({ endedBy }) => endedBy],
  ],
}

export const file = fileOf(supportVisits)
