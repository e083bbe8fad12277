import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { clearGraceByNotice, setGraceByNotice, ticketsToGrace } from '@xd/server/queries/grace-by-notice.ts'
import { givenNotices } from '@xd/server/queries/given-notices.ts'
import { ticketsOnDays } from '@xd/server/queries/ladder-tickets.ts'
import { heldOutNotices, noticesByCustomer, sentNotices } from '@xd/server/queries/message-results.ts'
import { payNotices, stopNotices } from '@xd/server/queries/notice-ends.ts'
import { noticedOn, requestsNaming } from '@xd/server/queries/notice-facts.ts'
import { noticeFeesAsked } from '@xd/server/queries/notice-fees.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov } = PEOPLE
const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const HIS = { ...OURS, storeID: STORE.main, custID: whitfield.custID }
const NOW = 4_000_000_000_000

const batch = (rows: Rows, batchExternalID: string, change: object = {}) =>
  rows.like('notice_batches', OURS, { storeID: STORE.main, batchExternalID, batchIsWhole: 1, ...change })
const notice = (rows: Rows, change: object) => {
  const none = { errorCode: null, messageID: null, reason: null, heldUntil: null, sentAt: null, sentDay: null }
  return rows.like('notices', OURS, { ...HIS, ...none, mailedOn: null, noticeStatus: 'waiting', ...change })
}
const ofNotice = (rows: Rows, noticeID: number, ticketNumber: string, change: object = {}) =>
  rows.insert('notice_tickets', {
    ...{ ...OURS, storeID: STORE.main, noticeID, ticketNumber, noticeExternalID: null, loanDate: null },
    ...{ dueDate: '2025-01-01', graceDate: null, amountDueCents: null, description: '', paidAt: null, ...change },
  })
const ticket = (rows: Rows, ticketNumber: string, change: object = {}) =>
  rows.like('tickets', OURS, {
    ...{ ...HIS, ticketNumber, ticketStatus: 'active', ticketDueDate: '2025-01-01', ticketGraceDate: '2025-01-31' },
    ...{ graceByNotice: null, graceNoticeID: null, ...change },
  })
const request = async (rows: Rows, ticketNumber: string, change: object) => {
  const paymentID = await rows.like('payments', OURS, {
    ...{ ...HIS, paymentKey: `K-${ticketNumber}`, paymentRefID: null, messageID: null },
    ...{ paymentStatus: 'sent', validBeforeAt: NOW, paymentNoticeFee: 0, requestedAt: 5, ...change },
  })
  await rows.insert('payment_tickets', {
    ...OURS,
    storeID: STORE.main,
    paymentID,
    ticketNumber,
    ...('storeID' in change && { storeID: change.storeID }),
  })
}

const statuses = async (rows: Rows, batchID: number) =>
  (await rows.all('notices', { batchID })).map(({ noticeStatus }) => noticeStatus)

