import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { appendEvents } from '@xd/server/db/event-log.ts'
import { readCustomerRecords } from '@xd/server/queries/customer-records.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const { custID } = PEOPLE.whitfield
const OURS = { companyID: COMPANY.goldenPledge }
const ALL = { ...OURS, storeIDs: [STORE.main, STORE.prospect, STORE.lake] }
const LATE = { storeID: STORE.lake }
const EARLY = { storeID: STORE.main }

type Records = Awaited<ReturnType<typeof readCustomerRecords>>
type Change = Readonly<Record<string, unknown>>

/** Two records, of which every index but that of IDs has the second first. */
const TWO: readonly (readonly [section: keyof Records, table: string, id: string, one: Change, two: Change])[] = [
  [
    'notices',
    'notices',
    'noticeID',
    { ...LATE, messageID: null, noticeStatus: 'waiting' },
    { ...EARLY, messageID: null, noticeStatus: 'canceled' },
  ],
  [
    'tickets',
    'tickets',
    'ticketID',
    { ...LATE, ticketNumber: 'Z-2', ticketDueDate: '2031-01-02', ticketStatus: 'redeemed' },
    { ...EARLY, ticketNumber: 'Z-1', ticketDueDate: '2031-01-01', ticketStatus: 'active' },
  ],
  ['quoteRequests', 'quote_leads', 'leadID', { ...LATE, askedAt: 9 }, { ...EARLY, askedAt: 5 }],
  [
    'stopRequests',
    'stop_requests',
    'stopRequestID',
    { ...LATE, requestedAt: 9, messageID: null },
    { ...EARLY, requestedAt: 5, messageID: null },
  ],
  [
    'plans',
    'plans',
    'planID',
    { ...LATE, planCreatedAt: 9, planStatus: 'stopped' },
    { ...EARLY, planCreatedAt: 5, planStatus: 'active' },
  ],
  [
    'promises',
    'promises',
    'promiseID',
    { ...LATE, madeAt: 9, promiseDay: '2031-01-02', promiseStatus: 'kept' },
    { ...EARLY, madeAt: 5, promiseDay: '2031-01-01', promiseStatus: 'broken' },
  ],
  ['loans', 'loans', 'loanID', { savedAt: 9, loanStatus: 'void' }, { savedAt: 5, loanStatus: 'declined' }],
  [
    'consents',
    'customer_consents',
    'consentID',
    { consentKind: 'service', at: 9 },
    { consentKind: 'marketing', at: 5 },
  ],
  ['addresses', 'electronic_choices', 'choiceID', { address: 'z@x.test' }, { address: 'a@x.test' }],
]
/** What rows need where the demo has none. */
const FIRST: Readonly<Record<string, Change>> = {
  customer_consents: { given: 1, source: 'counter', userID: USER.clerk },
  electronic_choices: { agreedAt: 1, askedAt: null, provedAt: null },
  promises: {
    ...{ convoID: PEOPLE.whitfield.convos.main, promiseTickets: '', promiseAmountCents: null, isOverdue: 0 },
    ...{ promiseSource: 'call', cutoffAt: 1, madeByID: null, statusAt: null, statusByID: null },
  },
}
const made = async (rows: Rows, table: string, change: Change) =>
  rows.like(table, OURS, { ...FIRST[table], custID, ...change })

const FACTS: readonly FactRow[] = [
  ...TWO.map(([section, table, id, one, two]): FactRow => [
    `a customer’s data file tells their ${section} in the order in which they were made`,
    async (db, rows) => {
      const ids = [await made(rows, table, one), await made(rows, table, two)]
      // In PostgreSQL, a changed row lies behind the others.
      await rows.change(table, { custID }, { [id]: ids[0] })
      const told = (await readCustomerRecords(db, ALL, custID))[section] as unknown as Record<string, number>[]
      return told.map((row) => row[id]!).flatMap((value) => (ids.includes(value) ? ids.indexOf(value) : []))
    },
    [0, 1],
  ]),
  [
    'a customer’s chats are told in the order in which they began, and the tickets of their notices by number',
    async (db, rows) => {
      for (const [startedAt, visitorName] of [
        [9, 'One'],
        [5, 'Two'],
      ] as const)
        await made(rows, 'bubble_sessions', { ...EARLY, startedAt, visitorName, tokenHash: visitorName })
      const noticeID = await made(rows, 'notices', { ...EARLY, messageID: null })
      for (const ticketNumber of ['Z-9', 'Z-1', 'Z-5'])
        await rows.like('notice_tickets', OURS, { ...EARLY, noticeID, ticketNumber, noticeExternalID: ticketNumber })
      const { chats, noticeTickets } = await readCustomerRecords(db, ALL, custID)
      const numbers = noticeTickets.map(({ ticketNumber }) => ticketNumber)
      const names = chats.map(({ visitorName }) => visitorName)
      return [names.filter((name) => /One|Two/.test(name ?? '')), numbers.filter((number) => number.startsWith('Z-'))]
    },
    [
      ['One', 'Two'],
      ['Z-1', 'Z-5', 'Z-9'],
    ],
  ],
  [
    'events of several companies go to the log of each, one position after another',
    async (db, rows) => {
      const { goldenPledge: one, silverAnchor: two } = COMPANY
      const last = async (companyID: number) =>
        (await rows.all<{ eventSeq: number }>('companies', { companyID }))[0]!.eventSeq
      const before = { [one]: await last(one), [two]: await last(two) }
      const event = (companyID: number, n: number) => ({ companyID, event: 'reload_labels', data: { n } }) as const
      await appendEvents(
        db,
        [event(two, 1), { ...event(one, 2), storeID: STORE.lake }, event(two, 3), event(one, 4)] as never,
        7,
      )
      const told = []
      for (const companyID of [one, two]) {
        const logged = await rows.all<{ seq: number; storeID: number | null; data: unknown }>('events', {
          companyID,
          at: 7,
        })
        const from = before[companyID]!
        told.push([(await last(companyID)) - from, logged.map(({ seq, storeID, data }) => [seq - from, storeID, data])])
      }
      return told
    },
    [
      [
        2,
        [
          [1, STORE.lake, '{"n":2}'],
          [2, null, '{"n":4}'],
        ],
      ],
      [
        2,
        [
          [1, null, '{"n":1}'],
          [2, null, '{"n":3}'],
        ],
      ],
    ],
  ],
]

testFacts('what is kept of customers and companies', FACTS)
