import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import type { ListCall } from './list-calls.ts'

// The Control Panel's lists: each as a client requests it, and as one bare statement that finds the data its rows show.

const company = COMPANY.goldenPledge

/** The record that a line is about, as its target names it. */
const idIn = (kind: string) => `cast(substr(a.target, ${kind.length + 2}) as integer)`
const nameOf = (kind: string, name: string, from: string, key: string) =>
  `(select ${name} from ${from} where a.target like '${kind}/%' and "${key}" = ${idIn(kind)})`

const lines = (where: string) => `
  select a.*, u."userNickname", u."userUsername", u."companyID" as "actorCompanyID",
    ${nameOf('store', '"storeName"', 'stores', 'storeID')} as "storeName",
    ${nameOf('customer', `"custFirstName" || ' ' || "custLastName"`, 'customers', 'custID')} as "custName" from audit a
  left join users u on u."userID" = coalesce(a."actorUserID", a."subjectUserID")
  where a."companyID" = ${company} and ${where} order by a.at desc, a."auditID" desc limit 25`
const found = (words: string) => `a."auditID" in (select rowid from audit_fts where audit_fts match '"${words}"')`

const ids =
  <Row extends object>(list: string, key: keyof Row) =>
  (answer: never): unknown[] =>
    (answer as Record<string, Row[]>)[list]!.map((row) => row[key])

const activity = (name: string, search: object, where: string): ListCall => ({
  name: `activity, ${name}`,
  path: '/api/settings/activity/list',
  variants: [{ body: { search }, sql: lines(where) }],
  named: ids<{ activityID: number }>('activity', 'activityID'),
  key: 'auditID',
})

/** Lists that fit on one page in a company of any size. */
export const SHORT_LISTS: readonly ListCall[] = [
  {
    name: 'stores',
    path: '/api/settings/stores/list',
    variants: [{ body: {}, sql: `select * from stores where "companyID" = ${company}` }],
    named: ids<{ storeID: number }>('stores', 'storeID'),
    key: 'storeID',
  },
  {
    name: 'quick replies',
    path: '/api/inbox/get-quick-replies',
    variants: [
      {
        body: {},
        sql: `select * from quick_replies where "companyID" = ${company} and ("replyUserID" is null or "replyUserID" = ${USER.owner})`,
      },
    ],
    named: ids<{ replyID: number }>('replies', 'replyID'),
    key: 'replyID',
  },
  {
    name: 'templates',
    path: '/api/templates/list',
    variants: [{ body: {}, sql: `select * from templates where "companyID" = ${company}` }],
    named: ids<{ templateID: number }>('templates', 'templateID'),
    key: 'templateID',
  },
]

/** Lists that grow. */
export const LONG_LISTS: readonly ListCall[] = [
  {
    name: 'users',
    path: '/api/settings/users/list',
    variants: [
      {
        body: { search: {} },
        sql: `select u.*, (select group_concat("storeID") from user_stores s where s."userID" = u."userID") as stores,
            (select max("expiresAt") from user_links l where l."userID" = u."userID") as invited
          from users u where "companyID" = ${company} and "userIsXDACCT" = 0 order by "userFold", "userID" limit 25`,
      },
    ],
    named: ids<{ userID: number }>('users', 'userID'),
    key: 'userID',
  },
  {
    name: 'support visits',
    path: '/api/settings/activity/visits/list',
    variants: [
      {
        body: { search: {} },
        sql: `select v.*, u."userNickname", (select count(*) from audit a where a."companyID" = v."companyID" and a."actorUserID" = v."userID"
            and a.at between v."startedAt" and coalesce(v."endedAt", v."expiresAt") and a.action not like 'support-visit%') as changes
          from support_visits v join users u on u."userID" = v."userID"
          where v."companyID" = ${company} order by v."startedAt" desc, v."visitID" desc limit 25`,
      },
    ],
    named: ids<{ visitID: number }>('visits', 'visitID'),
    key: 'visitID',
  },
  activity('a page', {}, '1 = 1'),
  activity('a person', { user: USER.manager }, `a."actorUserID" = ${USER.manager}`),
  activity('an action', { action: 'store-save' }, `a.action = 'store-save'`),
  activity('a customer’s name', { filter: 'whitfield' }, `a.target = 'customer/${PEOPLE.whitfield.custID}'`),
  activity('words on every line', { filter: 'paid twice' }, `a."auditWords" like '%paid twice%'`),
  activity('words on few lines', { filter: 'ticket 4711' }, `${found('4711')} and a."auditWords" like '%ticket%'`),
  activity('nothing', { filter: 'zebra' }, found('zebra')),
]
