import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { batchByExternalID, lockBatch, lockComingBatch, reopenBatch } from '@xd/server/queries/notice-batches.ts'
import { settleBatch } from '@xd/server/queries/notice-ends.ts'
import { addressesNeeded } from '@xd/server/queries/notice-list.ts'
import {
  callsOfNotices,
  cancelPendingNotices,
  findNextNotices,
  lockNotices,
  nextNoticeHeldUntil,
  releaseLetters,
  setNoticeGrace,
  waitingNotices,
} from '@xd/server/queries/notices.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov } = PEOPLE
const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const HIS = { ...OURS, storeID: STORE.main, custID: whitfield.custID }
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
const statuses = async (rows: Rows, batchID: number) =>
  (await rows.all('notices', { batchID })).map(({ noticeStatus }) => noticeStatus)

const FACTS: readonly FactRow[] = [
  [
    'a batch that is coming in is locked as such, a whole one as a whole, and is found by its store’s own name for it',
    async (db, rows) => {
      const [whole, coming] = [await batch(rows, 'same'), await batch(rows, 'coming', { batchIsWhole: 0 })]
      const lake = await batch(rows, 'same', { storeID: STORE.lake })
      const [one, two] = [await lockBatch(db, OURS, whole), await lockBatch(db, OURS, coming)]
      const [three, four] = [await lockComingBatch(db, OURS, whole), await lockComingBatch(db, OURS, coming)]
      const named = async (storeID: number) => (await batchByExternalID(db, OURS, storeID, 'same'))?.batchID
      return [
        [one, two, three, four].map((row) => row !== undefined),
        [(await named(STORE.main)) === whole, (await named(STORE.lake)) === lake, await named(STORE.prospect)],
      ]
    },
    [
      [true, false, false, true],
      [true, true, undefined],
    ],
  ],
  [
    'a done batch is opened again, and settled once nothing needs attention',
    async (db, rows) => {
      const batchID = await batch(rows, 'done', { batchStatus: 'done', statusAt: 1 })
      const sending = await batch(rows, 'sending', { batchStatus: 'sending', statusAt: 1 })
      const noticeID = await notice(rows, { batchID, noticeStatus: 'failed' })
      const state = async (id: number) => {
        const [row] = await rows.all('notice_batches', { batchID: id })
        return [row!['batchStatus'], row!['statusAt']]
      }
      const opened = [await reopenBatch(db, OURS, batchID, 2), await reopenBatch(db, OURS, sending, 2)]
      const first = await state(batchID)
      const told = []
      for (const noticeStatus of ['failed', 'letter', 'waiting', 'held', 'sending', 'mailed']) {
        await rows.change('notices', { noticeStatus }, { noticeID })
        await settleBatch(db, OURS, batchID, 3)
        told.push((await state(batchID))[0])
      }
      await settleBatch(db, OURS, sending, 3)
      return [opened, first, told.join(' '), await state(batchID), await state(sending)]
    },
    [
      [true, false],
      ['attention', 2],
      'attention attention attention attention attention done',
      ['done', 3],
      ['sending', 1],
    ],
  ],
  [
    'a letter needs an address if none is given, and the customer has no street, or neither ZIP nor city and state',
    async (db, rows) => {
      const all = { custStreet: '1 Pier', custCity: 'Reno', custState: 'NV', custZIP: '89501' }
      const needs = async (address: object, change: object = {}) => {
        const batchID = await batch(rows, `letters-${Math.random()}`)
        await notice(rows, { batchID, noticeStatus: 'letter', postalAddress: '', ...change })
        await rows.change('customers', { ...all, ...address }, { custID: whitfield.custID })
        return (await addressesNeeded(db, OURS, [batchID])).get(batchID) ?? 0
      }
      return [
        [await needs({}), await needs({ custStreet: null }), await needs({ custZIP: null })],
        [await needs({ custCity: null }), await needs({ custCity: null, custState: null })],
        [await needs({ custZIP: null, custCity: null }), await needs({ custZIP: null, custState: null })],
        [
          await needs({ custStreet: null }, { postalAddress: '2 Quay' }),
          await needs({ custStreet: null }, { custID: null }),
        ],
        await needs({ custStreet: null }, { noticeStatus: 'mailed' }),
      ]
    },
    [[0, 1, 0], [0, 0], [1, 1], [0, 1], 0],
  ],
  [
    'notices of a batch are next in their order: waiting ones, and held ones whose time has come',
    async (db, rows) => {
      const [batchID, other] = [await batch(rows, 'next'), await batch(rows, 'other')]
      const made: number[] = []
      for (const change of [
        { noticeStatus: 'held', heldUntil: 5 },
        { noticeStatus: 'waiting' },
        { noticeStatus: 'sent' },
        { noticeStatus: 'held', heldUntil: 9 },
        { noticeStatus: 'waiting' },
        { noticeStatus: 'sent', heldUntil: 2 },
      ])
        made.push(await notice(rows, { batchID, ...change }))
      await notice(rows, { batchID: other, noticeStatus: 'held', heldUntil: 3 })
      const told = (list: readonly { noticeID: number }[]) => list.map(({ noticeID }) => made.indexOf(noticeID))
      const next = async (limit: number) => told(await findNextNotices(db, OURS, batchID, { now: 5, limit }))
      const waits = [await next(9), await next(2), told(await waitingNotices(db, OURS, batchID))]
      const until = await nextNoticeHeldUntil(db, OURS, batchID)
      const locked = told(await lockNotices(db, MAIN, [made[2]!, made[0]!]))
      const canceled = await cancelPendingNotices(db, OURS, batchID, 7)
      return [waits, until, locked, canceled, await statuses(rows, batchID), await statuses(rows, other)]
    },
    [
      [
        [0, 1, 4],
        [0, 1],
        [1, 4],
      ],
      5,
      [0, 2],
      4,
      ['canceled', 'canceled', 'sent', 'canceled', 'canceled', 'sent'],
      ['held'],
    ],
  ],
  [
    'a customer’s letters wait again if they were letters for want of a proved address',
    async (db, rows) => {
      const batchID = await batch(rows, 'letters')
      const letter = { batchID, noticeStatus: 'letter', reason: 'unproved', subject: 'S', body: 'B' }
      await notice(rows, letter)
      await notice(rows, { ...letter, reason: 'no_address' })
      await notice(rows, { ...letter, noticeStatus: 'mailed' })
      await notice(rows, { ...letter, custID: petrov.custID })
      const [released] = await releaseLetters(db, OURS, whitfield.custID, 8)
      const [first] = await rows.all('notices', { batchID })
      const empty = ['reason', 'subject', 'body', 'statusAt'].map((column) => first![column])
      return [released === batchID, await statuses(rows, batchID), empty]
    },
    [true, ['waiting', 'letter', 'mailed', 'letter'], [null, null, null, 8]],
  ],
  [
    'the grace of a notice is set for its own ticket, and its calls are told in order',
    async (db, rows) => {
      const [one, two] = [await notice(rows, {}), await notice(rows, {})]
      for (const [noticeID, number] of [
        [one, 'A'],
        [one, 'B'],
        [two, 'A'],
      ] as const)
        await ofNotice(rows, noticeID, number)
      await setNoticeGrace(db, OURS, { noticeID: one, ticketNumber: 'A', graceDate: '2025-05-01' as LocalDay })
      const graces = [
        ...(await rows.all('notice_tickets', { noticeID: one })),
        ...(await rows.all('notice_tickets', { noticeID: two })),
      ]
      for (const [noticeID, at] of [
        [one, 9],
        [two, 8],
        [one, 7],
      ] as const)
        await rows.insert('notice_calls', { ...OURS, noticeID, userID: USER.clerk, at, outcome: 'voicemail' })
      return [
        graces.map((row) => [row['ticketNumber'], row['graceDate']].join(' ')).toSorted(),
        (await callsOfNotices(db, OURS, [one])).map(({ at }) => Number(at)),
      ]
    },
    [
      ['A ', 'A 2025-05-01', 'B '],
      [9, 7],
    ],
  ],
]

testFacts('batches of notices', FACTS)
