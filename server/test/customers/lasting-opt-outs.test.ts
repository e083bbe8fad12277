import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('an opt-out survives undoing other changes, on %s', (database) => {
  let server: Booted
  let manager: SignedIn
  let mainNumber: string
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
    mainNumber = (await manager('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber
  })
  afterAll(() => server.close())

  const add = async (custPhone = newPhone()) => {
    const customer = { custPhone, custFirstName: 'Ada', custLastName: 'Byron' }
    return { custPhone, custID: (await manager('customers/save', { customer })).custID }
  }
  const text = ({ custPhone }: { custPhone: string }, body: string) =>
    server.sandbox('/phone/send', { from: custPhone, to: mainNumber, body })
  const optedOut = async (custID: number) =>
    (await manager('customers/fetch', { customerID: custID })).customer.custOptedOut
  const consents = (custID: number) => manager('customers/consent/fetch', { custID })
  const takeFile = (csv_data: string, filename = 'a file.csv', storeID: number = STORE.prospect) =>
    manager('mailers/import-from-superpawn', { csv_data, filename, storeID })
  const take = async (rows: string, filename: string, storeID?: number) =>
    (await takeFile(`Last,First,Phone,DNC\n${rows}\n`, filename, storeID)).import.importID!
  const customersAt = async (filter: string) => (await manager('customers/list', { search: { filter } })).customers

  test.each(['kept', 'merged'] as const)(
    'a STOP from the %s customer’s phone, when the merge is undone',
    async (side) => {
      const both = { kept: await add(), merged: await add() }
      const { kept, merged } = both
      const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
      await text(both[side], 'STOP')
      await manager('customers/unmerge', { mergeID })
      for (const { custID } of [kept, merged]) {
        expect(await optedOut(custID)).not.toBeNull()
        expect((await consents(custID)).holds).toEqual({ service: false, marketing: false })
      }
    },
  )

  test.each(['kept', 'merged'] as const)(
    'a STOP from the %s customer’s phone after the merged one had sent one',
    async (side) => {
      const both = { kept: await add(), merged: await add() }
      const { kept, merged } = both
      await text(merged, 'STOP')
      const since = await optedOut(merged.custID)
      const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
      await text(both[side], 'STOP')
      await manager('customers/unmerge', { mergeID })
      expect(await optedOut(kept.custID)).not.toBeNull()
      expect(await optedOut(merged.custID)).toBe(since)
    },
  )

  test.each([
    ['kept', 'before'],
    ['kept', 'after'],
    ['merged', 'before'],
    ['merged', 'after'],
  ] as const)(
    'a STOP from the %s customer’s phone, %s the merge, which START from the main one had lifted',
    async (side, when) => {
      const both = { kept: await add(), merged: await add() }
      const { kept, merged } = both
      const other = side === 'kept' ? 'merged' : 'kept'
      const ids = { keptID: kept.custID, mergedID: merged.custID, choices: { custPhone: other } } as const
      if (when === 'before') await text(both[side], 'STOP')
      const { mergeID } = await manager('customers/merge', ids)
      if (when === 'after') await text(both[side], 'STOP')
      await text(both[other], 'START')
      expect(await optedOut(kept.custID)).toBeNull()
      await manager('customers/unmerge', { mergeID })
      expect(await optedOut(both[side].custID)).not.toBeNull()
      expect((await consents(both[side].custID)).holds.service).toBe(false)
      expect(await optedOut(both[other].custID)).toBeNull()
    },
  )

  test('marketing consent withdrawn from either, when the merge is undone; and nothing from before the merge', async () => {
    const [kept, merged, third] = [await add(), await add(), await add()]
    const say = (custID: number, given: boolean) =>
      manager('customers/consent/save', { custID, consentKind: 'marketing', given })
    await say(third.custID, false)
    const first = await manager('customers/merge', { keptID: third.custID, mergedID: merged.custID })
    await manager('customers/unmerge', { mergeID: first.mergeID })
    expect((await consents(merged.custID)).holds.marketing).toBeNull()
    const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    await say(kept.custID, false)
    await manager('customers/unmerge', { mergeID })
    for (const { custID } of [kept, merged])
      expect((await consents(custID)).holds).toEqual({ service: null, marketing: false })
  })

  test.each(['kept', 'merged'] as const)(
    'marketing consent that the %s one had refused, when the other agreed to it later',
    async (side) => {
      const both = { kept: await add(), merged: await add() }
      const { kept, merged } = both
      const say = ({ custID }: { custID: number }, given: boolean) =>
        manager('customers/consent/save', { custID, consentKind: 'marketing', given })
      const holds = async () => [
        (await consents(kept.custID)).holds.marketing,
        (await consents(merged.custID)).holds.marketing,
      ]
      await say(both[side], false)
      await say(side === 'kept' ? merged : kept, true)
      const before = await holds()
      const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
      expect((await consents(kept.custID)).holds.marketing).toBe(false)
      await manager('customers/unmerge', { mergeID })
      expect(await holds()).toEqual(before)
    },
  )

  test.each(
    (['kept', 'merged'] as const).flatMap((older) =>
      [true, false].flatMap((first) => [true, false].map((then) => [older, first, then] as const)),
    ),
  )(
    'marketing that the %s customer first answered with %s and the other then with %s: a merge adds a refusal only to an older one',
    async (older, first, then) => {
      const both = { kept: await add(), merged: await add() }
      const say = ({ custID }: { custID: number }, given: boolean) =>
        manager('customers/consent/save', { custID, consentKind: 'marketing', given })
      await say(both[older], first)
      await say(both[older === 'kept' ? 'merged' : 'kept'], then)
      await manager('customers/merge', { keptID: both.kept.custID, mergedID: both.merged.custID })
      const { holds, consents: told } = await consents(both.kept.custID)
      const added = !first && then ? [false] : []
      expect([holds.marketing, told.map(({ given }) => given)]).toEqual([first && then, [...added, then, first]])
    },
  )

  test('but a merge alone opts nobody out for good, and neither does a STOP lifted by START', async () => {
    const [kept, merged, other] = [await add(), await add(), await add()]
    await text(merged, 'STOP')
    const first = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    expect(await optedOut(kept.custID)).not.toBeNull()
    await manager('customers/unmerge', { mergeID: first.mergeID })
    expect(await optedOut(kept.custID)).toBeNull()
    const second = await manager('customers/merge', { keptID: kept.custID, mergedID: other.custID })
    await text(other, 'STOP')
    await text(other, 'START')
    await manager('customers/unmerge', { mergeID: second.mergeID })
    expect([await optedOut(kept.custID), await optedOut(other.custID)]).toEqual([null, null])
  })

  test('a further STOP is recorded, and not confirmed again', async () => {
    const customer = await add()
    for (const body of ['STOP', 'STOP']) await text(customer, body)
    expect((await consents(customer.custID)).consents).toHaveLength(4)
    const { convo } = await manager('customers/conversation/fetch', { custID: customer.custID, storeID: STORE.main })
    const { messages } = await manager('customers/conversation/messages/fetch', { convoID: convo.convoID })
    expect(messages.filter(({ messageDirection }) => messageDirection === 'out')).toHaveLength(1)
  })

  test('a STOP from a customer opted out by an import, when the import is undone', async () => {
    const [stops, silent] = [await add(), await add()]
    const importID = await take(`Byron,Ada,${stops.custPhone},Y\nByron,Ada,${silent.custPhone},Y`, 'dnc.csv')
    expect(await optedOut(silent.custID)).not.toBeNull()
    await text(stops, 'STOP')
    await manager('mailers/undo-import', { importID })
    expect(await optedOut(stops.custID)).not.toBeNull()
    expect(await optedOut(silent.custID)).toBeNull()
  })

  test.each([
    { name: 'the older first', order: [0, 1] },
    { name: 'the newer first', order: [1, 0] },
  ] as const)('two stores’ files that both say “do not text”, when they are undone, $name', async ({ name, order }) => {
    const customer = await add()
    const rows = `Byron,Ada,${customer.custPhone},Y`
    const files = [await take(rows, `one, ${name}.csv`), await take(rows, `other, ${name}.csv`, STORE.main)]
    const holds = async () => (await consents(customer.custID)).holds
    await manager('mailers/undo-import', { importID: files[order[0]]! })
    expect(await optedOut(customer.custID)).not.toBeNull()
    expect(await holds()).toEqual({ service: false, marketing: false })
    await manager('mailers/undo-import', { importID: files[order[1]]! })
    expect(await optedOut(customer.custID)).toBeNull()
    expect(await holds()).toEqual({ service: null, marketing: null })
  })

  test('the same, when the customer is merged between the two files, and the merge is undone after the first', async () => {
    const [kept, merged] = [await add(), await add()]
    const rows = `Byron,Ada,${merged.custPhone},Y`
    const both = async () => [await optedOut(kept.custID), await optedOut(merged.custID)].map((at) => at !== null)
    const first = await take(rows, 'before the merge.csv')
    const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    const second = await take(rows, 'while merged.csv', STORE.main)
    await manager('mailers/undo-import', { importID: first })
    expect(await optedOut(kept.custID)).not.toBeNull()
    await manager('customers/unmerge', { mergeID })
    expect(await optedOut(merged.custID)).not.toBeNull()
    await manager('mailers/undo-import', { importID: second })
    expect(await both()).toEqual([false, false])
    for (const { custID } of [kept, merged])
      expect((await consents(custID)).holds).toEqual({ service: null, marketing: null })
  })

  test('undoing a merge of two customers named in two files leaves each the result of their own file', async () => {
    const [kept, merged] = [await add(), await add()]
    const first = await take(
      `Byron,Ada,${kept.custPhone},Y\nByron,Ada,${merged.custPhone},Y`,
      'names both, of whom one is named again.csv',
    )
    await take(`Byron,Ada,${merged.custPhone},Y`, 'names one of both again.csv', STORE.main)
    const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    await manager('mailers/undo-import', { importID: first })
    expect(await optedOut(kept.custID)).not.toBeNull()
    await manager('customers/unmerge', { mergeID })
    expect(await optedOut(kept.custID)).toBeNull()
    expect(await optedOut(merged.custID)).not.toBeNull()
  })

  test('two files’ “do not text” of one merged with a customer who said STOP, when the older and then the merge are undone', async () => {
    const [kept, merged] = [await add(), await add()]
    await text(merged, 'STOP')
    const said = await optedOut(merged.custID)
    const rows = `Byron,Ada,${kept.custPhone},Y`
    const [first, second] = [await take(rows, 'older.csv'), await take(rows, 'newer.csv', STORE.main)]
    const { mergeID } = await manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    await manager('mailers/undo-import', { importID: first })
    await manager('customers/unmerge', { mergeID })
    const { imports } = await manager('mailers/imports/list', { search: { filter: 'newer.csv' } })
    expect(await optedOut(kept.custID)).toBe(imports[0]!.importedAt)
    await manager('mailers/undo-import', { importID: second })
    expect([await optedOut(kept.custID), await optedOut(merged.custID)]).toEqual([null, said])
  })

  test.each(['', 'Y'])(
    'an erased customer’s, when an import that added them again (DNC “%s”) is undone',
    async (dnc) => {
      const customer = await add()
      const { custPhone } = customer
      await text(customer, 'STOP')
      const since = await optedOut(customer.custID)
      await manager('customers/erase', { customerID: customer.custID, confirmName: 'Byron, Ada' })
      const stranger = newPhone()
      const importID = await take(`Byron,Ada,${custPhone},${dnc}\nByron,Ada,${stranger},${dnc}`, `again ${dnc}.csv`)
      await manager('mailers/undo-import', { importID })
      expect((await manager('customers/does-customer-exist', { custPhone })).custID).toBeNull()
      expect(await optedOut((await add(custPhone)).custID)).toBe(since)
      expect(await optedOut((await add(stranger)).custID)).toBeNull()
    },
  )

  test('“do not text” counts in any of a customer’s rows', async () => {
    const [listed, pledged, known] = [newPhone(), newPhone(), newPhone()]
    await takeFile(`Last,First,Phone\nKnown,Kay,${known}\n`)
    await takeFile(
      [
        'Last,First,Phone,Ticket,Do not text,Marketing',
        `Listed,Lea,${listed},,,yes`,
        `Listed,Lea,${listed},,yes,`,
        `Pledged,Pia,${pledged},9080,,yes`,
        `Pledged,Pia,${pledged},9081,yes,`,
        `Known,Kay,${known},,,yes`,
        `Known,Kay,${known},,yes,`,
      ].join('\n'),
    )
    for (const phone of [listed, pledged, known]) {
      const [customer] = await customersAt(phone)
      expect(customer?.custOptedOut).not.toBeNull()
      expect((await consents(customer!.custID)).holds).toEqual({
        service: false,
        marketing: false,
      })
    }
  })

  test('our own customer export brings their language, opt-outs and blocks along, and lifts none', async () => {
    const [blocked, plain] = [newPhone(), newPhone()]
    const file = (...rows: string[]) =>
      [
        'Last name,First name,Phone,Email,Drivers Lic #,Language,Labels,Blocked,Opted out,Time zone,Customer ID',
        ...rows,
      ].join('\r\n')
    const first = await takeFile(
      file(
        `Blocked,Bea,${blocked},bea@example.test,D1,es,VIP,yes,2026-10-01 10:00,America/Los_Angeles,7`,
        `Plain,Pat,${plain},,,en,,no,,America/Los_Angeles,8`,
      ),
    )
    expect(first.file.columns.filter(({ field }) => field === null).map(({ header }) => header)).toEqual([
      'Labels',
      'Time zone',
    ])
    const bea = { custLanguage: 'es', custBlocked: true, custEmail: 'bea@example.test', custDL: 'D1' }
    expect(await customersAt(blocked)).toMatchObject([{ ...bea, custOptedOut: expect.any(String) }])
    expect(await customersAt(plain)).toMatchObject([{ custLanguage: 'en', custBlocked: false, custOptedOut: null }])
    expect(first.import.problems.map(({ row, code }) => `${row} ${code}`)).toEqual(['2 blocked', '2 opted_out'])

    const second = await takeFile(
      file(
        `Blocked,Bea,${blocked},,,en,,no,,America/Los_Angeles,7`,
        `Plain,Pat,${plain},,,es,,yes,,America/Los_Angeles,8`,
      ),
    )
    expect(await customersAt(blocked)).toMatchObject([{ ...bea, custOptedOut: expect.any(String) }])
    expect(await customersAt(plain)).toMatchObject([{ custLanguage: 'en', custBlocked: false, custOptedOut: null }])
    expect(second.import.problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
      '2 blocked',
      '2 opted_out',
      '3 not_blocked',
    ])

    for (const { import: one } of [second, first]) await manager('mailers/undo-import', { importID: one.importID! })
    expect(await customersAt(blocked)).toEqual([])
  })
})
