import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import {
  keywordsSince,
  lastStopAt,
  newestConsents,
  ownMarketingAt,
  refusingLoans,
} from '@xd/server/queries/consents.ts'
import { findDuplicates } from '@xd/server/queries/customer-duplicates.ts'
import {
  allBecameOf,
  beforeMerges,
  deleteMerges,
  everyoneIn,
  hasLaterMerge,
  mergedWith,
  mergesSince,
} from '@xd/server/queries/customer-merges.ts'
import { customerStats } from '@xd/server/queries/customer-stats.ts'
import { findCustomerRow, presentCustomerIDs } from '@xd/server/queries/customers.ts'
import { customersByPhone } from '@xd/server/queries/customers-by-phone.ts'
import { choicesAmong, forgetAsking, proveChoice } from '@xd/server/queries/electronic-choices.ts'
import { eraseMedia } from '@xd/server/queries/erase-media.ts'
import { findErasedOptOuts, keepErasedOptOut, takeErasedOptOut } from '@xd/server/queries/erased-opt-outs.ts'
import { findErasedUnsubscribes, keepErasedUnsubscribe } from '@xd/server/queries/erased-unsubscribes.ts'
import { deleteContacts, havingMerged } from '@xd/server/queries/import-undo.ts'
import { customerByEmail } from '@xd/server/queries/mailer-audience.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov, nguyen } = PEOPLE
const [A, B, C] = [whitfield.custID, petrov.custID, nguyen.custID]
const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const merge = (rows: Rows, custID: number, mergedCustID: number, change: object = {}) =>
  rows.like(
    'customer_merges',
    { companyID: -1 },
    {
      ...{ ...OURS, custID, mergedCustID, mergedName: 'M', mergedPhone: '+1', mergedAt: 5, mergedByID: USER.owner },
      ...{ undoneAt: null, journal: '[]', ...change },
    },
  )
const consent = (rows: Rows, custID: number, change: object) =>
  rows.like(
    'customer_consents',
    { companyID: -1 },
    {
      ...{ ...OURS, custID, consentKind: 'service', given: 0, source: 'text', at: 5, userID: null, ...change },
    },
  )

