import { Effect } from 'effect'
import type { Activity, ActivitySearch } from '@xd/core/contract/activity.ts'
import type { Detail } from '@xd/core/domain/activity/details.ts'
import { activityWords } from '@xd/core/domain/activity/words.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { found } from '#failure.ts'
import {
  ACTIVITY_ORDERS,
  type ActivityFilter,
  activityPage,
  type ActivityRow,
  listActivity,
} from '#queries/activity.ts'
import { matchActivity } from '#queries/activity-text.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { findVisit } from '#queries/support-visits.ts'
import { sayLines } from '#services/activity/say-lines.ts'
import { askedDay, askedUser } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

/** Each is looked up separately; nobody types more. */
const MOST_TERMS = 6

const presentLine = (
  row: ActivityRow,
  detail: Detail | null,
  { targetName, words }: Pick<Activity, 'targetName' | 'words'>,
): Activity => {
  const asSupport = row.actorCompanyID !== null && row.actorCompanyID !== row.companyID
  return {
    activityID: row.auditID,
    at: row.at,
    userID: row.actorUserID,
    userName:
      row.userUsername === null
        ? ''
        : employeeName({
            userUsername: row.userUsername,
            userNickname: row.userNickname,
            userIsXDACCT: asSupport,
          }),
    asSupport,
    ip: row.ip,
    action: row.action,
    target: row.target,
    targetName,
    detail,
    words,
  }
}

const presentLines = async (db: Db, caller: Caller, rows: readonly ActivityRow[]): Promise<Activity[]> => {
  const details = rows.map(({ detail }) => (detail === null ? null : (JSON.parse(detail) as Detail)))
  const lines = rows.map(({ action, target }, place) => ({ action, target, detail: details[place]! }))
  const said = await sayLines(db, caller, lines)
  return rows.map((row, place) => presentLine(row, details[place]!, said[place]!))
}

export const activity: ListWithFile<ActivitySearch, ActivityFilter, ActivityRow, Activity> = {
  sorting: { orders: ACTIVITY_ORDERS, sortBy: 'at', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, user, action, visit, dateStart, dateEnd }, caller) {
    const { companyID } = caller
    const during = typeof visit === 'number' ? yield* found(yield* findVisit({ companyID }, visit), 'visit') : undefined
    const byUser = yield* askedUser(user, caller)
    const [first, last] = [yield* askedDay('dateStart', dateStart), yield* askedDay('dateEnd', dateEnd)]
    const companyTimezone = first || last ? yield* timezoneOfCompany(companyID) : ''
    const narrowed = {
      ...(byUser !== undefined && { userID: byUser }),
      ...(action && { action }),
      ...(during && {
        visit: { userID: during.userID, from: during.startedAt, to: during.endedAt ?? during.expiresAt },
      }),
      ...(first && { from: instantOf(first, companyTimezone) }),
      ...(last && last < '9999-12-31' && { to: instantOf(addDays(last, 1), companyTimezone) }),
    }
    const terms = foldText(filter ?? '')
      .split(' ')
      .filter((term) => term !== '')
      .slice(0, MOST_TERMS)
    if (terms.length === 0) return narrowed
    const text = yield* matchActivity(caller, narrowed, terms)
    return { ...narrowed, text }
  }),
  query: listActivity,
  present: presentLines,
  page: activityPage,
  columns: ({ companyTimezone }) => [
    ['When', ({ at }) => dateCell(at, companyTimezone)],
    ['Time zone', () => companyTimezone],
    ['Who', ({ userName }) => userName],
    ['Address', ({ ip }) => ip],
    ['Action', ({ action }) => activityWords(action)],
    ['On', ({ targetName }) => targetName],
    ['Details', ({ words }) => words],
  ],
}

export const file = fileOf(activity)
