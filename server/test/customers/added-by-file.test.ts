import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('customers added by a file, when its import is undone, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let mainNumber: string
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    mainNumber = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber
  })
  afterAll(() => server.close())

  let files = 0
  const take = async (phone: string, storeID: number = STORE.prospect, first = 'Nina') => {
    const csv_data = `Last,First,Phone,Ticket,Due Date\nNewman,${first},${phone},${90_000 + ++files},12/1/2027`
    const given = { csv_data, filename: `added ${files}.csv`, storeID }
    return (await owner('mailers/import-from-superpawn', given)).import.importID!
  }
  const custIDOf = async (custPhone: string) => (await owner('customers/does-customer-exist', { custPhone })).custID
  const text = (from: string, body: string) => server.sandbox('/phone/send', { from, to: mainNumber, body })

  /** A customer whom a file adds, and an existing one. */
  const both = async () => {
    const [phone, knownPhone] = [newPhone(), newPhone()]
    const importID = await take(phone)
    const customer = { custPhone: knownPhone, custFirstName: 'Kai', custLastName: 'Known' }
    const { custID: knownID } = await owner('customers/save', { customer })
    return { phone, knownPhone, importID, knownID, addedID: (await custIDOf(phone))! }
  }
  type Both = Awaited<ReturnType<typeof both>>
  const merge = async ({ knownID, addedID }: Both) =>
    (await owner('customers/merge', { keptID: knownID, mergedID: addedID })).mergeID
  const unmerge = (mergeID: number) => owner('customers/unmerge', { mergeID })
  const undo = (importID: number) => owner('mailers/undo-import', { importID })

  test('and they are part of another customer: undoing the merge brings back nobody', async () => {
    const people = await both()
    const mergeID = await merge(people)
    await undo(people.importID)
    const { customer, restored } = await unmerge(mergeID)
    expect(restored).toBeNull()
    expect(customer.custID).toBe(people.knownID)
    expect(await custIDOf(people.phone)).toBeNull()
    expect(await custIDOf(people.knownPhone)).toBe(people.knownID)
    const found = await owner('customers/list', { search: { filter: people.phone } })
    expect(found.count).toBe(0)
    // A text from there is from someone new.
    await text(people.phone, 'Who is this?')
    expect([people.knownID, people.addedID]).not.toContain(await custIDOf(people.phone))
  })

  test.each(['merged', 'kept'] as const)('and they had been %s in a merge that was undone', async (side) => {
    const people = await both()
    const { knownID, addedID } = people
    const [keptID, mergedID] = side === 'merged' ? [knownID, addedID] : [addedID, knownID]
    await unmerge((await owner('customers/merge', { keptID, mergedID })).mergeID)
    await undo(people.importID)
    expect(await custIDOf(people.phone)).toBeNull()
    expect(await custIDOf(people.knownPhone)).toBe(knownID)
  })

  const NINA = { custFirstName: 'Nina', custLastName: 'Newman' }
  interface Use {
    readonly name: string
    readonly before?: (people: Both) => Promise<unknown>
    readonly whileMerged?: (people: Both) => Promise<unknown>
  }
  const USES: readonly Use[] = [
    { name: 'they had texted', before: ({ phone }) => text(phone, 'Are you open?') },
    {
      name: 'someone had edited them',
      before: ({ addedID, phone }) =>
        owner('customers/save', {
          customer: { ...NINA, custID: addedID, custPhone: phone, custEmail: 'nina@example.test' },
        }),
    },
    {
      name: 'someone had commented on them',
      before: ({ addedID }) =>
        owner('comments/submit', { comment: { commentKey: `customer/${addedID}`, commentMessage: 'Our Nina' } }),
    },
    { name: 'they said STOP since', whileMerged: ({ phone }) => text(phone, 'STOP') },
    { name: 'another store’s file had named them too', before: ({ phone }) => take(phone, STORE.main) },
  ]
  test.each(USES)('stay if $name', async ({ before, whileMerged }) => {
    const people = await both()
    await before?.(people)
    const mergeID = await merge(people)
    await whileMerged?.(people)
    await undo(people.importID)
    const { restored } = await unmerge(mergeID)
    expect(restored?.custID).toBe(people.addedID)
    expect(await custIDOf(people.phone)).toBe(people.addedID)
  })

  const EDITS: readonly (readonly [part: string, change: object])[] = [
    ['email', { custEmail: 'nina@example.test' }],
    ['license', { custDL: 'N-1' }],
    ['street', { custStreet: '1 Elm St' }],
    ['first name', { custFirstName: 'Nina' }],
    ['date of their own', { custCustomFields: { birthday: '1980-02-28' } }],
  ]
  test.each(EDITS)('stay if someone gave them a %s', async (_, change) => {
    const custPhone = newPhone()
    const importID = await take(custPhone, STORE.prospect, '')
    const custID = (await custIDOf(custPhone))!
    const known = { custFirstName: '', custLastName: 'Newman', custPhone }
    await owner('customers/save', { customer: { ...known, custID, ...change } })
    await undo(importID)
    expect(await custIDOf(custPhone)).toBe(custID)
  })

  test('stay if someone blocked them, and go if nobody did anything', async () => {
    const [blocked, left] = [newPhone(), newPhone()]
    const imports = [await take(blocked), await take(left)]
    const custID = (await custIDOf(blocked))!
    await owner('customers/block', { customerID: custID, blocked: true })
    for (const importID of imports.toReversed()) await undo(importID)
    expect([await custIDOf(blocked), await custIDOf(left)]).toEqual([custID, null])
  })
})
