import { USER, STORE } from '@xd/fixtures/demo/people.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { openBatches, openMailers } from '@xd/server/queries/feature-use.ts'
import {
  countDue,
  jobsOf,
  leaseJobs,
  nextJobAt,
  postponeJob,
  releaseLeases,
  renewLeases,
  wakeJob,
} from '@xd/server/queries/jobs.ts'
import { overrideLoanVersion, type WholeLoan } from '@xd/server/queries/loans.ts'
import {
  countRunningPlans,
  duePlans,
  erasePlans,
  turnDaysIn,
  turnsOfPlans,
  wakePlan,
  wakePlansOfStore,
} from '@xd/server/queries/plans.ts'
import { storeUse } from '@xd/server/queries/stores.ts'
import { countUnsettled } from '@xd/server/queries/unsettled-requests.ts'
import { type FactRow, testFacts } from './facts.ts'
import { AT } from './moments.ts'
import { attempt, HIS, LATE, MAIN, open, OURS, paid, refund, whitfield } from './money.ts'
import type { Rows } from './turns.ts'
import { mailer, oneJob } from './work.ts'

const job = systemScope('job')
const LANE = { lane: 'person', leaseMs: 100, held: ['held-kind'] } as const
const keys = (jobs: readonly { uniqueKey: string }[]) => jobs.map(({ uniqueKey }) => uniqueKey).toSorted()
const plan = (rows: Rows, change: object) =>
  rows.like(
    'plans',
    { companyID: -1 },
    {
      ...{ planKind: 'installments', planAmountCents: 5_000, planTotalCents: null, planEvery: 'month', planCount: 3 },
      ...{ planStart: '2025-01-01', planMemo: 'Ring', planTicketList: '', planSearch: 'ring', planStatus: 'active' },
      ...{ planStatusAt: 1, planStopCause: null, planCreatedAt: 1, planCreatedByID: USER.owner, isOver: 0 },
      ...{ nextDay: '2025-03-01', dueAt: AT, ...HIS, ...change },
    },
  )

