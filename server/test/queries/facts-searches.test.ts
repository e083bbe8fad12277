import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { listLeads, LEAD_ORDERS } from '@xd/server/queries/lead-list.ts'
import { listLoans, LOAN_ORDERS } from '@xd/server/queries/loan-list.ts'
import { listNotices, NOTICE_ORDERS } from '@xd/server/queries/notice-list.ts'
import { listPlans, PLAN_ORDERS } from '@xd/server/queries/plan-list.ts'
import { listTickets, TICKET_ORDERS } from '@xd/server/queries/ticket-list.ts'
import { type FactRow, testFacts } from './facts.ts'
import { AT } from './moments.ts'
import { HIS, MAIN, notice, OURS } from './money.ts'
import type { Rows } from './turns.ts'

const NUMBER = 987_654
let made = 0
const HERS = { ...HIS, custID: PEOPLE.petrov.custID }
const at = <Order>(order: Order) => ({ order, dir: 'desc', perPage: 100 }) as const

/** Her phone has this number within it, or nobody's has. */
const phones = (rows: Rows, isWithin: boolean) =>
  rows.change(
    'customers',
    { custSearch: `petrov ${isWithin ? `1213${NUMBER}3` : '12135550000'}` },
    { custID: HERS.custID },
  )

interface Listed {
  /** Makes a record with the number, or without one; returns its ID. */
  readonly make: (rows: Rows, owner: typeof HIS, isNumbered: boolean) => Promise<number>
  readonly find: (db: TxDb, filter: string) => Promise<{ rows: readonly object[]; total?: unknown }>
  readonly id: string
}

const LISTS: Readonly<Record<string, Listed>> = {
  notices: {
    id: 'noticeID',
    make: async (rows, of, isNumbered) => {
      const batchID = await rows.like('notice_batches', OURS, {
        ...{ storeID: STORE.main, batchExternalID: `search ${(made += 1)}`, batchIsWhole: 1 },
      })
      const noticeID = await notice(rows, { batchID, ...of })
      await rows.insert('notice_tickets', {
        ...{ ...OURS, storeID: STORE.main, noticeID, ticketNumber: isNumbered ? String(NUMBER) : 'Z-1' },
        ...{ noticeExternalID: null, loanDate: null, dueDate: '2025-01-01', graceDate: null, amountDueCents: null },
        ...{ description: '', paidAt: null },
      })
      return noticeID
    },
    find: (db, filter) => listNotices(db, MAIN, { filter, statuses: [] }, at(NOTICE_ORDERS.noticeID)),
  },
  tickets: {
    id: 'ticketID',
    make: (rows, of, isNumbered) =>
      rows.like('tickets', OURS, { ...of, ticketNumber: isNumbered ? `${NUMBER}-A` : `Z${(made += 1)}-${NUMBER}` }),
    find: (db, filter) => listTickets(db, MAIN, { filter, status: 'all' }, at(TICKET_ORDERS.ticketDueDate)),
  },
  quotes: {
    id: 'loanID',
    make: async (rows, { custID }, isNumbered) => {
      const own = await rows.like('loans', OURS, { custID, cartAt: null, loanVersion: 1 })
      const loanID = isNumbered ? NUMBER : own
      if (isNumbered) await rows.change('loans', { loanID }, { loanID: own })
      await rows.like('loan_versions', OURS, { loanID, loanVersion: 1 })
      return loanID
    },
    find: (db, filter) => listLoans(db, MAIN, { filter, status: 'all', now: AT }, at(LOAN_ORDERS.loanSavedDate)),
  },
  'requests for a quote': {
    id: 'leadID',
    make: async (rows, owner, isNumbered) => {
      const own = await rows.like('quote_leads', OURS, owner)
      if (isNumbered) await rows.change('quote_leads', { leadID: NUMBER }, { leadID: own })
      return isNumbered ? NUMBER : own
    },
    find: (db, filter) => listLeads(db, MAIN, { filter }, at(LEAD_ORDERS.leadDate)),
  },
  plans: {
    id: 'planID',
    make: (rows, of, isNumbered) =>
      rows.like(
        'plans',
        { companyID: -1 },
        {
          ...{
            planKind: 'installments',
            planAmountCents: 5_000,
            planTotalCents: null,
            planEvery: 'month',
            planCount: 3,
          },
          ...{ planStart: '2025-01-01', planMemo: 'Ring', planTicketList: '', planStatus: 'active', planStatusAt: 1 },
          ...{ planStopCause: null, planCreatedAt: 1, planCreatedByID: USER.owner, isOver: 0, nextDay: '2025-03-01' },
          ...{ dueAt: AT, planSearch: isNumbered ? `ring ${NUMBER}` : 'ring', ...of },
        },
      ),
    find: (db, filter) => listPlans(db, MAIN, { filter, status: 'all' }, at(PLAN_ORDERS.planNext)),
  },
}

const foundBy = async (db: TxDb, { find, id }: Listed, filter: string, among: readonly number[]) => {
  const { rows, ...count } = await find(db, filter)
  const found = rows.map((row) => (row as Record<string, number>)[id]!).filter((one) => among.includes(one))
  return [found.map((one) => among.indexOf(one)).toSorted(), Object.values(count).includes(rows.length)]
}

const FACTS: readonly FactRow[] = Object.entries(LISTS).flatMap(([name, list]): FactRow[] => [
  [
    `a number finds ${name} that have it, and those of a customer whose phone has it`,
    async (db, rows) => {
      await phones(rows, true)
      const made = [
        await list.make(rows, HIS, true),
        await list.make(rows, HIS, false),
        await list.make(rows, HERS, false),
      ]
      return [await foundBy(db, list, String(NUMBER), made), await foundBy(db, list, `1213${NUMBER}3`, made)]
    },
    [
      [[0, 2], true],
      [[2], true],
    ],
  ],
  [
    `a number finds ${name} that have it where it is in nobody’s phone`,
    async (db, rows) => {
      await phones(rows, false)
      const made = [
        await list.make(rows, HIS, true),
        await list.make(rows, HIS, false),
        await list.make(rows, HERS, false),
      ]
      return [await foundBy(db, list, String(NUMBER), made), await foundBy(db, list, `${NUMBER}0`, made)]
    },
    [
      [[0], true],
      [[], true],
    ],
  ],
])

testFacts('a search by number', FACTS)