const FACTS: readonly FactRow[] = [
  [
    'merges that were undone are over: nobody became another, or is part of them',
    async (db, rows) => {
      await db.deleteFrom('customer_merges').execute()
      const one = await merge(rows, A, B, { journal: '[{"did":"remove","table":"customers","row":{"custID":1}}]' })
      await merge(rows, B, C, { mergedAt: 7, undoneAt: 9 })
      const three = await merge(rows, B, 900_001, { mergedAt: 6 })
      const since = async (at: number) => (await mergesSince(db, OURS, at)).map(({ mergeID }) => mergeID - one)
      return [
        [await everyoneIn(db, OURS, A), await allBecameOf(db, OURS, 900_001), await allBecameOf(db, OURS, C)],
        (await mergedWith(db, OURS, [C])).toSorted((x, y) => x - y),
        await beforeMerges(db, OURS, A),
        [await since(5), await since(6), three - one],
        (await havingMerged(db, OURS, [A, B, C])).toSorted((x, y) => x - y),
      ]
    },
    [
      [[A, B, 900_001], [900_001, B, A], [C]],
      [B, C].toSorted((x, y) => x - y),
      [{ custID: 1 }],
      [[0, 2], [2], 2],
      [A, B].toSorted((x, y) => x - y),
    ],
  ],
  [
    'a merge is not the last if either customer was in a later one that stands',
    async (db, rows) => {
      await db.deleteFrom('customer_merges').execute()
      const first = await merge(rows, A, 900_001)
      const later = async (custID: number) => hasLaterMerge(db, OURS, { mergeID: first, custID })
      const told = [await later(A)]
      await merge(rows, A, 900_002, { undoneAt: 9 })
      told.push(await later(A))
      await merge(rows, C, 900_003)
      told.push(await later(A), await later(C))
      await merge(rows, B, A)
      told.push(await later(A))
      return told
    },
    [false, false, false, true, true],
  ],
  [
    'the merges of an erased customer go, with those of everyone merged into them, and no others',
    async (db, rows) => {
      await db.deleteFrom('customer_merges').execute()
      await merge(rows, A, 900_001)
      await merge(rows, 900_001, 900_002, { undoneAt: 3 })
      await merge(rows, 900_009, 900_001, { undoneAt: 3 })
      await merge(rows, B, C)
      await deleteMerges(db, OURS, A)
      const left = await rows.all<{ custID: number }>('customer_merges', { mergedName: 'M' })
      return left.map(({ custID }) => custID)
    },
    [B],
  ],
  [
    'contacts that go take the merges that were undone with them',
    async (db, rows) => {
      await db.deleteFrom('customer_merges').execute()
      const like = (custPhone: string) => rows.like('customers', OURS, { custPhone })
      const [one, two, kept] = [await like('+19990001'), await like('+19990002'), await like('+19990003')]
      await merge(rows, one, 900_001, { undoneAt: 3 })
      await merge(rows, 900_002, two, { undoneAt: 3 })
      await merge(rows, kept, 900_003, { undoneAt: 3 })
      await deleteContacts(db, OURS, [one, two])
      const left = await rows.all<{ custID: number }>('customer_merges', { mergedName: 'M' })
      const present = async (id: number) => (await findCustomerRow(db, MAIN, id)) !== undefined
      return [left.map(({ custID }) => custID === kept), [await present(one), await present(two), await present(kept)]]
    },
    [[true], [false, false, true]],
  ],
  [
    'the newest consent holds, a refusal of loans counts unless it was by text or file or they agreed since',
    async (db, rows) => {
      await db.deleteFrom('customer_consents').execute()
      const refuses = async (custID: number) => (await refusingLoans(db, OURS, [custID])).has(custID)
      const told = []
      for (const change of [
        { source: 'text' },
        { source: 'import' },
        { source: 'counter', consentKind: 'marketing' },
        { source: 'counter' },
        { source: 'counter', given: 1 },
        { source: 'counter' },
        { source: 'counter', given: 1, consentKind: 'marketing' },
      ]) {
        await consent(rows, A, change)
        told.push(await refuses(A))
      }
      const newest = await newestConsents(db, OURS, 'service' as never, [A, B])
      return [told, await refuses(B), [...newest]]
    },
    [[false, false, false, true, false, true, true], false, [[A, { given: false, source: 'counter' }]]],
  ],
  [
    'a customer’s own STOP and START are texts about service, and their own marketing consent is not a file’s',
    async (db, rows) => {
      await db.deleteFrom('customer_consents').execute()
      await consent(rows, A, { at: 5 })
      await consent(rows, A, { at: 6, source: 'counter' })
      await consent(rows, A, { at: 7, consentKind: 'marketing' })
      await consent(rows, A, { at: 9, given: 1 })
      await consent(rows, B, { at: 10 })
      await consent(rows, A, { at: 8 })
      const agreed = { consentKind: 'marketing', given: 1 }
      await consent(rows, B, { ...agreed, at: 3, source: 'counter' })
      await consent(rows, B, { ...agreed, at: 4, source: 'import' })
      await consent(rows, B, { ...agreed, at: 5, source: 'counter', given: 0 })
      return [
        await keywordsSince(db, OURS, A, 5),
        [await lastStopAt(db, OURS, A), await lastStopAt(db, OURS, C)],
        [...(await ownMarketingAt(db, OURS, [A, B]))],
      ]
    },
    [
      [
        { at: 5, given: 0 },
        { at: 9, given: 1 },
        { at: 8, given: 0 },
      ],
      [8, undefined],
      [[B, 3]],
    ],
  ],
  [
    'erased customers are no duplicates, not present, and not found by phone or email',
    async (db, rows) => {
      const like = (change: object) => rows.like('customers', { custID: A }, { custDL: null, ...change })
      const same = await like({ custPhone: '+15005559871', custEmail: 'same@mail.test' })
      await rows.change('customers', { custEmail: 'same@mail.test' }, { custID: A })
      const [row] = await rows.all('customers', { custID: A })
      const found = async () => [
        (await findDuplicates(db, MAIN, row as never)).map(({ customer }) => customer.custID === same),
        await presentCustomerIDs(db, MAIN, [same]),
        await customersByPhone(db, MAIN, '5559871', 9),
        await customerByEmail(db, OURS, 'Same@mail.test'),
      ]
      const before = await found()
      await rows.change('customers', { custErasedAt: 1 }, { custID: same })
      const after = await found()
      return [
        before[0],
        [before[1], before[2]].map((ids) => (ids as number[]).includes(same)),
        after.slice(0, 3),
        after[3] === A,
      ]
    },
    [[true], [true, true], [[], [], []], true],
  ],
  [
    'messages for later are not yet a customer’s messages',
    async (db, rows) => {
      const stats = async () => (await customerStats(db, MAIN, A)).messagesOut
      const before = await stats()
      const none = { clientMessageID: null, providerMessageID: null, sendKey: null, messageDirection: 'out' }
      const write = (messageStatus: string) =>
        rows.like('messages', { convoID: whitfield.convos.main! }, { ...none, messageStatus })
      await write('scheduled')
      const later = await stats()
      await write('sent')
      return [later - before, (await stats()) - before]
    },
    [0, 1],
  ],
  [
    'the answer to a question about electronic notices counts once, for its own address, after it was asked',
    async (db, rows) => {
      await db.deleteFrom('electronic_choices').execute()
      const choice = (address: string, askedAt: number | null, change: object = {}) =>
        rows.insert('electronic_choices', {
          ...{ ...OURS, custID: A, address, agreedAt: 1, provedAt: null, askedAt, askedMessageID: null, ...change },
        })
      await choice('a', 2, { askedMessageID: 1 })
      await choice('b', null)
      await choice('c', 2, { askedMessageID: 2 })
      const prove = (address: string, at: number) => proveChoice(db, OURS, { custID: A, address, answer: 'YES', at })
      const told = [await prove('a', 3), await prove('a', 4), await prove('b', 3), await prove('z', 3)]
      await forgetAsking(db, OURS, 2)
      const listed = (await choicesAmong(db, OURS, [A])).map((one) => [one.address, one.askedAt, one.provedAt])
      return [told, listed, await choicesAmong(db, OURS, [B])]
    },
    [
      [true, false, false, false],
      [
        ['c', null, null],
        ['b', null, null],
        ['a', 2, 3],
      ],
      [],
    ],
  ],
  [
    'pictures that are still shown are not deleted',
    async (db, rows) => {
      await db.deleteFrom('drafts').execute()
      const picture = () => rows.like('media', OURS, { mediaKey: `m${Math.random()}`, bytes: 10 })
      const [free, inReply, inMailer, inDraft, other] = [
        ...[await picture(), await picture(), await picture(), await picture(), await picture()],
      ] as const
      const replyID = await rows.like('quick_replies', OURS, { replyShortcode: 'shown' })
      await rows.insert('quick_reply_media', { ...OURS, replyID, mediaID: inReply, position: 0 })
      const jobID = await rows.like('mailers', OURS, {})
      await rows.insert('mailer_media', { ...OURS, jobID, mediaID: inMailer, position: 0 })
      const draft = { ...OURS, userID: USER.clerk, convoID: whitfield.convos.main, draftBody: '', draftAt: 1 }
      await rows.insert('drafts', { ...draft, draftMedia: JSON.stringify([inDraft]), draftChannel: 'sms' })
      const bytes = await eraseMedia(db, OURS, [free!, inReply!, inMailer!, inDraft!])
      const left = []
      for (const mediaID of [free, inReply, inMailer, inDraft, other])
        left.push((await rows.all('media', { mediaID })).length)
      return [bytes, left]
    },
    [10, [0, 1, 1, 1, 1]],
  ],
  [
    'opt-outs of erased phones are kept by phone, the stricter one stays, and each is given back once',
    async (db) => {
      const keep = (phoneHash: string, optedOutAt: number, loansOnly: 0 | 1) =>
        keepErasedOptOut(db, { ...OURS, phoneHash, optedOutAt, loansOnly })
      await keep('a', 1, 1)
      await keep('a', 2, 0)
      await keep('b', 1, 0)
      await keep('b', 2, 1)
      const take = async (phoneHash: string) => takeErasedOptOut(db, { ...OURS, phoneHash })
      const found = await findErasedOptOuts(db, OURS, ['a', 'z'])
      await keepErasedUnsubscribe(db, { ...OURS, addressHash: 'x', withdrawnAt: 1 })
      await keepErasedUnsubscribe(db, { ...OURS, addressHash: 'x', withdrawnAt: 4 })
      await keepErasedUnsubscribe(db, { ...OURS, addressHash: 'y', withdrawnAt: 2 })
      const letters = [...(await findErasedUnsubscribes(db, OURS, ['x', 'z']))]
      return [found, await take('z'), await take('a'), await take('a'), await take('b'), letters]
    },
    [['a'], undefined, { optedOutAt: 1, loansOnly: 0 }, undefined, { optedOutAt: 1, loansOnly: 0 }, [['x', 4]]],
  ],
]

testFacts('customers', FACTS)
