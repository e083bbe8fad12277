import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { findNames, type NamedKind } from '@xd/server/queries/record-names.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov, nguyen, silverPaid } = PEOPLE
const OURS = { companyID: COMPANY.goldenPledge }
const HIS = { ...OURS, storeID: STORE.main, custID: whitfield.custID }
const GONE = 98_765

const names = async (db: TxDb, kind: NamedKind, ...ids: readonly (number | string)[]) =>
  [...(await findNames(db, OURS, kind, ids)).values()].sort()

const customer = (rows: Rows, custPhone: string, change: object = {}) =>
  rows.like('customers', { custID: petrov.custID }, { custPhone, ...change })
const merge = (rows: Rows, mergedCustID: number, change: object = {}) =>
  rows.insert('customer_merges', {
    ...{ ...OURS, custID: whitfield.custID, mergedCustID, mergedName: 'Old, Ann', mergedPhone: '+12135550999' },
    ...{ mergedAt: 1, mergedByID: USER.owner, undoneAt: null, journal: '[]', ...change },
  })
const message = (rows: Rows, change: object) =>
  rows.like(
    'messages',
    { convoID: whitfield.convos.main! },
    { clientMessageID: null, providerMessageID: null, sendKey: null, paymentID: null, ...HIS, ...change },
  )
const lead = async (rows: Rows, leadItem: string) => {
  const messageID = await message(rows, { messageDirection: 'in' })
  await rows.insert('quote_leads', {
    ...{ ...HIS, convoID: whitfield.convos.main!, messageID, leadItem, leadWant: 'sell', leadStatus: 'new' },
    ...{ askedAt: 1, statusAt: 1, answeredAt: null, statusByID: null, loanID: null, wonCents: null },
  })
  return Number((await rows.all('quote_leads', { messageID }))[0]!['leadID'])
}

