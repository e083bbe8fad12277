import type SQLite from 'better-sqlite3'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { gatherStatistics } from './gather-statistics.ts'
import type { ListCall } from './list-calls.ts'

// The lists of notices: each as a client requests it, and as one bare statement that finds the same rows.

const company = COMPANY.goldenPledge
const stores = [STORE.main, STORE.prospect, STORE.lake].join(', ')

export const BATCHES = 200
export const BATCH_SIZE = 500
/** Far above the demo's own. */
const FIRST = 1_000_000
const LAST_BATCH = FIRST + BATCHES
const CUSTOMERS = 20_000

/** Batches whose notices were sent and delivered; each customer got several over time. */
export const fillNotices = (database: SQLite.Database, storeID: number): void => {
  const numbered = (upTo: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${upTo})`
  const at = Date.now()
  database.exec(`begin;
    insert into customers ("custID", "companyID", "custPhone", "custFirstName", "custLastName", "custFirstFold", "custLastFold", "custSearch", "custCustomFields", "createdAt")
      ${numbered(CUSTOMERS)} select ${FIRST} + i, ${company}, '+1310' || (2000000 + i), 'Ada', 'Wren ' || i, 'ada', 'wren ' || i, 'ada wren ' || i, '{}', ${at} from n;
    insert into notice_batches ("batchID", "companyID", "storeID", "batchKind", "batchSource", "batchDate", "batchStatus", "statusAt", refused, "createdAt")
      ${numbered(BATCHES)} select ${FIRST} + i, ${company}, ${storeID}, 'due-soon', 'book', '2026-11-01', 'done', ${at}, '[]', ${at} from n;
    insert into notices ("noticeID", "companyID", "storeID", "batchID", "custID", "customerNumber", "givenName", "postalAddress", "noticeStatus", "statusAt",
      channel, address, body, "sentAt", "sentDay", "deliveredAt", "lastCallAt")
      ${numbered(BATCHES * BATCH_SIZE)} select ${FIRST} + i, ${company}, ${storeID}, ${FIRST + 1} + (i - 1) / ${BATCH_SIZE}, ${FIRST + 1} + i % ${CUSTOMERS}, '', 'Ada Wren', '',
      'delivered', ${at}, 'sms', '+1310' || (2000000 + i % ${CUSTOMERS}), 'Golden Pledge Main St: ticket ' || i || ' is due on Friday, November 27. Questions? Reply here.',
      ${at}, '2026-11-01', ${at}, 0 from n;
    insert into notice_tickets ("companyID", "storeID", "noticeID", "ticketNumber", "loanDate", "dueDate", "graceDate", "amountDueCents", description)
      select ${company}, ${storeID}, "noticeID", cast("noticeID" as text), '2026-07-27', '2026-11-27', '2026-12-07', 12050, 'Ring' from notices where "noticeID" > ${FIRST};
    commit;`)
  gatherStatistics(database)
}

const ids =
  <Row extends object>(list: string, key: keyof Row) =>
  (answer: never): unknown[] =>
    (answer as Record<string, Row[]>)[list]!.map((row) => row[key])

const found = (answer: never): unknown[] =>
  (answer as { customers: { notices: { noticeID: number }[] }[] }).customers.flatMap(({ notices }) =>
    notices.map(({ noticeID }) => noticeID),
  )

const noticesSQL = (which: string, order: string) => `
  select n.*, b."batchKind", u."custPhone", u."custFirstName", u."custLastName", u."custEmail", u."custLanguage",
    t."ticketNumber", t."loanDate", t."dueDate", t."graceDate", t."amountDueCents", t.description
  from (select * from notices where "companyID" = ${company} and ${which} order by "noticeID" ${order} limit 100) as n
  join notice_batches b on b."batchID" = n."batchID"
  left join customers u on u."custID" = n."custID"
  join notice_tickets t on t."noticeID" = n."noticeID"
  order by n."noticeID" ${order}`

const lookup = (name: string, search: object, which: string): ListCall => ({
  name: `customer-lookup, ${name}`,
  path: '/api/notices/customer-lookup',
  variants: [{ body: { search }, sql: noticesSQL(which, 'desc') }],
  named: found,
  key: 'noticeID',
})

const someone = FIRST + 4_711

export const NOTICE_LISTS: readonly ListCall[] = [
  {
    name: 'list-batches',
    path: '/api/notices/list-batches',
    variants: [
      {
        body: { search: {} },
        sql: `select b.*, (select json_group_object("noticeStatus", n) from (select "noticeStatus", count(*) as n from notices
            where "companyID" = ${company} and "batchID" = b."batchID" group by "noticeStatus")) as counts
          from notice_batches b where b."companyID" = ${company} and b."storeID" in (${stores}) order by b."batchID" desc limit 25`,
      },
    ],
    named: ids<{ batchID: number }>('batches', 'batchID'),
    key: 'batchID',
  },
  {
    name: 'batch-details',
    path: '/api/notices/batch-details',
    variants: [{ body: { batchID: LAST_BATCH }, sql: noticesSQL(`"batchID" = ${LAST_BATCH}`, 'asc') }],
    named: ids<{ noticeID: number }>('notices', 'noticeID'),
    key: 'noticeID',
  },
  lookup('a customer', { custID: someone }, `"custID" = ${someone}`),
  lookup(
    'a ticket',
    { filter: String(FIRST + 777) },
    `("custID" in (select rowid from customers_fts where customers_fts match '"${FIRST + 777}"')
      or "noticeID" in (select "noticeID" from notice_tickets where "companyID" = ${company} and "ticketNumber" = '${FIRST + 777}'))`,
  ),
]
