import { STORE } from '@xd/fixtures/demo/people.ts'
import { type CompanyScope, systemScope } from '@xd/server/db/scope.ts'
import { countOpenExceptions, findException } from '@xd/server/queries/payment-exceptions.ts'
import { firstAndLastRequests, refundsBefore, refundsByPayment } from '@xd/server/queries/payment-report.ts'
import { feesOf, refundedOf, totalsByStatus } from '@xd/server/queries/payment-totals.ts'
import { keysOfSales, ledgerWithin, placesOfKeys } from '@xd/server/queries/reconciliation.ts'
import { forgetOtherAccounts, keysBeingSettled, reconciledAccounts } from '@xd/server/queries/reconciled-accounts.ts'
import {
  awaitedTickets,
  deleteMissesOf,
  insertMisses,
  missesOf,
  ticketsTouchedBy,
} from '@xd/server/queries/rewrite-sightings.ts'
import {
  countExceptions,
  findRewrite,
  findRewriteOfPayment,
  findShortPayment,
  lockRewrite,
  rewritesOfPayments,
  ticketsOfRewrites,
} from '@xd/server/queries/rewrites.ts'
import { newNumbersOf } from '@xd/server/queries/ticket-links.ts'
import { saveTicketRange, takenNumbers, findTicketRange } from '@xd/server/queries/ticket-ranges.ts'
import { type FactRow, testFacts } from './facts.ts'
import { AT } from './moments.ts'
import { attempt, HIS, LATE, MAIN, open, OURS, paid, refund } from './money.ts'
import type { Rows } from './turns.ts'

const LAKE = { ...OURS, storeIDs: [STORE.lake] }
const exception = async (rows: Rows, exceptionKey: string, change: object = {}) => {
  await rows.insert('payment_exceptions', {
    ...{ ...OURS, storeID: STORE.main, paymentID: null, exceptionKey, kind: 'amount-differs', gateway: 'moment' },
    ...{
      gatewayID: null,
      hereCents: 1,
      thereCents: 2,
      at: 1,
      foundAt: 1,
      resolvedAt: null,
      resolvedByID: null,
      ...change,
    },
  })
  return Number((await rows.all('payment_exceptions', { exceptionKey }))[0]!['exceptionID'])
}
const rewrite = async (rows: Rows, paymentKey: string, change: object = {}) => {
  const paymentID = await paid(rows, 1, { paymentKey, ...('storeID' in change && { storeID: change.storeID }) })
  const made = { rewriteAt: 1, rewriteState: 'pending', isException: 1, rewriteWarning: null }
  await rows.insert('rewrite_batches', {
    ...{ ...OURS, storeID: STORE.main, paymentID, ...made, chargesCents: 500, returnBy: '2025-01-09', ...change },
  })
  const [{ rewriteID } = {}] = await rows.all('rewrite_batches', { paymentID })
  return { paymentID, rewriteID: Number(rewriteID) }
}
const rewritten = async (
  rows: Rows,
  rewriteID: number,
  oldTicket: string,
  newTicket: string | null,
  change: object = {},
) => {
  await rows.insert('rewrite_tickets', {
    ...{ ...OURS, storeID: STORE.main, rewriteID, oldTicket, newTicket, ticketState: 'posted', ticketReason: null },
    ...{ ticketNote: null, changedAt: 1, changedByID: null, numberedAt: null, postedAt: null, postedByID: null },
    ...{ verifiedAt: null, importID: null, awaitsImport: 0, ...change },
  })
  return Number((await rows.all('rewrite_tickets', { rewriteID, oldTicket }))[0]!['rewriteTicketID'])
}

