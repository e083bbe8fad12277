import SQLite from 'better-sqlite3'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { gatherStatistics } from './gather-statistics.ts'

const company = COMPANY.goldenPledge
/** Far above the demo's own. */
const FIRST = 1_000_000
const CUSTOMERS = 100_000
const TICKETS_EACH = 10

/** Who has a phone that asks for a code. Each kind has its own phones, one after another. */
export const KINDS = ['known', 'blocked', 'opted out', 'unknown', 'unknown, too'] as const
export type Kind = (typeof KINDS)[number]
const PER_KIND = 10_000

/** The nth customer's number. */
export const custIDAt = (at: number): number => FIRST + at
export const phoneAt = (at: number): string => `+1213${2_000_000 + at}`

/** The nth phone of a kind: nobody has the numbers above the customers'. */
export const phoneOf = (kind: Kind, at: number): string => {
  const place = KINDS.indexOf(kind)
  return phoneAt(kind.startsWith('unknown') ? 1_000_000 + place * PER_KIND + at : CUSTOMERS / 2 + place * PER_KIND + at)
}

const placesOf = (kind: Kind) => {
  const first = FIRST + CUSTOMERS / 2 + KINDS.indexOf(kind) * PER_KIND
  return `"custID" between ${first} and ${first + PER_KIND - 1}`
}

/** The demo company with a million tickets of a hundred thousand more customers: four of ten are active. */
export const millionTickets = async (path: string): Promise<void> => {
  await fill(`file:${path}`, 'small')
  const database = new SQLite(path)
  const numbered = (upTo: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${upTo - 1})`
  const at = Date.now()
  database.exec(`begin;
    insert into self_settings ("storeID", "companyID", "selfEnabled", "selfMaxAgeHours", "selfShowItems") values (${STORE.main}, ${company}, 1, 36, 1);
    insert into customers ("custID", "companyID", "custPhone", "custFirstName", "custLastName", "custFirstFold", "custLastFold", "custSearch", "custCustomFields", "createdAt")
      ${numbered(CUSTOMERS)} select ${FIRST} + i, ${company}, '+1213' || (2000000 + i), 'Ada', 'Wren ' || i, 'ada', 'wren ' || i, 'ada wren ' || i, '{}', ${at} from n;
    insert into tickets ("companyID", "storeID", "ticketNumber", "custID", "ticketLoanDate", "ticketDueDate", "ticketGraceDate", "principalCents", "amountDueCents", "ticketDescription", "ticketStatus", "asOf")
      ${numbered(CUSTOMERS * TICKETS_EACH)} select ${company}, ${STORE.main}, cast(${FIRST} + i as text), ${FIRST} + i / ${TICKETS_EACH}, '2026-08-01',
      date('2026-12-01', (i * 7 % 90) || ' days'), date('2026-12-11', (i * 7 % 90) || ' days'), 10000, 10000 + i % 9000, 'Ring, 14 karat',
      case when i % 10 < 4 then 'active' else 'redeemed' end, ${at} from n;
    update customers set "custBlocked" = 1 where ${placesOf('blocked')};
    update customers set "custOptedOutAt" = ${at} where ${placesOf('opted out')};
    commit;`)
  gatherStatistics(database)
  database.close()
}

/** One bare statement that finds what the page shows of a customer: their active tickets, with the requests that name them. */
export const bareFetch = (at: number): string => `
  select t.*, p."paymentKey", p."paymentStatus", p."validBeforeLocal", p."statusAt", p."paymentOrigin", p."paymentTicketList", p."amountCents", s.*
  from tickets t
  join stores s on s."storeID" = t."storeID"
  left join payment_tickets n on n."companyID" = t."companyID" and n."ticketNumber" = t."ticketNumber" and n."storeID" = t."storeID"
  left join payments p on p."paymentID" = n."paymentID" and p."paymentStatus" in ('sent', 'approved')
  where t."companyID" = ${company} and t."custID" = ${custIDAt(at)} and t."storeID" = ${STORE.main} and t."ticketStatus" = 'active'
  order by t."ticketDueDate", t."ticketID"`
