import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { bouncedAmong } from '@xd/server/queries/bounced-addresses.ts'
import {
  earlierEmailIDs,
  findCustomerByEmail,
  findStoreByKey,
  lastSubject,
  sentEmail,
  threadOfEmails,
} from '@xd/server/queries/emails.ts'
import { addressesWrittenTo } from '@xd/server/queries/erased-unsubscribes.ts'
import { findStoreByNumber, sendersAt, setOptedOut } from '@xd/server/queries/incoming.ts'
import { rememberErasedTexts } from '@xd/server/queries/missed-texts.ts'
import { type FactRow, testFacts } from './facts.ts'
import { ALL, came, convoID, NOW, other, OURS, out } from './talk.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov, nguyen } = PEOPLE
const job = systemScope('job')

const email = async (rows: Rows, messageID: number, change: object) =>
  rows.insert('emails', {
    ...{ ...OURS, storeID: STORE.main, messageID, emailID: `<${messageID}@mail>` },
    ...{ emailFrom: 'a@mail.test', emailTo: 'b@mail.test', ...change },
  })

const FACTS: readonly FactRow[] = [
  [
    'an address is bounced if nobody’s email arrived there since',
    async (db, rows) => {
      await rows.change('customers', { custEmail: 'gone@mail.test' }, { custID: whitfield.custID })
      const bounced = async (custIDs: readonly number[] = []) => [
        ...(await bouncedAmong(db, OURS, ['gone@mail.test', 'fine@mail.test'], custIDs)),
      ]
      const to = async (emailTo: string, change: object) =>
        email(rows, await out(rows, { messageChannel: 'email', ...change }), { emailTo })
      await to('fine@mail.test', { messageStatus: 'undelivered', messageTwilioError: 30003 })
      await to('gone@mail.test', { messageStatus: 'undelivered', messageTwilioError: 550 })
      const one = await bounced()
      await rows.change('customers', { custEmail: 'new@mail.test' }, { custID: whitfield.custID })
      const moved = [await bounced(), await bounced([whitfield.custID]), await bounced([petrov.custID])]
      await to('fine@mail.test', { messageStatus: 'delivered' })
      const still = await bounced([whitfield.custID])
      await to('gone@mail.test', { messageStatus: 'delivered' })
      return [one.length, moved.map(({ length }) => length), still.length, await bounced([whitfield.custID])]
    },
    [1, [0, 1, 0], 1, []],
  ],
  [
    'an answer by email belongs to the conversation of our own newest email that it names',
    async (db, rows) => {
      await email(rows, await out(rows), { emailID: '<ours@mail>' })
      await email(rows, await out(rows, { convoID: other, custID: petrov.custID }), { emailID: '<later@mail>' })
      await email(rows, await came(rows), { emailID: '<theirs@mail>' })
      const found = async (...ids: readonly string[]) => (await threadOfEmails(db, systemScope('email'), ids))?.custID
      const sent = async (id: string) => (await sentEmail(db, systemScope('email'), id))?.custID
      const named = [
        await found('<ours@mail>'),
        await found('<ours@mail>', '<later@mail>'),
        await found('<theirs@mail>'),
      ]
      const own = [await sent('<ours@mail>'), await sent('<theirs@mail>')]
      await rows.change('customers', { custErasedAt: 1 }, { custID: whitfield.custID })
      return [named, own, await found('<ours@mail>')]
    },
    [[whitfield.custID, petrov.custID, undefined], [whitfield.custID, undefined], undefined],
  ],
  [
    'a new email names the last ones before it, oldest first, and takes the last subject',
    async (db, rows) => {
      await db.deleteFrom('emails').execute()
      const sent = []
      for (const subject of ['First', 'Second', null]) {
        sent.push(await out(rows, { messageChannel: 'email', messageSubject: subject }))
        await email(rows, sent.at(-1)!, { emailID: `<${sent.length}>` })
      }
      await out(rows, { messageChannel: 'sms', messageSubject: 'Not an email' })
      const ids = (messageID: number, limit: number) => earlierEmailIDs(db, job, { ...OURS, convoID, messageID, limit })
      return [await ids(sent[2]!, 9), await ids(sent[2]!, 1), await ids(NOW, 2), await lastSubject(db, ALL, convoID)]
    },
    [['<1>', '<2>'], ['<2>'], ['<2>', '<3>'], 'Second'],
  ],
  [
    'a store’s address goes to an open store first, then to the older one, and to no deleted one',
    async (db, rows) => {
      for (const [storeID, storeKey] of [
        [STORE.main, 'same'],
        [STORE.prospect, 'Same'],
        [STORE.lake, 'SAME'],
      ] as const)
        await rows.change('stores', { storeKey }, { storeID })
      const found = async () => (await findStoreByKey(db, systemScope('email'), 'same'))?.storeID
      const told = [await found()]
      await rows.change('stores', { storeEnabled: 0 }, { storeID: STORE.main })
      told.push(await found())
      await rows.change('stores', { storeDeleted: 1 }, { storeID: STORE.prospect })
      told.push(await found())
      await rows.change('stores', { storeDeleted: 1 }, { storeID: STORE.lake })
      told.push(await found())
      await rows.change('stores', { storeDeleted: 1 }, { storeID: STORE.main })
      return [...told, await found()]
    },
    [STORE.main, STORE.prospect, STORE.lake, STORE.main, undefined],
  ],
  [
    'a text goes to the store with the number that is not deleted, else to one that was open, else to the oldest',
    async (db, rows) => {
      for (const storeID of [STORE.main, STORE.prospect, STORE.lake])
        await rows.change('stores', { storeSMSNumber: '+19995550100', storeDeleted: 1 }, { storeID })
      const found = async () => (await findStoreByNumber(db, systemScope('texting-webhook'), '+19995550100'))?.storeID
      const told = [await found()]
      await rows.change('stores', { storeEnabled: 0 }, { storeID: STORE.main })
      told.push(await found())
      await rows.change('stores', { storeEnabled: 0, storeDeleted: 0 }, { storeID: STORE.lake })
      return [...told, await found()]
    },
    [STORE.main, STORE.prospect, STORE.lake],
  ],
  [
    'an email is from the customer whom the store was last in touch with, else from the oldest one',
    async (db, rows) => {
      const own = 'same@mail.test'
      for (const { custID } of [whitfield, petrov, nguyen])
        await rows.change('customers', { custEmail: own }, { custID })
      const active = (id: number, convoActivityAt: number) =>
        rows.change('conversations', { convoActivityAt }, { convoID: id })
      await active(convoID, 5)
      await active(other, 9)
      await active(nguyen.convos.main!, 9)
      const found = async (...storeIDs: readonly number[]) => findCustomerByEmail(db, { ...OURS, storeIDs }, own)
      const oldest = Math.min(whitfield.custID, petrov.custID, nguyen.custID)
      const tied = Math.min(petrov.custID, nguyen.custID)
      return [
        (await found(STORE.main)) === tied,
        (await found(STORE.lake)) === oldest,
        (await found(STORE.depot)) === oldest,
      ]
    },
    [true, true, true],
  ],
  [
    'addresses that were written to are those of a customer’s mailers and of emails to them',
    async (db, rows) => {
      await db.deleteFrom('emails').execute()
      await db.deleteFrom('mailer_recipients').where('custID', '=', petrov.custID).execute()
      const his = { convoID: other, custID: petrov.custID }
      await email(rows, await out(rows, his), { emailTo: 'to-him@mail.test' })
      await email(rows, await out(rows, his), { emailTo: 'to-him@mail.test' })
      await email(rows, await came(rows, his), { emailTo: 'to-us@mail.test' })
      await email(rows, await out(rows), { emailTo: 'to-another@mail.test' })
      return addressesWrittenTo(db, OURS, petrov.custID)
    },
    ['to-him@mail.test'],
  ],
  [
    'an opt-out is written once, and ended once',
    async (db) => {
      const did = []
      for (const at of [5, 6, null, null]) did.push(await setOptedOut(db, OURS, petrov.custID, at))
      return did
    },
    [true, false, true, false],
  ],
  [
    'the phones of a customer’s texts are those of their own texts, by their moments',
    async (db, rows) => {
      await came(rows, { messageAt: NOW + 1, messageTo: '+1' })
      await came(rows, { messageAt: NOW + 1, messageTo: '+2', messageChannel: 'email' })
      await came(rows, { messageAt: NOW + 1, messageTo: '+3', convoID: other, custID: petrov.custID })
      await out(rows, { messageAt: NOW + 1, messageTo: '+4' })
      await came(rows, { messageAt: NOW + 2, messageTo: '+5' })
      return sendersAt(db, OURS, whitfield.custID, [NOW + 1])
    },
    [{ at: NOW + 1, phone: '+1' }],
  ],
  [
    'of erased messages, texts from customers are remembered by the carrier’s ID',
    async (db, rows) => {
      await rememberErasedTexts(
        db,
        OURS,
        [
          await came(rows, { providerMessageID: 'text' }),
          await came(rows, { providerMessageID: 'email', messageChannel: 'email' }),
          await out(rows, { providerMessageID: 'ours' }),
          await came(rows),
        ],
        NOW,
      )
      return (await rows.all('erased_texts', OURS)).map((row) => row['providerMessageID'])
    },
    ['text'],
  ],
]

testFacts('emails and incoming texts', FACTS)
