import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { marketingOfAddresses, ticketsAmong, unreachableAmong } from '@xd/server/queries/recipient-facts.ts'
import { addLabel, removeLabel } from '@xd/server/queries/row-labels.ts'
import { closeStopRequests, openStopRequestOf } from '@xd/server/queries/stop-requests.ts'
import { type FactRow, testFacts } from './facts.ts'

const { whitfield, petrov } = PEOPLE
const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }

const FACTS: readonly FactRow[] = [
  [
    'a label is added to rows that lack it and taken from those that have it',
    async (db) => {
      await db.deleteFrom('customer_labels').execute()
      const ids = [whitfield.custID, petrov.custID]
      const label = (labelID: number, some: readonly number[] = ids) =>
        ({ module: 'customer', ids: some, labelID }) as const
      const added = [
        await addLabel(db, MAIN, label(1, [ids[0]!])),
        await addLabel(db, MAIN, label(2)),
        await addLabel(db, MAIN, label(1)),
      ]
      return [
        added,
        await removeLabel(db, MAIN, label(1, [ids[1]!])),
        await removeLabel(db, MAIN, label(1)),
        (await removeLabel(db, MAIN, label(2))).length,
      ]
    },
    [[[whitfield.custID], [whitfield.custID, petrov.custID], [petrov.custID]], [petrov.custID], [whitfield.custID], 2],
  ],
  [
    'the last word about marketing at an address counts, of that kind alone',
    async (db, rows) => {
      await db.deleteFrom('customer_consents').execute()
      for (const { custID } of [whitfield, petrov])
        await rows.change('customers', { custEmail: 'same@mail.test' }, { custID })
      const say = (custID: number, given: 0 | 1, consentKind: string) =>
        rows.insert('customer_consents', {
          ...OURS,
          custID,
          given,
          consentKind,
          source: 'counter',
          at: 1,
          userID: null,
        })
      const told = async () => (await marketingOfAddresses(db, OURS, ['same@mail.test'])).get('same@mail.test')
      const words = [await told()]
      await say(whitfield.custID, 1, 'marketing')
      words.push(await told())
      await say(petrov.custID, 0, 'marketing')
      words.push(await told())
      await say(whitfield.custID, 1, 'service')
      return [...words, await told()]
    },
    [undefined, true, false, false],
  ],
  [
    'a number takes no texts until one arrives there, by text',
    async (db, rows) => {
      const write = (change: object) =>
        rows.like(
          'messages',
          { convoID: whitfield.convos.main! },
          {
            ...{ clientMessageID: null, providerMessageID: null, sendKey: null, messageTwilioError: null },
            ...{ messageDirection: 'out', messageChannel: 'sms', messageStatus: 'sent', ...change },
          },
        )
      const told = async () => (await unreachableAmong(db, OURS, [whitfield.custID])).size
      await write({ messageStatus: 'undelivered', messageTwilioError: 30_007 })
      const other = await told()
      await write({ messageStatus: 'undelivered', messageTwilioError: 30_005 })
      const failed = await told()
      await write({ messageChannel: 'email', messageStatus: 'delivered' })
      await write({ messageStatus: 'sent' })
      const still = await told()
      await write({ messageStatus: 'delivered' })
      return [other, failed, still, await told()]
    },
    [0, 1, 1, 0],
  ],
  [
    'tickets of customers are active ones that are due in a range, both days included',
    async (db, rows) => {
      await db.deleteFrom('tickets').execute()
      const ticket = (ticketNumber: string, change: object) =>
        rows.like('tickets', OURS, {
          storeID: STORE.main,
          custID: whitfield.custID,
          ticketNumber,
          graceByNotice: null,
          ...change,
        })
      for (const day of ['2025-01-01', '2025-01-02', '2025-01-05', '2025-01-06'])
        await ticket(day, { ticketDueDate: day })
      await ticket('gone', { ticketDueDate: '2025-01-03', ticketStatus: 'gone' })
      await ticket('none', { ticketDueDate: '', ticketStatus: 'active', graceByNotice: '2025-09-01' })
      const told = async (range: object) =>
        (await ticketsAmong(db, OURS, [whitfield.custID], range)).map(({ ticketNumber }) => ticketNumber).toSorted()
      const graces = (await ticketsAmong(db, OURS, [whitfield.custID], {})).map((one) => one.ticketGraceDate)
      return [
        await told({ ticketDueStart: '2025-01-02', ticketDueEnd: '2025-01-05' }),
        await told({ ticketDueEnd: '2025-01-01' }),
        graces.includes('2025-09-01' as LocalDay),
        (await told({})).length,
      ]
    },
    [['2025-01-02', '2025-01-05'], ['2025-01-01', 'none'], true, 5],
  ],
  [
    'a request to stop that is open is the oldest; STOP ends those by text, an opt-out by hand all',
    async (db, rows) => {
      await db.deleteFrom('stop_requests').where('custID', '=', whitfield.custID).execute()
      const ask = (channel: string, requestedAt: number, change: object = {}) =>
        rows.like('stop_requests', OURS, {
          ...{ storeID: STORE.main, custID: whitfield.custID, convoID: null, messageID: null, channel, requestedAt },
          ...{ decidedAt: 0, decidedByID: null, decision: null, ...change },
        })
      await ask('sms', 1, { decidedAt: 3 })
      await ask('email', 9)
      await ask('sms', 5)
      const oldest = async () => (await openStopRequestOf(db, OURS, whitfield.custID))?.requestedAt
      const first = await oldest()
      await closeStopRequests(db, OURS, whitfield.custID, { at: 7, userID: null, emails: false })
      const texts = (await rows.all('stop_requests', { custID: whitfield.custID })).map((row) =>
        Number(row['decidedAt']),
      )
      await closeStopRequests(db, OURS, whitfield.custID, { at: 8, userID: USER.lena, emails: true })
      const all = (await rows.all('stop_requests', { custID: whitfield.custID })).map((row) =>
        [row['decidedAt'], row['decision']].join(' '),
      )
      return [first, texts, all.slice(1), await oldest()]
    },
    [9, [3, 0, 7], ['8 opted_out', '7 opted_out'], undefined],
  ],
]

testFacts('what customers have said', FACTS)