const FACTS: readonly FactRow[] = [
  [
    'a customer is named by name or phone, a merged one as the merge tells, an erased one and another company’s not at all',
    async (db, rows) => {
      const unnamed = await customer(rows, '+12135550911', { custFirstName: '', custLastName: 'Unknown' })
      const erased = await customer(rows, '+12135550912', { custErasedAt: 1 })
      await merge(rows, GONE)
      await merge(rows, GONE + 1, { mergedName: '' })
      await merge(rows, GONE + 2, { companyID: COMPANY.silverAnchor, custID: silverPaid.custID })
      return names(
        ...([db, 'customer', whitfield.custID, unnamed, erased, silverPaid.custID] as const),
        ...[GONE, GONE + 1, GONE + 2, GONE + 3],
      )
    },
    ['(213) 555-0911', '(213) 555-0999', 'Old, Ann', 'Whitfield, Jerome'],
  ],
  [
    'a merge is named after who was merged, or their phone',
    async (db, rows) => {
      await merge(rows, GONE)
      await merge(rows, GONE + 1, { mergedName: '' })
      const made = [...(await rows.all('customer_merges', { mergedCustID: GONE }))]
      const other = await rows.all('customer_merges', { mergedCustID: GONE + 1 })
      return names(db, 'merge', Number(made[0]!['mergeID']), Number(other[0]!['mergeID']))
    },
    ['(213) 555-0999', 'Old, Ann'],
  ],
  [
    'a message is from its customer or to them, and of one who was erased it says that',
    async (db, rows) => {
      const custID = await customer(rows, '+12135550912', { custErasedAt: 1 })
      return names(
        db,
        'message',
        await message(rows, { messageDirection: 'in' }),
        await message(rows, { messageDirection: 'out' }),
        await message(rows, { messageDirection: 'in', custID }),
      )
    },
    ['Message from Whitfield, Jerome', 'Message from a customer who was erased', 'Message to Whitfield, Jerome'],
  ],
  [
    'promises, requests to stop, plans and conversations say whose they are',
    async (db, rows) => {
      const convoID = whitfield.convos.main!
      const promiseID = await rows.like('promises', OURS, { ...HIS, convoID, promiseDay: '2025-03-09' })
      const stopRequestID = await rows.like('stop_requests', OURS, { ...HIS, convoID, messageID: null })
      const planID = await rows.like('plans', OURS, { ...HIS, planMemo: 'Gold ring' })
      return [
        await names(db, 'promise', promiseID),
        await names(db, 'stop-request', stopRequestID),
        await names(db, 'plan', planID),
        await names(db, 'conversation', convoID, nguyen.convos.main!),
      ]
    },
    [
      ['Promise of Whitfield, Jerome to pay by Mar 9, 2025'],
      ['Request to stop by Whitfield, Jerome'],
      ['Plan “Gold ring” of Whitfield, Jerome'],
      ['Conversation with Nguyen, Thanh', 'Conversation with Whitfield, Jerome'],
    ],
  ],
  [
    'an approval is what is asked for, and a picture has no name',
    async (db, rows) => {
      await rows.insert('approvals', {
        ...{ ...OURS, call: 'settings/users/save', about: 'new', action: 'user-invite', target: null, detail: null },
        ...{ sealedInput: null, askedByID: USER.owner, visitID: null, askedAt: 1, expiresAt: 2, state: 'waiting' },
        ...{ answeredByID: null, answeredAt: null },
      })
      const [made] = await rows.all('approvals', { about: 'new' })
      return [await names(db, 'approval', Number(made!['approvalID'])), await names(db, 'picture', 1, 2)]
    },
    [['Invite a user'], []],
  ],
  [
    'a user is named by nickname or, without one, by address',
    async (db, rows) => {
      const user = (userUsername: string, userNickname: string) =>
        rows.like('users', { userID: USER.clerk }, { userUsername, userNickname })
      return names(db, 'user', await user('one@x.test', ' Uno '), await user('two@x.test', '  '), USER.silverOwner)
    },
    ['Uno', 'two@x.test'],
  ],
  [
    'fields of customers are named by their titles, those of payments are not among them',
    async (db, rows) => {
      const form = (moduleID: string, fields: readonly object[]) =>
        rows.change('custom_fields', { fields: JSON.stringify(fields) }, { ...OURS, moduleID })
      await form('customer', [
        { id: 'f1', title: 'Birthday', type: 'date' },
        { id: 'f2', title: 'Shoe size', type: 'text' },
      ])
      await form('payments', [{ id: 'f3', title: 'Shelf', type: 'text' }])
      return Object.fromEntries(await findNames(db, OURS, 'customer-field', ['f1', 'f2', 'f3']))
    },
    { f1: 'Birthday', f2: 'Shoe size' },
  ],
  [
    'an empty name is none, and what is no number is nobody’s ID',
    async (db, rows) => [
      await names(db, 'lead', await lead(rows, ''), await lead(rows, 'Watch'), 'x', 1.5),
      await names(db, 'lead', 'x', 2 ** 60),
      await names(db, 'lead'),
    ],
    [['Watch'], [], []],
  ],
  [
    'a closed day is named by its note and its day',
    async (db, rows) => {
      for (const [day, note] of [
        ['2025-12-25', 'Christmas'],
        ['2025-07-04', ''],
      ])
        await rows.insert('store_closures', { ...OURS, storeID: STORE.main, day, note, yearly: 0 })
      const made = [
        ...(await rows.all('store_closures', { day: '2025-12-25', storeID: STORE.main, note: 'Christmas' })),
        ...(await rows.all('store_closures', { day: '2025-07-04', storeID: STORE.main, note: '' })),
      ]
      return names(db, 'closure', ...made.map(({ closureID }) => Number(closureID)))
    },
    ['Christmas, Dec 25, 2025', 'Jul 4, 2025'],
  ],
]

testFacts('the names of records', FACTS)
