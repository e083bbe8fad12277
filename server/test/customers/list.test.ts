import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'
import { conversationRow, messageRow, paymentRow } from '../rows.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

// Last names used only by one test, to tell them from those of the demo company: all contain this word.
const OURS = 'zzkeyset'
const NAMES = [
  ['Ángel', 'Zzkeyset Muñoz'],
  ['angel', 'zzkeyset munoz'],
  ['Zoë', 'ZZKEYSET'],
  ['Ñusta', 'Zzkeyset O’Brien'],
  ['Bob', 'Zzkeyset-Łukasz'],
  ['Bea', 'Zzkeyset_Æsop'],
  ['Al', 'Zzkeyset 100%'],
  ['Al', 'Zzkeyset 李'],
] as const

describe.each(ENGINES)('the customer list on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let owner: SignedIn
  const ids: number[] = []
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    owner = await server.signIn('owner')
    for (const [custFirstName, custLastName] of NAMES) {
      const custEmail = `${custFirstName.normalize('NFKD').replace(/[^a-z]/gi, '')}.${ids.length}@keyset.test`
      const customer = {
        custPhone: newPhone(),
        custFirstName,
        custLastName,
        custEmail,
        custDL: `KX-${ids.length}0-77`,
        custStreet: ids.length === 5 ? '9 Birchglen Ct' : null,
      }
      ids.push((await clerk('customers/save', { customer })).custID)
    }
  })
  afterAll(() => server.close())

  const list = async (search: object) => clerk('customers/list', { search })
  const idsOf = (answer: { customers: readonly { custID: number }[] }) =>
    answer.customers.map((customer) => customer.custID)
  const at = (...places: number[]) => places.map((place) => ids[place])

  test('is sorted by last name, then first, ignoring accents, the same on both databases', async () => {
    const found = await list({ filter: OURS })
    expect(found).toMatchObject({ count: NAMES.length, nextCursor: null })
    expect(idsOf(found)).toEqual(at(2, 6, 0, 1, 3, 7, 4, 5))
  })

  test('sorts in reverse, and by first name and age', async () => {
    expect(idsOf(await list({ filter: OURS, sortDir: 'desc' }))).toEqual(at(5, 4, 7, 3, 1, 0, 6, 2))
    expect(idsOf(await list({ filter: OURS, sortBy: 'custCreated', sortDir: 'desc' }))).toEqual([...ids].reverse())
    expect(idsOf(await list({ filter: OURS, sortBy: 'custFirstName' }))).toEqual(at(6, 7, 0, 1, 5, 4, 3, 2))
  })

  test('shows each customer’s last contact and open balance, from the caller’s stores only', async () => {
    const customer = { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Byron' }
    const { custID } = await clerk('customers/save', { customer })
    const { writes } = server.connection
    const [lately, tomorrow] = [Date.UTC(2024, 0, 2), Date.now() + 86_400_000]
    for (const [storeID, later] of [
      [1, 0],
      [3, 5_000],
    ] as const) {
      const { convoID } = await writes
        .insertInto('conversations')
        .values(conversationRow({ companyID: 2, storeID, custID }))
        .returning('convoID')
        .executeTakeFirstOrThrow()
      const thread = { companyID: 2, storeID, custID, convoID }
      const { messageID } = await writes
        .insertInto('messages')
        .values(messageRow({ ...thread, messageDirection: 'out', messageAt: lately + later }))
        .returning('messageID')
        .executeTakeFirstOrThrow()
      await writes
        .updateTable('conversations')
        .set({ convoLastMessageID: messageID, convoActivityAt: lately + later })
        .where('convoID', '=', convoID)
        .execute()
      const request = (key: string, amountCents: number, validBeforeAt: number, paymentStatus: 'sent' | 'approved') =>
        paymentRow({ ...thread, paymentKey: `${key}-${custID}-${storeID}`, amountCents, validBeforeAt, paymentStatus })
      await writes
        .insertInto('payments')
        .values([
          request('open', 9_900, tomorrow, 'sent'),
          request('too', 150, tomorrow, 'sent'),
          request('over', 5_000, 0, 'sent'),
          request('paid', 1_250, tomorrow, 'approved'),
        ])
        .execute()
    }
    const standing = async (user: SignedIn, of: number) =>
      (await user('customers/list', { search: { custIDs: [of] } })).customers[0]
    expect(await standing(clerk, custID)).toMatchObject({
      custLastContact: '2024-01-02T00:00:00.000Z',
      custOpenBalance: 100.5,
    })
    expect(await standing(owner, custID)).toMatchObject({
      custLastContact: '2024-01-02T00:00:05.000Z',
      custOpenBalance: 201,
    })
    expect(await standing(clerk, ids[1]!)).toMatchObject({ custLastContact: null, custOpenBalance: 0 })
  })

  const ORDERS = ['custLastName', 'custFirstName', 'custCreated']
  test.each(ORDERS)(
    'by %s pages follow each other without gap or overlap, even while customers are added',
    async (sortBy) => {
      const whole = idsOf(await list({ filter: OURS, sortBy }))
      const seen: number[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({ filter: OURS, sortBy, perPage: 3, cursor })
        seen.push(...idsOf(page))
        cursor = page.nextCursor
        if (seen.length === 3) {
          // A customer who sorts first by name: no later page may shift.
          const customer = { custPhone: newPhone(), custFirstName: 'Aaa', custLastName: `${OURS} aaa` }
          if (sortBy !== 'custCreated') ids.push((await clerk('customers/save', { customer })).custID)
        }
      } while (cursor !== null)
      expect(seen).toEqual(whole)
    },
  )

  test('can also be paged by number', async () => {
    const whole = idsOf(await list({ filter: OURS }))
    expect(idsOf(await list({ filter: OURS, perPage: 2, page: 2 }))).toEqual(whole.slice(2, 4))
    expect(idsOf(await list({ filter: OURS, perPage: 100, page: 50 }))).toEqual([])
  })

  test('shows 25 a page by default', async () => {
    const several = (i: number) => ({ custPhone: newPhone(), custFirstName: 'Many', custLastName: `Several ${i}` })
    for (let i = 0; i < 26; i++) await clerk('customers/save', { customer: several(i) })
    expect((await clerk('customers/list', {})).customers).toHaveLength(25)
  })

  test.each([
    ['the name in either order', `angel ${OURS} munoz`, [0, 1]],
    ['last, first', `${OURS.toUpperCase()} Muñoz, Ángel`, [0, 1]],
    ['an apostrophe of either kind or none', `${OURS} o'brien`, [3]],
    ['a sign that means something to the database', `${OURS}_`, [5]],
    ['a percent sign', `${OURS} 0%`, [6]],
    ['a letter of another script', `${OURS} 李`, [7]],
    ['two letters', `${OURS} lu`, [4]],
    ['an email', 'BOB.4@keyset.test', [4]],
    ['a license as written', 'kx-50-77', [5]],
    ['a license without its dashes', 'kx5077', [5]],
    ['a street', 'birchglen', [5]],
    ['quotation marks', `"${OURS}"`, []],
    ['what nobody has', `${OURS} nobody`, []],
  ])('finds by %s', async (_, filter, places) => {
    expect(new Set(idsOf(await list({ filter })))).toEqual(new Set(at(...places)))
  })

  test.each([
    ['both names', 'zo zz', [2]],
    ['a word of a name', 'zz mu', [0, 1]],
    ['a sign', 'zz _', []],
    ['what stands within a word', 'ng zz', []],
  ])('finds by the first letters of %s', async (_, filter, places) => {
    const found = await list({ filter })
    expect(new Set(idsOf(found))).toEqual(new Set(at(...places)))
    expect(found.count).toBe(places.length)
  })

  test('finds by the first two digits of an area code', async () => {
    const { customer } = await clerk('customers/fetch', { customerID: ids[0]! })
    expect(idsOf(await list({ filter: `${customer.custPhone.slice(2, 4)} zz`, perPage: 100 }))).toContain(ids[0])
  })

  test('finds by any part of a phone, in any spelling', async () => {
    const { customer } = await clerk('customers/fetch', { customerID: ids[0]! })
    const digits = customer.custPhone.slice(2)
    const national = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    for (const filter of [
      customer.custPhone,
      national,
      digits,
      digits.slice(0, 6) + digits.slice(6),
      `${OURS} ${digits.slice(3)}`,
    ])
      expect(idsOf(await list({ filter })), filter).toContain(ids[0])
    expect(idsOf(await list({ filter: national }))).toEqual([ids[0]])
  })

  test('filters by blocked, opted out, label and store', async () => {
    const [blocked, optedOut, labeled] = ids as [number, number, number]
    const labelID = (await clerk('labels/list', {})).labels.find(
      (label) => label.labelModuleKey === 'customer',
    )!.labelID
    await owner('customers/block', { customerID: blocked })
    await clerk('customers/update-labels', { customerID: labeled, labels: [labelID] })
    await server.connection.writes
      .updateTable('customers')
      .set({ custOptedOutAt: 1 })
      .where('custID', '=', optedOut)
      .execute()
    const { stores } = await clerk('stores/list', {})
    const storeID = stores[0]!.storeID
    await clerk('customers/conversation/start', { custID: labeled, storeID })
    const one = async (search: object) => idsOf(await list({ filter: OURS, ...search }))
    expect(await one({ status: 'blocked' })).toEqual([blocked])
    expect(await one({ status: 'opted-out' })).toEqual([optedOut])
    expect(await one({ label: labelID })).toEqual([labeled])
    expect(await one({ store: storeID })).toEqual([labeled])
    expect(await one({ store: 'all', status: 'all' })).toHaveLength((await list({ filter: OURS })).count)
    expect((await list({ status: 'blocked' })).customers.every((customer) => customer.custBlocked)).toBe(true)
  })

  test.each([
    [{ cursor: 'bm9uc2Vuc2U' }, 'search.cursor'],
    [{ sortBy: 'custPhone' }, 'search.sortBy'],
    [{ status: 'asleep' }, 'search.status'],
  ])('%o is refused by field', async (search, field) => {
    const sentence = expect.any(String) as string
    await expect(list(search)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { [field]: sentence },
    })
  })

  test('answers any filter text, even database syntax', async () => {
    const signs = fc.string({ unit: fc.constantFrom(...'"%_\\\'*(:^- a') })
    const filter = fc.oneof(fc.string({ unit: 'binary' }), signs)
    const words = filter.filter((text) => !text.includes('\u0000') && text.length <= 200)
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        expect((await list({ filter: text, perPage: 1 })).count).toBeGreaterThanOrEqual(0)
        expect(
          (await clerk('customers/search', { lastName: text.slice(0, 100), emailAddress: text })).customers,
        ).toBeInstanceOf(Array)
      }),
      { numRuns: 60 },
    )
  })

  // SQLite's words end at invisible characters, and may not know newer ones.
  test.each([
    ['a control character and a sign', '\u000e('],
    ['a joiner before a letter that begins no name here', '\u200d~'],
    ['a sign newer than the index’s alphabet', '\u20bf'],
    ['an emoji newer than that, and a letter', '\u{1fae0}q'],
  ])('finds nobody by %s', async (_, filter) => {
    expect(await list({ filter, perPage: 1 })).toMatchObject({ customers: [], count: 0 })
  })

  test('never shows another company’s customers, nor filters by its stores and labels', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    expect(await stranger('customers/list', { search: { filter: OURS } })).toMatchObject({ customers: [], count: 0 })
    const [store] = (await stranger('stores/list', {})).stores
    const [label] = (await stranger('labels/list', {})).labels
    for (const search of [{ store: store!.storeID }, { label: label!.labelID }])
      await expect(list(search)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})
