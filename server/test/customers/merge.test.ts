import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { OF_CONVERSATION, OF_CUSTOMER } from '@xd/server/queries/of-customer.ts'
import { eventsSince } from '../events.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

/** Fields about the merge, and fields that every write changes. All others must be as before. */
const TELLING = new Set([
  'customer_merges',
  'audit',
  'events',
  'companies',
  'sessions',
  'rate_limits',
  'jobs',
  'page_activity',
  'metal_prices',
  'kysely_migration',
  'kysely_migration_lock',
])

describe.each(ENGINES)('merging customers on %s', (database) => {
  let server: Booted
  let manager: SignedIn
  let clerk: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
    clerk = await server.signIn('clerk')
    stranger = await server.signIn('owner@silveranchor.test')
  })
  afterAll(() => server.close())

  const tables = async (): Promise<{ name: string; columns: string[] }[]> =>
    (await server.connection.reads.introspection.getTables())
      .filter(({ name, isView }) => !isView && !TELLING.has(name) && !/_fts|^sqlite_/.test(name))
      .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))

  /** Every row of every table, in any order. */
  const everything = async () => {
    const dump: Record<string, string[]> = {}
    for (const { name } of await tables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        server.connection.reads,
      )
      dump[name] = rows
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .filter(([, value]) => !(value instanceof Uint8Array)),
          ),
        )
        .sort()
    }
    return dump
  }
  /** Waits until everything that earlier tests started, such as texts at the carrier, has finished. */
  const rest = async () => {
    let before = ''
    let unchanged = 0
    await vi.waitFor(
      async () => {
        const now = JSON.stringify(await everything())
        unchanged = now === before ? unchanged + 1 : 0
        before = now
        expect(unchanged).toBe(10)
      },
      { timeout: 60_000 },
    )
  }

  const add = async (given: Partial<WireInput<'customers/save'>['customer']> = {}) => {
    const customer = { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Byron', ...given }
    return { ...customer, custID: (await clerk('customers/save', { customer })).custID }
  }
  const write = async (custID: number, storeID: number, body: string, clientMessageID: string) => {
    const { convo } = await manager('customers/conversation/start', { custID, storeID })
    await manager('customers/conversation/messages/send', {
      convoID: convo.convoID,
      body,
      clientMessageID,
      force: true,
    })
    return convo.convoID
  }

  test('likely duplicates are listed with their reasons', async () => {
    const one = await add({
      custFirstName: 'José',
      custLastName: 'Muñoz-Vega',
      custEmail: 'jmv@example.test',
      custDL: 'K123-9987',
    })
    const sameName = await add({ custFirstName: 'JOSE', custLastName: 'munoz-vega' })
    const sameLicense = await add({
      custFirstName: 'Pepe',
      custLastName: 'Vega',
      custDL: 'k1239987',
      custEmail: 'JMV@example.test',
    })
    await add({ custFirstName: 'Nobody', custLastName: 'Alike' })
    const { duplicates } = await clerk('customers/duplicates', { customerID: one.custID })
    expect(duplicates.map(({ customer, reasons }) => [customer.custID, reasons])).toEqual([
      [sameLicense.custID, ['email', 'license']],
      [sameName.custID, ['name']],
    ])
    await expect(stranger('customers/duplicates', { customerID: one.custID })).rejects.toMatchObject({ status: 404 })
  })

  test.each(['kept', 'merged'] as const)(
    'two conversations become one with the last message of the %s',
    async (last) => {
      const customers = { kept: await add(), merged: await add() }
      const first = last === 'kept' ? 'merged' : 'kept'
      await write(customers[first].custID, STORE.main, 'the first', 'k1')
      await server.connection.writes
        .updateTable('conversations')
        .set((eb) => ({ convoActivityAt: eb('convoActivityAt', '-', 1_000) }))
        .where('custID', '=', customers[first].custID)
        .execute()
      await write(customers[last].custID, STORE.main, 'the last', 'k2')
      const [keptID, mergedID] = [customers.kept.custID, customers.merged.custID]
      await manager('customers/merge', { keptID, mergedID, choices: {} })
      const shown = await server.connection.reads
        .selectFrom('conversations as c')
        .innerJoin('messages as m', 'm.messageID', 'c.convoLastMessageID')
        .select('m.messageBody')
        .where('c.custID', '=', keptID)
        .execute()
      expect(shown).toEqual([{ messageBody: 'the last' }])
    },
  )

  test('the kept customer gets the chosen values, and both customers’ conversations, labels, comments and phones', async () => {
    const kept = await add({ custEmail: 'kept@example.test', custCustomFields: { employer: 'Baker', visits: 2 } })
    const merged = await add({
      custEmail: 'merged@example.test',
      custDL: 'Z9988776',
      custStreet: '12 Main St',
      custState: 'NV',
      custCustomFields: { employer: 'Miller', ring: 7 },
    })
    const into = await write(kept.custID, STORE.main, 'to the one who stays', 'same-key')
    const from = await write(merged.custID, STORE.main, 'to the other', 'same-key')
    const only = await write(merged.custID, STORE.prospect, 'at another store', 'k2')
    await clerk('customers/update-labels', { customerID: kept.custID, labels: [1] })
    await clerk('customers/update-labels', { customerID: merged.custID, labels: [1, 2] })
    const comment = (commentKey: string, commentMessage: string) =>
      clerk('comments/submit', { comment: { commentKey, commentMessage } })
    await comment(`customer/${merged.custID}`, 'about the customer')
    await comment(`convo/${from}`, 'a note in the thread')
    const news = await eventsSince(server.connection, 2)

    const choices = { custPhone: 'merged', custEmail: 'kept', custCustomFields: { employer: 'merged' } } as const
    const both = { keptID: kept.custID, mergedID: merged.custID }
    const { customer, mergeID } = await manager('customers/merge', { ...both, choices })
    expect(customer).toMatchObject({
      custID: kept.custID,
      custPhone: merged.custPhone,
      custOtherPhones: [kept.custPhone],
      custEmail: 'kept@example.test',
      custDL: 'Z9988776',
      custStreet: '12 Main St',
      custState: 'NV',
      custCustomFields: { employer: 'Miller', visits: 2, ring: 7 },
      custLabels: [1, 2],
    })
    const { messages } = await manager('customers/conversation/messages/fetch', { convoID: into })
    expect(messages.map(({ messageBody }) => messageBody)).toEqual(['to the one who stays', 'to the other'])
    expect(
      (await manager('customers/conversation/fetch', { custID: kept.custID, storeID: STORE.prospect })).convo.convoID,
    ).toBe(only)
    expect((await clerk('comments/list', { commentKey: `customer/${kept.custID}` })).comments).toHaveLength(1)
    expect((await clerk('comments/list', { commentKey: `convo/${into}` })).comments).toHaveLength(1)
    await expect(clerk('customers/fetch', { customerID: merged.custID })).rejects.toMatchObject({ status: 404 })
    for (const custPhone of [kept.custPhone, merged.custPhone]) {
      expect(await clerk('customers/does-customer-exist', { custPhone })).toMatchObject({
        exists: true,
        custID: kept.custID,
      })
      expect(
        (await clerk('customers/list', { search: { filter: custPhone } })).customers.map(({ custID }) => custID),
      ).toEqual([kept.custID])
      await expect(add({ custPhone })).rejects.toMatchObject({ code: 'customer_exists', body: { custID: kept.custID } })
    }
    const told = (await news()).map(({ event, data }) => `${event} ${JSON.stringify(data)}`)
    for (const wanted of [
      `reload_customer {"custID":${kept.custID}}`,
      `reload_customer {"custID":${merged.custID}}`,
      `reload_inbox {"convoID":${from}}`,
      `reload_inbox {"convoID":${into}}`,
    ])
      expect(told).toContain(wanted)

    // Later additions stay with the kept customer, or go back with the conversation that they arrived in.
    await write(kept.custID, STORE.main, 'written since', 'k3')
    await write(kept.custID, STORE.prospect, 'written since at the other store', 'k4')
    await clerk('customers/save', {
      customer: {
        custID: kept.custID,
        custPhone: merged.custPhone,
        custFirstName: 'Ada',
        custLastName: 'Byron',
        custEmail: 'new@example.test',
      },
    })
    expect((await clerk('customers/merges/list', { customerID: kept.custID })).merges).toMatchObject([
      { mergeID, mergedName: 'Byron, Ada', mergedPhone: merged.custPhone },
    ])
    const { customer: back, restored } = await manager('customers/unmerge', { mergeID })
    expect(back).toMatchObject({
      custPhone: kept.custPhone,
      custEmail: 'new@example.test',
      custDL: null,
      custStreet: null,
      custState: null,
      custLabels: [1],
    })
    expect(restored).toMatchObject({
      custID: merged.custID,
      custPhone: merged.custPhone,
      custEmail: 'merged@example.test',
      custLabels: [1, 2],
    })
    const bodies = async (convoID: number) =>
      (await manager('customers/conversation/messages/fetch', { convoID })).messages.map(
        ({ messageBody }) => messageBody,
      )
    expect(await bodies(into)).toEqual(['to the one who stays', 'written since'])
    expect(await bodies(from)).toEqual(['to the other'])
    expect(await bodies(only)).toEqual(['at another store', 'written since at the other store'])
    expect((await manager('customers/fetch/stats', { customerID: merged.custID })).stats.messagesOut).toBe(3)
    expect(
      (await clerk('customers/list', { search: { filter: merged.custPhone } })).customers.map(({ custID }) => custID),
    ).toEqual([merged.custID])
    await expect(manager('customers/unmerge', { mergeID })).rejects.toMatchObject({
      status: 409,
      code: 'not_undoable',
      message: 'This merge has already been undone.',
    })
  })

  test('a text from the additional phone reaches the one customer, and STOP from it counts', async () => {
    const [kept, merged] = [await add(), await add()]
    await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    const { stores } = await manager('stores/list', {})
    await server.sandbox('/phone/send', {
      from: merged.custPhone,
      to: stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber,
      body: 'STOP',
    })
    expect((await clerk('customers/fetch', { customerID: kept.custID })).customer.custOptedOut).not.toBeNull()
    expect((await clerk('customers/does-customer-exist', { custPhone: merged.custPhone })).custID).toBe(kept.custID)
  })

  test('of two merges, the later one is undone first', async () => {
    const [a, b, c] = [await add(), await add(), await add()]
    const first = await manager('customers/merge', { keptID: a.custID, mergedID: b.custID })
    const second = await manager('customers/merge', { keptID: c.custID, mergedID: a.custID })
    await expect(manager('customers/unmerge', { mergeID: first.mergeID })).rejects.toMatchObject({
      code: 'not_undoable',
      message: 'Undo this customer’s later merge first.',
    })
    await manager('customers/unmerge', { mergeID: second.mergeID })
    await manager('customers/unmerge', { mergeID: first.mergeID })
    for (const { custID, custPhone } of [a, b, c])
      expect((await clerk('customers/fetch', { customerID: custID })).customer.custPhone).toBe(custPhone)
  })

  test('is for managers of the company, and for two different customers', async () => {
    const [kept, merged] = [await add(), await add()]
    const ids = { keptID: kept.custID, mergedID: merged.custID }
    await expect(clerk('customers/merge', ids)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(stranger('customers/merge', ids)).rejects.toMatchObject({ status: 404 })
    await expect(manager('customers/merge', { keptID: kept.custID, mergedID: kept.custID })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const { mergeID } = await manager('customers/merge', ids)
    await expect(stranger('customers/unmerge', { mergeID })).rejects.toMatchObject({ status: 404 })
    await expect(clerk('customers/unmerge', { mergeID })).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test('can be undone for 30 days', async () => {
    const [kept, merged] = [await add(), await add()]
    const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    const old = Date.now() - 30 * 86_400_000 - 1
    await server.connection.writes
      .updateTable('customer_merges')
      .set({ mergedAt: old })
      .where('mergeID', '=', mergeID)
      .execute()
    await expect(manager('customers/unmerge', { mergeID })).rejects.toMatchObject({
      code: 'not_undoable',
      message: 'A merge can be undone only within 30 days.',
    })
    expect((await clerk('customers/merges/list', { customerID: kept.custID })).merges).toEqual([])
  })

  // A table that points at customers or conversations and is missing here would lose its rows in a merge.
  test('every table that points at a customer or a conversation is covered', async () => {
    const known = (of: readonly { table: string }[], ...others: string[]) =>
      [...of.map(({ table }) => table), ...others].sort()
    const pointing = async (column: string) =>
      (await tables())
        .filter(({ columns }) => columns.includes(column))
        .map(({ name }) => name)
        .sort()
    const others = ['customers', 'conversations', 'customer_labels', 'import_customers']
    expect(await pointing('custID')).toEqual(known(OF_CUSTOMER, ...others))
    expect(await pointing('convoID')).toEqual(known(OF_CONVERSATION, 'conversations', 'conversation_labels', 'drafts'))
  })

  test('merging and undoing restores every row', async () => {
    const known = [
      PEOPLE.munoz,
      PEOPLE.whitfield,
      PEOPLE.ortega,
      PEOPLE.greene,
      PEOPLE.baptiste,
      PEOPLE.adeyemi,
      PEOPLE.blocked,
      PEOPLE.talkative,
    ].map(({ custID }) => custID)
    const side = fc.constantFrom('kept', 'merged') as fc.Arbitrary<'kept' | 'merged'>
    const choices = fc.record(
      { custPhone: side, custName: side, custEmail: side, custDL: side, custLanguage: side },
      { requiredKeys: [] },
    )
    await rest()
    const pair = fc.uniqueArray(fc.constantFrom(...known), { minLength: 2, maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(pair, choices, async ([keptID, mergedID], chosen) => {
        const before = await everything()
        const { mergeID } = await manager('customers/merge', { keptID: keptID!, mergedID: mergedID!, choices: chosen })
        await manager('customers/unmerge', { mergeID })
        expect(await everything()).toEqual(before)
      }),
      { numRuns: 12 },
    )
  })
})