const FACTS: readonly FactRow[] = [
  [
    'plans are due while they run, at once if their customer may not be texted, and not while suspended',
    async (db, rows) => {
      await db.deleteFrom('customer_consents').execute()
      const due = await plan(rows, { dueAt: AT })
      await plan(rows, { dueAt: AT + 1 })
      await plan(rows, { dueAt: AT, isOver: 1, planStatus: 'done' })
      const earlier = await plan(rows, { dueAt: AT - 1, custID: 22 })
      const told = async () => (await duePlans(db, job, AT)).map(({ planID }) => planID - due)
      const calm = await told()
      await rows.change('customers', { custBlocked: 1 }, { custID: HIS.custID })
      const blocked = await told()
      await rows.change('customers', { custBlocked: 0, custOptedOutAt: 5 }, { custID: HIS.custID })
      const out = await told()
      const running = [await countRunningPlans(db, OURS), await countRunningPlans(db, OURS, STORE.lake)]
      await rows.change('companies', { suspendedAt: 1 }, OURS)
      return [calm, blocked, out, running, await told(), earlier - due]
    },
    [[3, 0], [3, 0, 1], [3, 0, 1], [3, 0], [], 3],
  ],
  [
    'active plans are woken one by one, or those of a store',
    async (db, rows) => {
      const one = await plan(rows, { dueAt: LATE })
      await plan(rows, { dueAt: null, planStatus: 'paused' })
      await plan(rows, { dueAt: LATE, storeID: STORE.lake })
      const dues = async () => (await rows.all('plans', OURS)).map(({ dueAt }) => dueAt)
      await wakePlan(db, OURS, one, 5)
      await wakePlan(db, OURS, one + 1, 5)
      const first = await dues()
      await wakePlansOfStore(db, OURS, STORE.lake, 6)
      const second = await dues()
      await wakePlansOfStore(db, OURS, null, 7)
      const third = await dues()
      const erased = await erasePlans(db, OURS, HIS.custID, 9)
      const [row] = await rows.all('plans', { planID: one })
      const over = ['planStatus', 'planStopCause', 'planStatusAt', 'isOver', 'dueAt', 'planSearch'].map(
        (name) => row![name],
      )
      return [first, second, third, erased.length, over]
    },
    [[5, null, LATE], [5, null, 6], [7, null, 7], 3, ['stopped', 'erased', 9, 1, null, '']],
  ],
  [
    'a plan’s turns are its requests, with what was refunded by hand and whether one is being paid',
    async (db, rows) => {
      const [one, two] = [await plan(rows, {}), await plan(rows, { planStatus: 'paused', dueAt: null })]
      const turn = async (planID: number, n: number | null, day: string, key: string) => {
        const paymentID = await paid(rows, 1, { paymentKey: key })
        await rows.insert('plan_turns', { ...OURS, planID, turn: n, day, paymentID })
        return paymentID
      }
      const first = await turn(one, 1, '2025-01-01', 'A')
      const second = await turn(one, 2, '2025-02-01', 'B')
      await turn(one, null, '2025-02-02', 'C')
      await turn(two, 1, '2025-01-15', 'D')
      await refund(rows, first, { amountCents: 30 })
      await rows.change(
        'payment_attempts',
        { attemptKey: 'x', idempotencyKey: 'x', gatewayID: 'x' },
        { paymentID: first },
      )
      await attempt(rows, second, { state: 'pending' })
      const turns = await turnsOfPlans(db, OURS, [one])
      const days = async (asked: object) =>
        (await turnDaysIn(db, MAIN, { words: [], ...asked })).map((row) => [row.planID - one, row.turn, row.day])
      await rows.change('payment_refunds', { automatic: 1 }, { paymentID: first })
      const [without] = await turnsOfPlans(db, OURS, [one])
      return [
        turns.map((row) => [row.turn, row.refundedCents, row.isBeingPaid]),
        without!.refundedCents,
        await days({}),
        await days({ from: '2025-02-01', to: '2025-03-01' }),
        await days({ from: '2025-02-02', to: '2025-02-28' }),
        await days({ planID: two }),
      ]
    },
    [
      [
        [1, 30, false],
        [2, 0, true],
        [null, 0, false],
      ],
      0,
      [
        [0, 1, '2025-01-01'],
        [0, 2, '2025-02-01'],
        [1, 1, '2025-01-15'],
        [0, 3, '2025-03-01'],
      ],
      [
        [0, 2, '2025-02-01'],
        [0, 3, '2025-03-01'],
      ],
      [],
      [[1, 1, '2025-01-15']],
    ],
  ],
  [
    'jobs of a lane are leased oldest first; of a line only the first, unless it gave up or is held',
    async (db, rows) => {
      await db.deleteFrom('jobs').execute()
      await oneJob(rows, 'late', { runAt: AT + 1 })
      await oneJob(rows, 'now', { runAt: AT })
      await oneJob(rows, 'other-lane', { lane: 'batch' })
      await oneJob(rows, 'gave-up', { gaveUpAt: 5, line: 'x' })
      await oneJob(rows, 'held', { kind: 'held-kind', line: 'y' })
      await oneJob(rows, 'x1', { line: 'x' })
      await oneJob(rows, 'x2', { line: 'x' })
      await oneJob(rows, 'y1', { line: 'y', runAt: AT - 60 })
      const lease = async (limit: number) => keys(await leaseJobs(db, job, { ...LANE, now: AT, limit }))
      const at = async () => nextJobAt(db, job, { ...LANE, now: AT })
      const first = [await at()]
      await rows.change('companies', { suspendedAt: 1 }, OURS)
      first.push(await at())
      const leased = [await lease(1), await lease(9), await lease(9)]
      await rows.change('companies', { suspendedAt: null }, OURS)
      return [first, leased, await lease(9), await at()]
    },
    [[AT - 50, AT - 60], [['y1'], ['now', 'x1'], []], ['held'], AT + 1],
  ],
  [
    'a lease is renewed while it lasts, and given back; a job is put off by its own try, unless it was woken',
    async (db, rows) => {
      await db.deleteFrom('jobs').execute()
      await oneJob(rows, 'a', { leasedUntil: AT, attempts: 2 })
      await oneJob(rows, 'b', { leasedUntil: 0 })
      await oneJob(rows, 'c', { leasedUntil: AT })
      const all = async () =>
        (await rows.all('jobs', OURS)).map((row) => [row['leasedUntil'], row['runAt'], row['attempts']])
      const ids = (await rows.all<{ jobID: number }>('jobs', OURS)).map(({ jobID }) => jobID)
      await renewLeases(db, job, [ids[0]!, ids[1]!], AT + 9)
      const renewed = (await all()).map(([leased]) => leased)
      const later = { runAt: 7, pausedMs: null, lastError: 'e'.repeat(600) }
      const own = { jobID: ids[0]!, attempts: 2, runAt: AT - 50 }
      await postponeJob(db, job, { ...own, attempts: 1 }, later)
      const kept = (await all())[0]
      await postponeJob(db, job, own, later)
      const [failed] = await rows.all<{ lastError: string }>('jobs', { jobID: ids[0] })
      const put = (await all())[0]
      await postponeJob(db, job, { ...own, runAt: 7 }, { ...later, lastError: null })
      await wakeJob(db, job, 'c', AT - 1)
      await wakeJob(db, job, 'b', AT)
      await wakeJob(db, job, 'b', AT)
      await postponeJob(db, job, { jobID: ids[1]!, attempts: 0, runAt: AT }, { ...later, pausedMs: 9, lastError: null })
      const woken = (await rows.all('jobs', OURS)).map((row) => [row['runAt'], row['pausedMs']])
      await releaseLeases(db, job)
      const free = (await all()).map(([leased]) => leased)
      return [renewed, kept, put, failed!.lastError.length, (await all())[0]![2], woken, free]
    },
    [
      [AT + 9, 0, AT],
      [AT + 9, AT - 50, 2],
      [0, 7, 2],
      500,
      0,
      [
        [7, null],
        [AT + 1, 0],
        [AT - 1, 0],
      ],
      [0, 0, 0],
    ],
  ],
  [
    'jobs of a kind are a company’s that have not given up, if they are due',
    async (db, rows) => {
      await db.deleteFrom('jobs').execute()
      await oneJob(rows, 'a', { runAt: AT })
      await oneJob(rows, 'b', { runAt: AT + 1 })
      await oneJob(rows, 'c', { gaveUpAt: 1 })
      await oneJob(rows, 'd', { kind: 'other' })
      await wakeJob(db, job, 'b', AT + 1)
      const [b] = await rows.all('jobs', { uniqueKey: 'b' })
      return [
        await countDue(db, OURS, ['some-kind'], AT),
        (await jobsOf(db, OURS, 'other')).length,
        b!['attempts'],
        b!['pausedMs'],
      ]
    },
    [1, 1, 0, 0],
  ],
  [
    'what is overridden is the shown version of that quote: neither another version nor another quote',
    async (db, rows) => {
      const [one, two] = [await rows.like('loans', OURS, {}), await rows.like('loans', OURS, {})]
      for (const loanID of [one, two])
        for (const loanVersion of [1, 2])
          await rows.like('loan_versions', { ...OURS, loanVersion: 1 }, { loanID, loanVersion, overridden: '[]' })
      await overrideLoanVersion(db, OURS, { loanID: one, shownVersion: 2 } as WholeLoan, '["legal-maximum"]')
      const kept = async (loanID: number) =>
        (await rows.all<{ overridden: string }>('loan_versions', { loanID })).map(({ overridden }) => overridden)
      return [await kept(one), await kept(two)]
    },
    [
      ['[]', '["legal-maximum"]'],
      ['[]', '[]'],
    ],
  ],
  [
    'what keeps a store open is its own: requests, plans, messages, mailers and notices that go on',
    async (db, rows) => {
      const before = await storeUse(db, MAIN, STORE.main, AT)
      const none = { clientMessageID: null, providerMessageID: null, sendKey: null, messageDirection: 'out' }
      const message = (messageStatus: string, change: object = {}) =>
        rows.like('messages', { convoID: whitfield.convos.main! }, { ...none, messageStatus, ...change })
      const batch = (batchExternalID: string, batchStatus: string, change: object = {}) =>
        rows.like('notice_batches', OURS, { storeID: STORE.main, batchExternalID, batchStatus, ...change })
      const lake = { storeID: STORE.lake }
      const open1 = await openMailers(db, OURS)
      const batches = await openBatches(db, OURS)
      for (const status of ['scheduled', 'queued', 'sent']) await message(status)
      await message('queued', lake)
      for (const [n, status] of ['ready', 'sending', 'done'].entries()) await batch(`b${n}`, status)
      await batch('lake', 'sending', lake)
      for (const jobStatus of ['scheduled', 'sending', 'paused', 'done', 'draft']) await mailer(rows, { jobStatus })
      await mailer(rows, { jobStatus: 'sending', ...lake })
      await plan(rows, {})
      await plan(rows, { isOver: 1 })
      await open(rows, LATE)
      await open(rows, LATE, { paymentKey: 'LAKE', ...lake })
      const after = await storeUse(db, MAIN, STORE.main, AT)
      const open2 = await openMailers(db, OURS)
      const more = Object.entries(after).map(([name, count]) => [name, count - before[name as 'plans']])
      return [
        Object.fromEntries(more),
        [open2.scheduled - open1.scheduled, open2.running - open1.running],
        (await openBatches(db, OURS)) - batches,
        await countUnsettled(db, OURS, LATE + 1, STORE.main),
      ]
    },
    [{ requests: 1, plans: 1, messages: 2, mailers: 3, notices: 2 }, [1, 3], 2, 0],
  ],
]

testFacts('plans and jobs', FACTS)