const FACTS: readonly FactRow[] = [
  [
    'differences are those of one’s stores and those whose store is unknown, and open until resolved',
    async (db, rows) => {
      await db.deleteFrom('payment_exceptions').execute()
      const made = [
        await exception(rows, 'main'),
        await exception(rows, 'none', { storeID: null }),
        await exception(rows, 'lake', { storeID: STORE.lake }),
        await exception(rows, 'resolved', { resolvedAt: 5 }),
      ]
      const found = []
      for (const id of made) found.push((await findException(db, MAIN, id)) !== undefined)
      return [found, await countOpenExceptions(db, MAIN), await countOpenExceptions(db, LAKE)]
    },
    [[true, true, false, true], 2, 2],
  ],
  [
    'what was refunded of filtered requests was approved and given by hand; their fees are those of paid ones',
    async (db, rows) => {
      const filter = { filter: '', status: 'all', custID: HIS.custID, now: AT } as const
      const told = async (change: object = {}) => {
        const { amount, fee } = await refundedOf(db, MAIN, { ...filter, ...change })
        return [amount, fee, await feesOf(db, MAIN, { ...filter, ...change })]
      }
      const before = await told()
      const paymentID = await paid(rows, AT, { paymentFee: 70, paymentOrigin: 'staff', requestedAt: AT })
      await refund(rows, paymentID, { amountCents: 500, feeCents: 7, settledAt: AT })
      await open(rows, LATE, { paymentKey: 'OPEN', paymentFee: 9_000 })
      await paid(rows, AT, { paymentKey: 'LAKE', storeID: STORE.lake, paymentFee: 8_000 })
      const more = async (change: object = {}) => (await told(change)).map((sum, n) => sum - before[n]!)
      const all = await more()
      const byKey = await told({ paymentKeys: ['MOMENT'] })
      const none = await told({ paymentKeys: ['OPEN'] })
      const span = { storeIDs: [STORE.main], from: AT - 1, to: AT + 1 }
      const spanned = [await told({ spans: [span] }), await told({ spans: [{ ...span, to: AT }] })]
      const two = await told({
        spans: [
          { ...span, storeIDs: [STORE.prospect] },
          { ...span, from: AT + 5, to: AT + 9 },
        ],
      })
      const label = await told({ label: 12 })
      await rows.insert('payment_labels', { ...OURS, paymentID, labelID: 12 })
      const labeled = (await told({ label: 12 })).map((sum, n) => sum - label[n]!)
      await rows.change('payment_refunds', { automatic: 1 }, { paymentID })
      const automatic = await more()
      await rows.change('payment_refunds', { automatic: 0, state: 'pending' }, { paymentID })
      return [all, byKey, none, spanned, two, labeled, automatic, await more()]
    },
    [
      [500, 7, 70],
      [500, 7, 70],
      [0, 0, 0],
      [
        [500, 7, 70],
        [0, 0, 0],
      ],
      [0, 0, 0],
      [500, 7, 70],
      [0, 0, 70],
      [0, 0, 70],
    ],
  ],
  [
    'refunds of requests are reported with their fees, of approved ones by hand',
    async (db, rows) => {
      const paymentID = await paid(rows, AT, { requestedAt: AT })
      await refund(rows, paymentID, { amountCents: 500, feeCents: 7, settledAt: AT })
      const spans = [{ storeIDs: [STORE.main], from: AT, to: AT + 1 }]
      const told = async () => [
        (await refundsByPayment(db, OURS)).get(paymentID) ?? null,
        (await refundsBefore(db, OURS, spans)).get(paymentID) ?? null,
      ]
      const first = await told()
      await rows.change('payment_refunds', { automatic: 1 }, { paymentID })
      const automatic = await told()
      await rows.change('payment_refunds', { automatic: 0, state: 'declined' }, { paymentID })
      const times = (await firstAndLastRequests(db, MAIN)).map(({ storeID, last }) => [storeID, Number(last)])
      return [first, automatic, await told(), times]
    },
    [
      [
        { refunded: 500, feeRefunded: 7 },
        { refunded: 500, feeRefunded: 7 },
      ],
      [null, null],
      [null, null],
      [[STORE.main, AT]],
    ],
  ],
  [
    'totals by status count a request as expired from the moment it ends',
    async (db, rows) => {
      const totals = async (now: number) => {
        const all = await totalsByStatus(db, MAIN, { filter: '', status: 'all', paymentKeys: ['MOMENT', 'B'], now })
        return [...all]
          .filter(([, { count }]) => count > 0)
          .map(([status, { count, amount }]) => [status, count, amount])
      }
      await open(rows, AT)
      await paid(rows, AT, { paymentKey: 'B', amountCents: 5 })
      const told = [await totals(AT - 1), await totals(AT)]
      return told.map((list) => list.map((one) => one.join(' ')).toSorted())
    },
    [
      ['approved 1 5', 'sent 1 98765'],
      ['approved 1 5', 'expired 1 98765'],
    ],
  ],
  [
    'movements, sales and requests are those of their own gateway and stores',
    async (db, rows) => {
      const paymentID = await paid(rows, 1)
      const lake = await paid(rows, 1, { paymentKey: 'LAKE', storeID: STORE.lake })
      const attemptID = await attempt(rows, paymentID, { state: 'pending', startedAt: AT })
      const entry = (entryKey: string, change: object = {}) =>
        rows.insert('payment_ledger', {
          ...{ ...OURS, storeID: STORE.main, paymentID, entryKey, kind: 'charge', attemptID, refundID: null },
          ...{ amountCents: 5, gateway: 'moment', gatewayID: entryKey, postingDay: '2025-01-01', at: AT, ...change },
        })
      await entry('a')
      await entry('b', { gateway: 'other' })
      await entry('c', { storeID: STORE.lake, paymentID: lake })
      const within = async (scope: CompanyScope) =>
        (await ledgerWithin(db, scope, 'moment', { from: AT, to: AT + 1 })).map(({ gatewayID }) => gatewayID)
      const scope = systemScope('gateways')
      const sales = async (gateway: string) =>
        (await keysOfSales(db, scope, gateway, ['m-1', 'z'])).map((one) => one.paymentKey)
      const places = (await placesOfKeys(db, scope, ['MOMENT', 'LAKE', 'Z'])).map(({ storeID }) => storeID).toSorted()
      const settling = async (gateway: string) => [...(await keysBeingSettled(db, MAIN, gateway, 1))]
      return [
        await within(MAIN),
        await within(LAKE),
        await sales('moment'),
        await sales('other'),
        places,
        await settling('moment'),
        await settling('other'),
      ]
    },
    [['a'], ['c'], ['MOMENT'], [], [STORE.main, STORE.lake], ['MOMENT'], []],
  ],
  [
    'accounts that are compared are told by name, and forgotten unless they are named',
    async (db, rows) => {
      await db.deleteFrom('reconciled_accounts').execute()
      for (const gateway of ['b', 'a', 'c'])
        await rows.insert('reconciled_accounts', {
          ...{ ...OURS, gateway, comparedAt: 1, movements: 1, triedAt: 1, problem: null },
        })
      const told = async () => (await reconciledAccounts(db, MAIN)).map(({ gateway }) => gateway)
      const all = await told()
      await forgetOtherAccounts(db, MAIN, ['c', 'a'])
      const some = await told()
      await forgetOtherAccounts(db, MAIN, [])
      return [all, some, await told()]
    },
    [['a', 'b', 'c'], ['a', 'c'], []],
  ],
  [
    'rewrites are those of one’s stores, and short while they are exceptions',
    async (db, rows) => {
      const before = [await countExceptions(db, MAIN), await countExceptions(db, LAKE)]
      const main = await rewrite(rows, 'A')
      const lake = await rewrite(rows, 'B', { storeID: STORE.lake })
      const done = await rewrite(rows, 'C', { isException: 0, rewriteState: 'verified' })
      const short = await rewrite(rows, 'D', { chargesCents: null })
      const all = [main, lake, done, short]
      const told = []
      for (const { rewriteID, paymentID } of all)
        told.push(
          [
            await findRewrite(db, MAIN, rewriteID),
            await findRewriteOfPayment(db, MAIN, paymentID),
            await lockRewrite(db, MAIN, { rewriteID }),
            await lockRewrite(db, MAIN, { paymentID }),
            await findShortPayment(db, MAIN, paymentID),
          ]
            .map((found) => (found === undefined ? 0 : 1))
            .join(''),
        )
      const ofPayments = await rewritesOfPayments(db, MAIN, [main.paymentID, lake.paymentID])
      const after = [await countExceptions(db, MAIN), await countExceptions(db, LAKE)]
      return [told, ofPayments.map(({ rewriteID }) => rewriteID - main.rewriteID), after.map((n, i) => n - before[i]!)]
    },
    [['11111', '00000', '11110', '11110'], [0], [2, 1]],
  ],
  [
    'a ticket’s new number is its own store’s, even for a user who sees both stores, and not a dismissed one',
    async (db, rows) => {
      const { rewriteID } = await rewrite(rows, 'A')
      await rewritten(rows, rewriteID, 'T-1', 'N-1')
      await rewritten(rows, rewriteID, 'T-2', 'N-2', { ticketState: 'dismissed' })
      await rewritten(rows, rewriteID, 'T-3', null)
      await rewritten(rows, rewriteID, 'T-4', 'N-4', { storeID: STORE.lake })
      const both = { ...MAIN, storeIDs: [STORE.main, STORE.lake] }
      const numbers = await newNumbersOf(db, both, STORE.main, ['T-1', 'T-2', 'T-3', 'T-4'])
      const taken = await takenNumbers(db, MAIN, STORE.main, ['N-1', 'N-2', 'N-4', 'N-9'])
      await db.deleteFrom('ticket_ranges').execute()
      const range = { prefix: 'A', from: 1, to: 9, next: 3 }
      await saveTicketRange(db, MAIN, STORE.main, { ...range, next: 2 })
      await saveTicketRange(db, MAIN, STORE.main, range)
      const found = [await findTicketRange(db, MAIN, STORE.main), await findTicketRange(db, MAIN, STORE.lake)]
      return [[...numbers], taken, found, (await ticketsOfRewrites(db, MAIN, [rewriteID])).map((row) => row.oldTicket)]
    },
    [
      [['T-1', 'N-1']],
      ['N-1', 'N-2'],
      [{ prefix: 'A', from: 1, to: 9, next: 3 }, undefined],
      ['T-1', 'T-2', 'T-3', 'T-4'],
    ],
  ],
  [
    'tickets that await a file have a new number, and are known by the import that moved or lacked them',
    async (db, rows) => {
      const { rewriteID } = await rewrite(rows, 'A')
      const importID = await rows.like('imports', OURS, { storeID: STORE.main, fileHash: 'one' })
      const other = await rows.like('imports', OURS, { storeID: STORE.main, fileHash: 'two' })
      const made = [
        await rewritten(rows, rewriteID, 'T-1', 'N-1', { awaitsImport: 1 }),
        await rewritten(rows, rewriteID, 'T-2', null, { awaitsImport: 1 }),
        await rewritten(rows, rewriteID, 'T-3', 'N-3', { importID }),
        await rewritten(rows, rewriteID, 'T-4', 'N-4', { awaitsImport: 1, storeID: STORE.lake }),
        await rewritten(rows, rewriteID, 'T-5', 'N-5', { importID: other }),
        await rewritten(rows, rewriteID, 'T-6', 'N-6', { awaitsImport: 1 }),
      ]
      const told = (list: readonly { rewriteTicketID: number }[]) =>
        list.map((row) => made.indexOf(row.rewriteTicketID)).filter((n) => n >= 0)
      await insertMisses(db, OURS, importID, [made[0]!, made[5]!])
      await insertMisses(db, OURS, other, [made[0]!])
      await insertMisses(db, OURS, other, [made[0]!])
      const misses = [...(await missesOf(db, OURS, made))].map(([id, n]) => [made.indexOf(id), n]).toSorted()
      const touched = told(await ticketsTouchedBy(db, OURS, importID))
      await deleteMissesOf(db, OURS, made[0]!)
      return [
        told(await awaitedTickets(db, OURS, STORE.main)),
        misses,
        touched,
        told(await ticketsTouchedBy(db, OURS, importID)),
      ]
    },
    [
      [0, 5],
      [
        [0, 2],
        [5, 1],
      ],
      [0, 2, 5],
      [2, 5],
    ],
  ],
]

testFacts('books and rewrites', FACTS)
