import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { conversationRow, customerRow, messageRow, paymentRow } from '../rows.ts'

const { goldenPledge: companyID, silverAnchor } = COMPANY
/** The nth second of 2025. */
const at = (seconds: number) => Date.UTC(2025, 0, 1) + seconds * 1_000
const iso = (seconds: number) => new Date(at(seconds)).toISOString()

describe.each(ENGINES)('the whole of a customer’s data file on %s', (database) => {
  let server: Booted
  let custID: number
  let thread: { companyID: number; storeID: number; convoID: number; custID: number }
  let elsewhere: typeof thread
  let names: ReadonlyMap<number, string>
  beforeAll(async () => {
    server = await boot({ database })
    const { writes } = server.connection
    const customer = customerRow({ companyID, custPhone: '+12135550971', custLastName: 'Whole' })
    ;({ custID } = await writes.insertInto('customers').values(customer).returning('custID').executeTakeFirstOrThrow())
    const begin = async (storeID: number) => {
      const row = conversationRow({ companyID, storeID, custID })
      const made = writes.insertInto('conversations').values(row).returning('convoID')
      return { companyID, storeID, custID, convoID: (await made.executeTakeFirstOrThrow()).convoID }
    }
    // The later store first: their order is that of their beginning.
    elsewhere = await begin(STORE.lake)
    thread = await begin(STORE.main)
    const { stores } = await (await server.signIn('owner'))('stores/list', {})
    names = new Map(stores.map(({ storeID, storeName }) => [storeID, storeName]))
  })
  afterAll(() => server.close())

  const write = async (row: Parameters<typeof messageRow>[0]) => {
    const made = server.connection.writes.insertInto('messages').values(messageRow(row)).returning('messageID')
    return (await made.executeTakeFirstOrThrow()).messageID
  }
  const picture = async (type: string, bytes: number, whose: number = companyID) => {
    const content = new Uint8Array(bytes).fill(bytes)
    const row = { companyID: whose, mediaKey: `whole-${type}-${bytes}`, type, bytes, width: 1, height: 1, content }
    const made = server.connection.writes
      .insertInto('media')
      .values({ ...row, createdAt: 1 })
      .returning('mediaID')
    return (await made.executeTakeFirstOrThrow()).mediaID
  }
  const show = (messageID: number, mediaIDs: readonly number[]) =>
    server.connection.writes
      .insertInto('message_media')
      .values(mediaIDs.map((mediaID, position) => ({ companyID, messageID, mediaID, position })))
      .execute()
  const download = async () => {
    const { token } = await server.signIn('owner')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/export/customers/${custID}.zip`, { headers })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return { files, told: JSON.parse(strFromU8(files['customer.json']!)) as Record<string, unknown> }
  }

  test('each message with who sent it and its pictures, conversation by conversation', async () => {
    const asked = await write({ ...thread, messageDirection: 'in', messageAt: at(9), messageBody: 'Is it ready?' })
    const sent = { messageDirection: 'out', messageStatus: 'delivered', messageSentByID: USER.clerk } as const
    const answered = await write({ ...thread, ...sent, messageAt: at(5), messageBody: 'It is.' })
    const letter = { messageChannel: 'email', messageSubject: 'Hello', messageBody: 'A letter' } as const
    await write({ ...elsewhere, messageDirection: 'in', messageAt: at(7), ...letter })
    const [jpeg, png, gif] = [
      ...[await picture('image/jpeg', 3), await picture('image/png', 4), await picture('image/gif', 5)],
    ] as const
    await show(asked, [png!, jpeg!])
    await show(answered, [gif!, jpeg!])
    const { files, told } = await download()
    const text = { channel: 'sms', subject: null }
    expect(told['conversations']).toEqual([
      {
        store: names.get(STORE.lake),
        messages: [
          {
            ...{ date: iso(7), direction: 'in', channel: 'email', status: 'received', sentBy: null, subject: 'Hello' },
            ...{ body: 'A letter', media: [] },
          },
        ],
      },
      {
        store: names.get(STORE.main),
        messages: [
          {
            ...{ date: iso(9), direction: 'in', ...text, status: 'received', sentBy: null, body: 'Is it ready?' },
            media: [`media/${png}.png`, `media/${jpeg}.jpg`],
          },
          {
            ...{ date: iso(5), direction: 'out', ...text, status: 'delivered', sentBy: 'Dana', body: 'It is.' },
            media: [`media/${gif}.gif`, `media/${jpeg}.jpg`],
          },
        ],
      },
    ])
    const { 'customer.json': _, ...pictures } = files
    expect(Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [name, [...bytes]]))).toEqual({
      [`media/${png}.png`]: [4, 4, 4, 4],
      [`media/${jpeg}.jpg`]: [3, 3, 3],
      [`media/${gif}.gif`]: [5, 5, 5, 5, 5],
    })
  })

  test('comments about them, their conversations and their requests, and who opened those, but for staff', async () => {
    const { writes } = server.connection
    const request = async (paymentKey: string, amountCents: number) => {
      const row = paymentRow({ ...thread, paymentKey, amountCents, paymentStatus: 'sent' })
      const made = writes.insertInto('payments').values(row).returning('paymentID')
      return (await made.executeTakeFirstOrThrow()).paymentID
    }
    const [one, two] = [await request('whole-1', 1_000), await request('whole-2', 2_000)]
    const note = (
      commentKey: string,
      commentMessage: string,
      commentUserID: number,
      seconds: number,
      whose: number = companyID,
    ) =>
      writes
        .insertInto('comments')
        .values({ companyID: whose, commentKey, commentMessage, commentUserID, commentAt: at(seconds) })
        .execute()
    await note('payment/whole-1', 'Called', USER.clerk, 9)
    await note(`customer/${custID}`, 'Prefers mornings', USER.owner, 5)
    await note(`convo/${elsewhere.convoID}`, 'Moved', USER.clerk, 7)
    await note(`customer/${custID + 1}`, 'Somebody else', USER.clerk, 1)
    await note(`customer/${custID}`, 'Another company', USER.clerk, 1, silverAnchor)
    const view = (paymentID: number, impressionSource: string, seconds: number, more: object = {}) =>
      writes
        .insertInto('payment_impressions')
        .values({
          ...{ companyID, paymentID, impressionAt: at(seconds), impressionKind: 'view', impressionSource, ip: null },
          ...{ userAgent: null, browser: null, os: null, device: null, paymentStatus: null, attemptID: null, ...more },
        } as never)
        .execute()
    await view(one, 'human', 8, { ip: '203.0.113.5', userAgent: 'Firefox', browser: 'Told nowhere' })
    await view(one, 'staff', 1)
    await view(two, 'bot', 4, { userAgent: 'Preview' })
    await view(one, 'human', 6, { impressionKind: 'submit' })
    const { told } = await download()
    expect(told['comments']).toEqual([
      { about: 'payment/whole-1', date: iso(9), by: 'Dana', message: 'Called' },
      { about: `customer/${custID}`, date: iso(5), by: 'Priya', message: 'Prefers mornings' },
      { about: `convo/${elsewhere.convoID}`, date: iso(7), by: 'Dana', message: 'Moved' },
    ])
    const payments = told['payments'] as readonly { key: string; amount: number; visits: unknown }[]
    expect(payments.map(({ key, amount, visits }) => ({ key, amount, visits }))).toEqual([
      {
        ...{ key: 'whole-1', amount: 10 },
        visits: [
          { date: iso(8), kind: 'view', address: '203.0.113.5', browser: 'Firefox' },
          { date: iso(6), kind: 'submit', address: null, browser: null },
        ],
      },
      { key: 'whole-2', amount: 20, visits: [{ date: iso(4), kind: 'view', address: null, browser: 'Preview' }] },
    ])
  })

  test('the rest is empty for a customer with nothing else', async () => {
    const { told } = await download()
    const { exported, stores, contact, conversations: _, payments, comments, ...rest } = told
    expect([typeof exported, stores, (contact as { name: string }).name]).toEqual([
      'string',
      expect.arrayContaining([names.get(STORE.main), names.get(STORE.lake)]),
      'Whole, Ada',
    ])
    expect([payments, comments]).toEqual([expect.any(Array), expect.any(Array)])
    expect(rest).toEqual({
      ...{ consent: { optedOut: null, blocked: false }, consents: [], electronicNotices: [], tickets: [] },
      ...{
        loanQuotes: [],
        notices: [],
        quoteRequests: [],
        stopRequests: [],
        paymentPlans: [],
        promises: [],
        chats: [],
      },
    })
  })
})