const FACTS: readonly FactRow[] = [
  [
    'a notice’s grace goes to active tickets of its store and customer that are still due as it says, once',
    async (db, rows) => {
      for (const [number, change] of Object.entries({
        yes: {},
        gone: { ticketStatus: 'gone' },
        set: { graceByNotice: '2025-03-01' },
        moved: { ticketDueDate: '2025-02-01' },
        theirs: { custID: petrov.custID },
        elsewhere: { storeID: STORE.lake },
        unnamed: {},
      }))
        await ticket(rows, number, change)
      const tickets = ['yes', 'gone', 'set', 'moved', 'theirs', 'elsewhere'].map((ticketNumber) => ({
        ...{ ticketNumber, dueDate: '2025-01-01' },
      }))
      const asked = { storeID: STORE.main, custID: whitfield.custID, tickets }
      const found = (await ticketsToGrace(db, OURS, asked)).map(({ ticketNumber }) => ticketNumber)
      const [one, two] = [await notice(rows, {}), await notice(rows, {})]
      const give = async (number: string, noticeID: number) => {
        const [{ ticketID } = {}] = await rows.all('tickets', { ...OURS, ticketNumber: number })
        await setGraceByNotice(db, OURS, Number(ticketID), { noticeID, ends: '2025-04-01' as LocalDay })
      }
      await give('yes', one)
      await give('moved', two)
      const cleared = [await clearGraceByNotice(db, OURS, one), await clearGraceByNotice(db, OURS, one)]
      const left = async (ticketNumber: string) => {
        const [row] = await rows.all('tickets', { ...OURS, ticketNumber })
        return [row!['graceByNotice'], row!['graceNoticeID'] === null]
      }
      return [found, cleared, await left('yes'), await left('moved')]
    },
    [['yes'], [1, 0], [null, true], ['2025-04-01', false]],
  ],
  [
    'a notice was given once it was handed over or mailed',
    async (db, rows) => {
      const batchID = await batch(rows, 'given', { batchKind: 'grace' })
      const other = await batch(rows, 'other', { batchKind: 'reminder' })
      const given = async (number: string, change: object, at: object = {}) =>
        ofNotice(rows, await notice(rows, { batchID, ...change }), number, at)
      await given('sent', { sentDay: '2025-01-02' })
      await given('mailed', { mailedOn: '2025-01-03' })
      await given('not', {})
      await given('other', { sentDay: '2025-01-02', batchID: other })
      await given('elsewhere', { sentDay: '2025-01-02' }, { storeID: STORE.lake })
      const asked = { numbers: ['sent', 'mailed', 'not', 'other', 'elsewhere'], kinds: ['grace' as never] }
      return (await givenNotices(db, OURS, STORE.main, asked)).map(({ ticketNumber }) => ticketNumber).toSorted()
    },
    ['mailed', 'sent'],
  ],
  [
    'the ladder finds active tickets of its store by their days, with what stopped the notices of that due date',
    async (db, rows) => {
      await ticket(rows, 'B-due')
      await ticket(rows, 'A-due')
      await ticket(rows, 'C-other-day', { ticketDueDate: '2025-01-09' })
      await ticket(rows, 'D-gone', { ticketStatus: 'gone' })
      await ticket(rows, 'E-lake', { storeID: STORE.lake })
      await ticket(rows, 'F-grace', { ticketDueDate: '2025-01-02', ticketGraceDate: '2025-02-01' })
      await ticket(rows, 'G-outranked', {
        ...{ ticketDueDate: '2025-01-02', ticketGraceDate: '2025-02-01', graceByNotice: '2025-02-09' },
      })
      await ticket(rows, 'H-by-notice', { ticketDueDate: '2025-01-02', graceByNotice: '2025-02-01' })
      await ticket(rows, 'I-no-day', { ticketDueDate: '', graceByNotice: '2025-02-01' })
      await ticket(rows, 'J-erased', { custID: petrov.custID })
      await rows.change('customers', { custErasedAt: 1 }, { custID: petrov.custID })
      const stop = (ticketNumber: string, dueDate: string, storeID: number = STORE.main) =>
        rows.insert('notice_stops', { ...OURS, storeID, ticketNumber, dueDate, cause: 'answered', at: 1 })
      await stop('A-due', '2025-01-01')
      await stop('B-due', '2024-12-01')
      await stop('F-grace', '2025-01-02', STORE.lake)
      const asked = { due: ['2025-01-01' as LocalDay], grace: ['2025-02-01' as LocalDay] }
      return (await ticketsOnDays(db, OURS, STORE.main, asked)).map(({ ticketNumber, cause }) => [ticketNumber, cause])
    },
    [
      ['A-due', 'answered'],
      ['B-due', null],
      ['F-grace', null],
      ['H-by-notice', null],
    ],
  ],
  [
    'notices that went out are those without an error, left-out ones those of customers who are not blocked',
    async (db, rows) => {
      await db.deleteFrom('notices').where('custID', 'in', [whitfield.custID, petrov.custID]).execute()
      const span = { from: NOW, to: NOW + 9 }
      await notice(rows, { sentAt: NOW, noticeStatus: 'sent' })
      await notice(rows, { sentAt: NOW, noticeStatus: 'failed' })
      await notice(rows, { sentAt: NOW, noticeStatus: 'sent', errorCode: 30_003 })
      await notice(rows, { custID: null, sentAt: NOW, noticeStatus: 'sent' })
      const left = { noticeStatus: 'skipped', reason: 'hold_out', statusAt: NOW }
      await notice(rows, left)
      await notice(rows, { ...left, custID: petrov.custID })
      await notice(rows, { ...left, reason: 'blocked' })
      await rows.change('customers', { custBlocked: 1 }, { custID: petrov.custID })
      const both = [whitfield.custID, petrov.custID]
      const counted = await noticesByCustomer(db, MAIN, [{ storeIDs: [STORE.main], ...span }])
      return [
        (await sentNotices(db, MAIN, both, span)).length,
        (await heldOutNotices(db, MAIN, both, span)).map(({ custID }) => custID),
        counted.map(({ custID, messages }) => [custID, Number(messages)]),
      ]
    },
    [1, [whitfield.custID], [[whitfield.custID, 1]]],
  ],
  [
    'a payment ends notices whose tickets are all paid, once, and stops those of the book that have a due date',
    async (db, rows) => {
      const batchID = await batch(rows, 'paid')
      const [both, one, over] = [
        await notice(rows, { batchID, noticeStatus: 'sent', heldUntil: 5 }),
        await notice(rows, { batchID, noticeStatus: 'sent' }),
        await notice(rows, { batchID, noticeStatus: 'canceled' }),
      ]
      await ofNotice(rows, both, 'T-1')
      await ofNotice(rows, both, 'T-2', { paidAt: 3 })
      await ofNotice(rows, one, 'T-1')
      await ofNotice(rows, one, 'T-9')
      await ofNotice(rows, over, 'T-1')
      await ofNotice(rows, one, 'T-3', { storeID: STORE.lake })
      await ticket(rows, 'T-1')
      await ticket(rows, 'T-2', { ticketDueDate: '' })
      const paying = { storeID: STORE.main, ticketNumbers: ['T-1', 'T-2', 'T-3'], at: 7 }
      const ended = await payNotices(db, OURS, paying)
      const again = await payNotices(db, OURS, { ...paying, at: 9 })
      const paid = (await rows.all('notice_tickets', { noticeID: both })).map((row) => row['paidAt'])
      const [first] = await rows.all('notices', { noticeID: both })
      const stops = (await rows.all('notice_stops', { ...OURS, at: 9 })).map((row) => [
        row['ticketNumber'],
        row['cause'],
      ])
      const kept = ['noticeStatus', 'paidAt', 'statusAt', 'heldUntil'].map((column) => first![column])
      return [ended.length, again, paid.toSorted(), kept, await statuses(rows, batchID), stops]
    },
    [1, [], [3, 7], ['paid', 7, 7, null], ['paid', 'sent', 'canceled'], [['T-1', 'paid']]],
  ],
  [
    'an answer doesn’t replace why notices stopped, a payment does',
    async (db, rows) => {
      const tickets = [{ ticketNumber: 'T-1', dueDate: '2025-01-01' }]
      const place = { ...OURS, storeID: STORE.main }
      const told = []
      for (const [at, cause] of (['answered', 'paid', 'answered'] as const).entries()) {
        await stopNotices(db, place, tickets, cause, at)
        const [row] = await rows.all('notice_stops', { ...OURS, ticketNumber: 'T-1' })
        told.push([row!['cause'], row!['at']])
      }
      return told
    },
    [
      ['answered', 0],
      ['paid', 1],
      ['paid', 1],
    ],
  ],
  [
    'a notice of a day counts at its own store',
    async (db, rows) => {
      await notice(rows, { sentDay: '2025-01-02' })
      await notice(rows, { sentDay: '2025-01-02', custID: petrov.custID, storeID: STORE.lake })
      const on = async (storeID: number, day: string) => [
        ...(await noticedOn(db, OURS, storeID, [whitfield.custID, petrov.custID], day as never)),
      ]
      return [
        await on(STORE.main, '2025-01-02'),
        await on(STORE.main, '2025-01-03'),
        await on(STORE.lake, '2025-01-02'),
      ]
    },
    [[whitfield.custID], [], [petrov.custID]],
  ],
  [
    'open requests of the store that name a ticket are known, and fees in those that are paid or open',
    async (db, rows) => {
      const fee = { paymentNoticeFee: 500 }
      await request(rows, 'open', {})
      await request(rows, 'paid', { paymentStatus: 'approved' })
      await request(rows, 'lake', { storeID: STORE.lake })
      await request(rows, 'fee-open', fee)
      await request(rows, 'fee-paid', { ...fee, paymentStatus: 'approved', validBeforeAt: 1 })
      await request(rows, 'fee-canceled', { ...fee, paymentStatus: 'canceled' })
      await request(rows, 'fee-over', { ...fee, validBeforeAt: 1 })
      const numbers = ['open', 'paid', 'lake', 'fee-open', 'fee-paid', 'fee-canceled', 'fee-over']
      const named = await requestsNaming(db, OURS, { storeID: STORE.main, ticketNumbers: numbers, now: 5 })
      const fees = await noticeFeesAsked(db, OURS, STORE.main, { numbers, now: 5 })
      const told = (list: readonly { ticketNumber: string }[]) =>
        list.map(({ ticketNumber }) => ticketNumber).toSorted()
      return [told(named), told(fees)]
    },
    [
      ['fee-open', 'open'],
      ['fee-open', 'fee-paid'],
    ],
  ],
]

testFacts('notices', FACTS)
