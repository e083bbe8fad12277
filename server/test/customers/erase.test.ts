import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { askForFile } from '../exports/export-file.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('erasing a customer on %s', (database) => {
  let server: Booted
  let manager: SignedIn
  let clerk: SignedIn
  let mainNumber: string
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
    clerk = await server.signIn('clerk')
    mainNumber = (await manager('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber
  })
  afterAll(() => server.close())

  const add = async () => {
    const customer = {
      custPhone: newPhone(),
      custFirstName: 'Zuleika',
      custLastName: 'Erasable',
      custEmail: 'zuleika@example.test',
      custCustomFields: { employer: 'Zuleika Bakery' },
    }
    return { ...customer, custID: (await clerk('customers/save', { customer })).custID }
  }
  /** Every cell of every table except the logs of actions, as one text. */
  // An index of words stores no readable text; server/test/search/first-letters.test.ts checks it for erased customers.
  const allText = async () => {
    const tables = (await server.connection.reads.introspection.getTables()).filter(
      ({ name, isView }) => !isView && !/^sqlite_|_words_fts$|_fts_(data|idx|docsize|config)$/.test(name),
    )
    const texts = []
    for (const { name } of tables)
      texts.push(
        name,
        JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(server.connection.reads)).rows),
      )
    return texts.join('\n')
  }

  test('leaves nothing that names them; only payments stay, without a name', async () => {
    const { custID, custPhone } = await add()
    const { convo } = await clerk('customers/conversation/start', { custID, storeID: STORE.main })
    const { convoID } = convo
    await clerk('customers/conversation/messages/send', {
      convoID,
      body: 'Zuleika, your ring is ready',
      clientMessageID: 'z1',
    })
    await server.sandbox('/phone/send', { from: custPhone, to: mainNumber, body: 'This is Zuleika, thanks' })
    const request = (clientMessageID: string) =>
      clerk('payments/send', {
        convoID,
        payment: {
          paymentAmount: 45,
          paymentMemo: 'Renewal',
          paymentMode: 'any',
          paymentReference: 'Zuleika pays late',
          paymentCustomFields: { shelf: 'Zuleika’s shelf' },
        },
        clientMessageID,
      })
    const [paid, open] = [(await request('z2')).payment, (await request('z3')).payment]
    await clerk('payments/mark-paid', { paymentKey: paid.paymentKey })
    await clerk('comments/submit', {
      comment: { commentKey: `customer/${custID}`, commentMessage: 'Zuleika likes opals' },
    })
    await clerk('comments/submit', {
      comment: { commentKey: `payment/${paid.paymentKey}`, commentMessage: 'Zuleika called' },
    })
    const twin = await add()
    await manager('customers/merge', { keptID: custID, mergedID: twin.custID })
    // A user who downloads a list looks for somebody by name, phone or email.
    for (const filter of ['Zuleika', custPhone, 'zuleika@example.test'])
      expect((await askForFile(server, 'customers', { filter }, manager)).status).toBe(200)
    expect(await allText()).toContain('Zuleika')

    const { erased } = await manager('customers/erase', { customerID: custID, confirmName: ' Erasable, Zuleika ' })
    // An auto-reply is among them only if the store is closed.
    expect(erased.paymentsKept).toBe(2)
    expect(erased.messages).toBeGreaterThanOrEqual(4)
    const left = await allText()
    for (const trace of ['uleika', custPhone.slice(2), twin.custPhone.slice(2)])
      expect(left.includes(trace), trace).toBe(false)
    await expect(clerk('customers/fetch', { customerID: custID })).rejects.toMatchObject({ status: 404 })
    expect((await clerk('customers/list', { search: { filter: 'erased' } })).customers).toEqual([])
    expect((await manager('payments/fetch', { paymentKey: paid.paymentKey })).payment).toMatchObject({
      paymentStatus: 'approved',
      paymentAmount: 45,
      paymentMemo: 'Renewal',
      paymentReference: '',
      paymentCustomFields: {},
      customer: { custFirstName: '', custLastName: 'Erased' },
    })
    expect((await manager('payments/fetch', { paymentKey: open.paymentKey })).payment.paymentStatus).toBe('canceled')
    await expect(
      clerk('customers/conversation/messages/send', { convoID, body: 'hello', clientMessageID: 'z9' }),
    ).rejects.toMatchObject({ code: 'customer_blocked' })
    await expect(
      clerk('comments/submit', { comment: { commentKey: `customer/${custID}`, commentMessage: 'Zuleika' } }),
    ).rejects.toMatchObject({ status: 404 })
    // The phone is nobody's, so a text from it is from someone new.
    await server.sandbox('/phone/send', { from: custPhone, to: mainNumber, body: 'Hello again' })
    const again = await clerk('customers/does-customer-exist', { custPhone })
    expect(again.custID).not.toBe(custID)
    expect((await clerk('customers/fetch', { customerID: again.custID! })).customer.custOptedOut).toBeNull()
  })

  test('deletes the pictures that nothing else shows', async () => {
    const { custID } = await add()
    const { convoID } = (await clerk('customers/conversation/start', { custID, storeID: STORE.main })).convo
    const sent = await clerk('customers/conversation/messages/send', { convoID, body: 'See', clientMessageID: 'p1' })
    const { messageID } = sent.message
    const { reads, writes } = server.connection
    const companyID = COMPANY.goldenPledge
    const showers = [
      ['nobody'],
      ['messages', 'messageID', 'message_media'],
      ['quick_replies', 'replyID', 'quick_reply_media'],
      ['mailers', 'jobID', 'mailer_media'],
    ] as const
    for (const [position, [mediaKey, id, shown]] of showers.entries()) {
      const picture = {
        companyID,
        mediaKey,
        type: 'image/png',
        bytes: 1,
        width: 1,
        height: 1,
        content: Buffer.from([0]),
      }
      const { mediaID } = await writes
        .insertInto('media')
        .values({ ...picture, createdAt: 0 })
        .returning('mediaID')
        .executeTakeFirstOrThrow()
      await writes.insertInto('message_media').values({ companyID, messageID, mediaID, position }).execute()
      if (id)
        await sql`
          insert into ${sql.table(shown)} ("companyID", ${sql.ref(id)}, "mediaID", "position")
          select "companyID", min(${sql.ref(id)}), ${sql.lit(mediaID)}, 9
          from ${sql.table(mediaKey)} where "companyID" = ${companyID} group by "companyID"
        `.execute(writes)
    }
    await manager('customers/erase', { customerID: custID, confirmName: 'Erasable, Zuleika' })
    const left = await reads
      .selectFrom('media')
      .select('mediaKey')
      .where(
        'mediaKey',
        'in',
        showers.map(([name]) => name),
      )
      .execute()
    expect(left.map(({ mediaKey }) => mediaKey).toSorted()).toEqual(['mailers', 'messages', 'quick_replies'])
  })

  test('keeps the opt-out, whether they text again or are entered again', async () => {
    for (const comeBack of [
      (custPhone: string) => server.sandbox('/phone/send', { from: custPhone, to: mainNumber, body: 'Anyone there?' }),
      (custPhone: string) =>
        clerk('customers/save', { customer: { custPhone, custFirstName: 'New', custLastName: 'Name' } }),
    ]) {
      const { custID, custPhone } = await add()
      await server.sandbox('/phone/send', { from: custPhone, to: mainNumber, body: 'STOP' })
      const { custOptedOut } = (await clerk('customers/fetch', { customerID: custID })).customer
      expect(custOptedOut).not.toBeNull()
      await manager('customers/erase', { customerID: custID, confirmName: 'Erasable, Zuleika' })
      expect(await allText()).not.toContain(custPhone.slice(2))
      await comeBack(custPhone)
      const again = await clerk('customers/does-customer-exist', { custPhone })
      expect((await clerk('customers/fetch', { customerID: again.custID! })).customer.custOptedOut).toBe(custOptedOut)
    }
  })

  test('needs the typed name, the permission, and access to every store they texted', async () => {
    const { custID } = await add()
    const input = { customerID: custID, confirmName: 'Erasable, Zuleika' }
    await expect(clerk('customers/erase', input)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(manager('customers/erase', { ...input, confirmName: 'erasable' })).rejects.toMatchObject({
      fields: { confirmName: expect.any(String) as string },
    })
    const stranger = await server.signIn('owner@silveranchor.test')
    await expect(stranger('customers/erase', input)).rejects.toMatchObject({ status: 404 })
    await server.connection.writes
      .deleteFrom('user_stores')
      .where('userID', '=', 4)
      .where('storeID', '=', STORE.lake)
      .execute()
    const { custFirstName, custLastName } = PEOPLE.halvorsen
    await expect(
      manager('customers/erase', {
        customerID: PEOPLE.halvorsen.custID,
        confirmName: `${custLastName}, ${custFirstName}`,
      }),
    ).rejects.toMatchObject({
      code: 'not_allowed',
      message: expect.stringContaining('stores you can’t access') as string,
    })
    expect((await manager('customers/erase', input)).erased).toEqual({ messages: 0, paymentsKept: 0 })
  })

  test('works for every customer of the demo, whatever their records', async () => {
    const owner = await server.signIn('owner')
    const { customers } = await owner('customers/list', { search: { perPage: 100 } })
    expect(customers.length).toBeGreaterThan(40)
    for (const { custID, custFirstName, custLastName, custPhone } of customers) {
      const confirmName = customerName({ custFirstName, custLastName }) || formatPhone(custPhone)
      await expect(owner('customers/erase', { customerID: custID, confirmName }), confirmName).resolves.toBeDefined()
    }
  })
})
