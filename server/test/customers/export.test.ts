import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

interface Told {
  date: string
  channel: string
  subject: string | null
  body: string
  media: string[]
  email?: { from: string; to: string; html: string | null }
}

interface Exported {
  stores: string[]
  contact: { name: string; phone: string; customFields: Record<string, unknown> }
  consent: { optedOut: string | null; blocked: boolean }
  conversations: { store: string; messages: Told[] }[]
  payments: { key: string; amount: number; noticeFee?: number }[]
  comments: { message: string }[]
  chats: unknown[]
  consents: unknown[]
  electronicNotices: unknown[]
  loanQuotes: unknown[]
  notices: unknown[]
  paymentPlans: unknown[]
  quoteRequests: unknown[]
  stopRequests: unknown[]
  promises: unknown[]
  tickets: unknown[]
}

describe.each(ENGINES)('a customer’s data in one file on %s', (database) => {
  let server: Booted
  beforeAll(async () => void (server = await boot({ database })))
  afterAll(() => server.close())

  const download = async (who: string, custID: number | string) => {
    const { token } = await server.signIn(who)
    return fetch(`${server.url}/export/customers/${custID}.zip`, { headers: { authorization: `Bearer ${token}` } })
  }
  const unzip = async (answer: Response) => {
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return { files, exported: JSON.parse(strFromU8(files['customer.json']!)) as Exported }
  }

  test('holds contact, consent, messages with their pictures, payments and comments', async () => {
    const owner = await server.signIn('owner')
    const { custID } = PEOPLE.whitfield
    const answer = await download('owner', custID)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="customer-${custID}.zip"`)
    const { files, exported } = await unzip(answer)
    expect(exported.contact).toMatchObject({ name: 'Whitfield, Jerome', phone: PEOPLE.whitfield.custPhone })
    expect(exported.consent).toEqual({ optedOut: null, blocked: false })
    const { messages } = await owner('customers/conversation/messages/fetch', {
      convoID: PEOPLE.whitfield.convos.main!,
      perPage: 100,
    })
    const bodies = exported.conversations.flatMap((one) => one.messages.map(({ body }) => body))
    for (const { messageBody } of messages) expect(bodies).toContain(messageBody)
    const named = exported.conversations.flatMap((one) => one.messages.flatMap(({ media }) => media))
    expect([...new Set(named)].sort()).toEqual(
      Object.keys(files)
        .filter((name) => name.startsWith('media/'))
        .sort(),
    )
    for (const name of named) expect(files[name]!.length).toBeGreaterThan(0)
    const { count } = await owner('payments/list', { search: { custID } })
    expect(exported.payments).toHaveLength(count)
    const { comments } = await owner('comments/list', { commentKey: `customer/${custID}` })
    for (const { commentMessage } of comments)
      expect(exported.comments.map(({ message }) => message)).toContain(commentMessage)
  })

  test('tells the whole of emails, formatted or not, and nothing of the kind for texts', async () => {
    const { reads, writes } = server.connection
    const { custID } = PEOPLE.greene
    const messages = await reads
      .selectFrom('messages')
      .select(['messageID', 'companyID', 'storeID', 'messageAt', 'messageBody', 'messageSubject'])
      .where('custID', '=', custID)
      .where('messageChannel', '=', 'email')
      .orderBy('messageID')
      .limit(2)
      .execute()
    expect(messages).toHaveLength(2)
    const [from, to] = ['rosalind@example.test', 'office@example.test']
    const html = ['<p>Is it <b>ready</b>?</p>', null] as const
    for (const [at, { messageID, companyID, storeID }] of messages.entries())
      await writes
        .insertInto('emails')
        .values({
          ...{ messageID, companyID, storeID, emailID: `<${messageID}@example.test>` },
          ...{ emailFrom: from, emailTo: to, emailHTML: html[at] ?? null },
        })
        .execute()
    const { exported } = await unzip(await download('owner', custID))
    const told = exported.conversations.flatMap((one) => one.messages)
    expect(told.flatMap(({ date, subject, body, email }) => (email ? [[date, subject, body, email]] : []))).toEqual(
      messages.map(({ messageAt, messageBody, messageSubject }, at) => [
        new Date(messageAt).toISOString(),
        messageSubject,
        messageBody,
        { from, to, html: html[at] },
      ]),
    )
    expect(told.filter((one) => one.channel === 'sms' && 'email' in one)).toEqual([])
  })

  test('tells the whole of a payment, and a notice fee only if it has one', async () => {
    const { reads, writes } = server.connection
    const { custID } = PEOPLE.whitfield
    const rows = await reads
      .selectFrom('payments')
      .select(['paymentID', 'paymentKey', 'storeID', 'paymentStatus', 'requestedAt', 'statusAt', 'paymentMethod'])
      .where('custID', '=', custID)
      .orderBy('paymentID')
      .execute()
    const [one, ...others] = rows
    expect(others.length).toBeGreaterThan(0)
    await writes.updateTable('payments').set({ paymentNoticeFee: 0 }).where('custID', '=', custID).execute()
    await writes
      .updateTable('payments')
      .set({
        amountCents: 4_550,
        paymentNoticeFee: 225,
        paymentMemo: 'Interest',
        paymentReference: 'R-7',
        paymentTicketList: '30001, 30002',
        paymentCustomFields: '{"n7":"Blue"}',
        cardType: 'visa',
        cardLastFour: '4242',
      })
      .where('paymentID', '=', one!.paymentID)
      .execute()
    const { exported } = await unzip(await download('owner', custID))
    const { stores } = await (await server.signIn('owner'))('stores/list', {})
    expect(exported.payments[0]).toEqual({
      key: one!.paymentKey,
      store: stores.find(({ storeID }) => storeID === one!.storeID)!.storeName,
      requested: new Date(one!.requestedAt).toISOString(),
      status: one!.paymentStatus,
      statusDate: new Date(one!.statusAt).toISOString(),
      amount: 45.5,
      noticeFee: 2.25,
      memo: 'Interest',
      note: 'R-7',
      tickets: '30001, 30002',
      method: one!.paymentMethod,
      card: cardLabel('visa', '4242'),
      customFields: { n7: 'Blue' },
      visits: expect.any(Array) as unknown,
    })
    expect(exported.payments.slice(1).map((told) => [told.key, 'noticeFee' in told])).toEqual(
      others.map(({ paymentKey }) => [paymentKey, false]),
    )
  })

  /** Where their data file has each table that names a customer; null if the data is elsewhere in the file, or ours. */
  const SECTIONS = {
    bubble_sessions: 'chats',
    conversations: 'conversations',
    customer_consents: 'consents',
    customer_labels: null,
    // The record needed to undo a merge.
    customer_merges: null,
    customer_phones: null,
    customers: null,
    electronic_choices: 'electronicNotices',
    import_customers: null,
    loans: 'loanQuotes',
    // The recipients of a mailer: its message is in the conversation.
    mailer_recipients: null,
    messages: null,
    notices: 'notices',
    payments: 'payments',
    plans: 'paymentPlans',
    promises: 'promises',
    quote_leads: 'quoteRequests',
    stop_requests: 'stopRequests',
    ticket_outcomes: null,
    tickets: 'tickets',
  } as const

  test('leaves out no table that names them', async () => {
    const tables = (await server.connection.reads.introspection.getTables()).filter(
      ({ columns, isView }) => !isView && columns.some(({ name }) => name === 'custID'),
    )
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(SECTIONS))
    for (const [table, section] of Object.entries(SECTIONS)) {
      if (section === null) continue
      const { rows } = await sql<{ custID: number; n: number }>`
        select "custID", count(*) as "n" from ${sql.table(table)}
        where "companyID" = ${COMPANY.goldenPledge} and "custID" is not null
        group by "custID" order by 2 desc limit 1
      `.execute(server.connection.reads)
      const most = rows[0]
      if (most === undefined) continue
      const { exported } = await unzip(await download('owner', most.custID))
      expect(exported[section], table).toHaveLength(Number(most.n))
    }
    expect(JSON.stringify((await unzip(await download('owner', PEOPLE.whitfield.custID))).exported)).toContain(
      '"visits"',
    )
  })

  test('tells the whole contact: all phones, the address in lines, labels by name, fields by title', async () => {
    const { writes } = server.connection
    const { custID } = PEOPLE.petrov
    const row = (change: object) => writes.updateTable('customers').set(change).where('custID', '=', custID).execute()
    const ours = { companyID: COMPANY.goldenPledge }
    await writes.deleteFrom('customer_labels').where('custID', '=', custID).execute()
    await row({ custEmail: null, custDL: null, custStreet: '', custCity: '', custState: '', custZIP: '' })
    await row({ custCustomFields: '{"gone":"1"}', custLanguage: 'es' })
    const contact = async () => (await unzip(await download('owner', custID))).exported.contact
    const plain = {
      ...{ name: 'Petrov, Lev', firstName: 'Lev', lastName: 'Petrov', phone: PEOPLE.petrov.custPhone },
      ...{ otherPhones: [], email: null, driversLicense: null, postalAddress: null, language: 'es', labels: [] },
      customFields: {},
    }
    expect(await contact()).toEqual(plain)
    for (const custPhone of ['+12135550982', '+12135550981'])
      await writes
        .insertInto('customer_phones')
        .values({ ...ours, custID, custPhone })
        .execute()
    await row({ custEmail: 'lev@petrov.test', custDL: 'D1', custStreet: '1 Elm St', custCity: 'Reno' })
    await row({ custState: 'NV', custZIP: '89501' })
    const owner = await server.signIn('owner')
    const { labels } = await owner('labels/save', { label: { labelName: 'Rings only', labelModuleKey: 'customer' } })
    const { labelID } = labels.find(({ labelName }) => labelName === 'Rings only')!
    await owner('customers/update-labels', { customerID: custID, labels: [labelID] })
    expect(await contact()).toEqual({
      ...plain,
      otherPhones: ['+12135550981', '+12135550982'],
      email: 'lev@petrov.test',
      driversLicense: 'D1',
      postalAddress: '1 Elm St\nReno, NV 89501',
      labels: ['Rings only'],
    })
  })

  test('says when they opted out', async () => {
    const { exported } = await unzip(await download('manager', PEOPLE.adeyemi.custID))
    expect(exported.consent.optedOut).toMatch(/^\d{4}-/)
  })

  test('is for managers, covers only their own stores, and is logged', async () => {
    const { custID } = PEOPLE.munoz
    expect((await download('clerk', custID)).status).toBe(403)
    expect((await download('owner@silveranchor.test', custID)).status).toBe(404)
    expect((await download('owner', 999_999)).status).toBe(404)
    expect((await fetch(`${server.url}/export/customers/${custID}.zip`)).status).toBe(403)
    await server.connection.writes
      .deleteFrom('user_stores')
      .where('userID', '=', 4)
      .where('storeID', '<>', STORE.main)
      .execute()
    const { exported } = await unzip(await download('manager', custID))
    expect(exported.stores).toHaveLength(1)
    expect(new Set(exported.conversations.map(({ store }) => store))).toEqual(new Set(exported.stores))
    const lines = await server.connection.reads
      .selectFrom('audit')
      .select('target')
      .where('action', '=', 'customer-export')
      .execute()
    expect(lines.map(({ target }) => target)).toContain(`customer/${custID}`)
  })
})
