import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, type TextWorld, textWorld } from './text-world.ts'

type Channel = 'sms' | 'email' | 'web'
interface Refused {
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

/** What may be wrong with a customer, their store or their company. */
const STATES: Readonly<Record<string, readonly ['customers' | 'stores' | 'companies', object, object]>> = {
  blocked: ['customers', { custBlocked: 1 }, { custBlocked: 0 }],
  'opted out': ['customers', { custOptedOutAt: 1 }, { custOptedOutAt: null }],
  'without an address': ['customers', { custEmail: null }, {}],
  'at a store without a number': ['stores', { storeSMSNumber: '' }, {}],
  'at a closed store': ['stores', { storeEnabled: 0 }, { storeEnabled: 1 }],
  'at a deleted store': ['stores', { storeDeleted: 1 }, { storeDeleted: 0 }],
  'of a company without email': ['companies', { features: '[]' }, {}],
}

type Words = readonly [code: string, sentence: string]

const SENT: Words = ['sent', '']
const BLOCKED: Words = ['customer_blocked', 'This customer is blocked. Unblock them to write.']
const HIDDEN: Words = ['not_found', 'No conversation with this ID.']
const NO_CHAT: Words = ['chat_over', 'The visitor’s chat is over. Send a text instead.']

const WORDS: Readonly<Record<string, Readonly<Record<Channel, Words>>>> = {
  blocked: { sms: BLOCKED, email: BLOCKED, web: BLOCKED },
  'opted out': {
    sms: ['opted_out', 'This customer opted out of texts. They must text START before you can write again.'],
    email: SENT,
    web: NO_CHAT,
  },
  'without an address': { sms: SENT, email: ['no_email', 'This customer has no email address.'], web: NO_CHAT },
  'at a store without a number': {
    sms: ['store_cannot_text', 'This store has no texting number yet. Add one in the Control Panel, under Stores.'],
    email: SENT,
    web: NO_CHAT,
  },
  'at a closed store': { sms: HIDDEN, email: HIDDEN, web: HIDDEN },
  'at a deleted store': { sms: HIDDEN, email: HIDDEN, web: HIDDEN },
  'of a company without email': {
    sms: SENT,
    email: [
      'not_allowed',
      'Your company doesn’t have email. An owner can turn this on under Add-ons in the Control Panel.',
    ],
    web: NO_CHAT,
  },
}

describe.each(ENGINES)('a message is refused, and says why, on %s:', (database) => {
  let world: TextWorld
  let contact: Contact
  let back: Readonly<Record<string, object>>
  beforeAll(async () => {
    world = await textWorld({ database })
    contact = await world.contact()
    const { writes } = world.connection
    const custEmail = 'ana@refused.test'
    await writes.updateTable('customers').set({ custEmail }).where('custID', '=', contact.custID).execute()
    const { features } = await writes
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    back = {
      'without an address': { custEmail },
      'at a store without a number': { storeSMSNumber: world.storeNumber },
      'of a company without email': { features },
    }
  })
  afterAll(() => world.close())

  const set = async (table: 'customers' | 'stores' | 'companies', change: object) => {
    const { writes } = world.connection
    if (table === 'customers')
      await writes.updateTable('customers').set(change).where('custID', '=', contact.custID).execute()
    else if (table === 'stores')
      await writes.updateTable('stores').set(change).where('storeID', '=', world.storeID).execute()
    else await writes.updateTable('companies').set(change).where('companyID', '=', COMPANY.goldenPledge).execute()
  }
  const send = (more: object = {}) =>
    world.send(contact.convoID, 'Hello', more).then(
      () => SENT,
      ({ code, message, fields = {} }: Refused): Words => [code, Object.values(fields)[0] ?? message],
    )

  test.each(Object.keys(STATES))('to a customer %s', async (state) => {
    const [table, change, after] = STATES[state]!
    await set(table, change)
    const said = {
      sms: await send(),
      email: await send({ channel: 'email', subject: 'Hi' }),
      web: await send({ channel: 'web' }),
    }
    await set(table, { ...after, ...back[state] })
    expect(said).toEqual(WORDS[state])
  })

  test.each([
    ['an empty text', { body: ' ' }, 'Write a message first.'],
    [
      'a text of 1,601 characters',
      { body: 'x'.repeat(1_601) },
      'The message is too long: 1,601 characters, 1,600 at most.',
    ],
    [
      'a chat message for later',
      { channel: 'web', sendAt: '2031-01-01T10:00:00Z' },
      'Chat replies can’t be scheduled. Send a text to reply later.',
    ],
    [
      'a time in two years',
      { sendAt: new Date(Date.now() + 2 * 366 * 86_400_000).toISOString() },
      'A message can wait for a year at most.',
    ],
  ] as const)('%s', async (_, more, sentence) => {
    expect(await send(more)).toEqual(['invalid_input', sentence])
  })
})
