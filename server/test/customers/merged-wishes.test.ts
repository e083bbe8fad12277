import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'

interface Person {
  readonly custPhone: string
  readonly custID: number
}
type Wish = (person: Person) => Promise<unknown>

describe.each(ENGINES)('the consents of two merged customers, on %s', (database) => {
  let server: Booted
  let owner: CallClient
  let clerk: CallClient
  let mainNumber: string
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    clerk = await server.signIn('clerk')
    mainNumber = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber
  })
  afterAll(() => server.close())

  const add = async (): Promise<Person> => {
    const customer = { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Byron' }
    return { custPhone: customer.custPhone, custID: (await owner('customers/save', { customer })).custID }
  }
  let files = 0
  const take = async (titles: string, ...rows: readonly string[]) => {
    const csv_data = `Last,First,Phone,${titles}\n${rows.join('\n')}\n`
    const given = { csv_data, filename: `wishes ${++files}.csv`, storeID: STORE.prospect }
    return (await owner('mailers/import-from-superpawn', given)).import.importID!
  }
  const named = ({ custPhone }: Person, rest: string) => `Byron,Ada,${custPhone},${rest}`
  const says =
    (consentKind: 'service' | 'marketing', given: boolean): Wish =>
    ({ custID }) =>
      owner('customers/consent/save', { custID, consentKind, given })
  const file =
    (marketing: 'Y' | 'N'): Wish =>
    (person) =>
      take('Marketing', named(person, marketing))
  const holds = async ({ custID }: Person) => (await owner('customers/consent/fetch', { custID })).holds
  const optedOut = async ({ custID }: Person) =>
    (await owner('customers/fetch', { customerID: custID })).customer.custOptedOut
  const merge = async (kept: Person, merged: Person) =>
    (await owner('customers/merge', { keptID: kept.custID, mergedID: merged.custID })).mergeID
  const undo = (importID: number) => owner('mailers/undo-import', { importID })

  const WISHES: readonly (readonly [what: string, first: readonly Wish[], then: readonly Wish[], object])[] = [
    [
      'a no at the counter outlasts the other’s later yes',
      [says('marketing', false)],
      [says('marketing', true)],
      { marketing: false },
    ],
    ['a later yes outweighs a file’s no', [file('N')], [says('marketing', true)], { marketing: true }],
    ['two who agreed agree', [says('marketing', true)], [says('marketing', true)], { marketing: true }],
    [
      'a no to loans and to marketing are both kept',
      [says('service', false), says('marketing', false)],
      [says('service', true), says('marketing', true)],
      { service: false, marketing: false },
    ],
  ]
  test.each(WISHES.flatMap((row) => [[...row, 'kept'] as const, [...row, 'merged'] as const]))(
    '%s',
    async (_what, first, then, wanted, earlier) => {
      const [one, other] = [await add(), await add()]
      for (const wish of first) await wish(one)
      for (const wish of then) await wish(other)
      const [kept, merged] = earlier === 'kept' ? [one, other] : [other, one]
      await merge(kept, merged)
      expect([earlier, await holds(kept)]).toEqual([earlier, expect.objectContaining(wanted)])
    },
  )

  test('a file’s no to marketing while they were one holds for both, until the file is undone', async () => {
    const [kept, merged] = [await add(), await add()]
    const before = await take('Marketing', named(await add(), 'N'))
    const mergeID = await merge(kept, merged)
    const importID = await take('Marketing', named(merged, 'N'))
    await owner('customers/unmerge', { mergeID })
    expect([(await holds(kept)).marketing, (await holds(merged)).marketing]).toEqual([false, false])
    await undo(importID)
    expect([(await holds(kept)).marketing, (await holds(merged)).marketing]).toEqual([null, null])
    await undo(before)
  })

  test('a STOP after a file’s “do not text” stays, though the file and the merge are undone', async () => {
    const [kept, merged, bystander] = [await add(), await add(), await add()]
    const importID = await take('DNC', named(merged, 'Y'), named(bystander, 'Y'))
    await server.sandbox('/phone/send', { from: merged.custPhone, to: mainNumber, body: 'STOP' })
    const since = await optedOut(merged)
    const mergeID = await merge(kept, merged)
    expect(await optedOut(kept)).toBe(since)
    await undo(importID)
    expect([await optedOut(kept), await optedOut(bystander)]).toEqual([since, null])
    await owner('customers/unmerge', { mergeID })
    expect([await optedOut(kept), await optedOut(merged)]).toEqual([null, expect.any(String)])
  })

  test('“do not text” for both in one file ends when the file is undone, also once they are separated', async () => {
    const [kept, merged] = [await add(), await add()]
    const importID = await take('DNC', named(kept, 'Y'), named(merged, 'Y'))
    const mergeID = await merge(kept, merged)
    await undo(importID)
    expect(await optedOut(kept)).toBeNull()
    await owner('customers/unmerge', { mergeID })
    expect([await optedOut(kept), await optedOut(merged)]).toEqual([null, null])
  })

  test('a ticket that a file gave to the merged one stays with whom the file’s undo returned it to', async () => {
    const [kept, merged, first] = [await add(), await add(), await add()]
    const titles = 'Ticket,Due Date'
    const numbers = [`W${++files}1`, `W${files}2`] as const
    await take(titles, named(first, `${numbers[0]},12/1/2031`), named(merged, `${numbers[1]},12/1/2031`))
    const importID = await take(titles, named(merged, `${numbers[0]},12/1/2031`))
    const mergeID = await merge(kept, merged)
    const owners = async () => {
      const { tickets } = await owner('tickets/list', { search: { filter: `W${numbers[0].slice(1, -1)}` } })
      return numbers.map((number) => tickets.find(({ ticketNumber }) => ticketNumber === number)?.custID)
    }
    expect(await owners()).toEqual([kept.custID, kept.custID])
    await undo(importID)
    expect(await owners()).toEqual([first.custID, kept.custID])
    await owner('customers/unmerge', { mergeID })
    expect(await owners()).toEqual([first.custID, merged.custID])
  })

  test('drafts are put together, each user’s own, and apart again', async () => {
    const [kept, merged] = [await add(), await add()]
    const convo = async ({ custID }: Person) =>
      (await owner('customers/conversation/start', { custID, storeID: STORE.main })).convo.convoID
    const [to, from] = [await convo(kept), await convo(merged)]
    const db = server.connection.writes
    const draft = (by: CallClient, convoID: number, body: string) =>
      by('customers/conversation/draft/save', { convoID, body, channel: 'sms' })
    await draft(owner, to, 'Hello')
    await draft(owner, from, 'Good day')
    await draft(clerk, from, 'Are you coming?')
    const pictures = (convoID: number, draftMedia: string) =>
      db.updateTable('drafts').set({ draftMedia }).where('convoID', '=', convoID).execute()
    await pictures(to, '[3,1]')
    await pictures(from, '[1,2]')
    const drafts = () =>
      db
        .selectFrom('drafts')
        .selectAll()
        .where('convoID', 'in', [to, from])
        .orderBy('convoID')
        .orderBy('userID')
        .execute()
    const before = await drafts()
    expect(before).toHaveLength(3)
    const mergeID = await merge(kept, merged)
    const words = (await drafts()).map(({ convoID, draftBody, draftMedia }) => [convoID, draftBody, draftMedia])
    expect(words.toSorted()).toEqual([
      [to, 'Are you coming?', '[1,2]'],
      [to, 'Hello\n\nGood day', '[3,1,2]'],
    ])
    await owner('customers/unmerge', { mergeID })
    expect(await drafts()).toEqual(before)
  })

  test('a customer with another phone is found by it after a file has filled in the email', async () => {
    const [kept, merged] = [await add(), await add()]
    await merge(kept, merged)
    const importID = await take('Email', named(kept, `ada${files}@byron.test`))
    const found = async () => {
      const { customers } = await owner('customers/list', { search: { filter: merged.custPhone.slice(-10) } })
      return customers.map(({ custID, custEmail }) => [custID, custEmail])
    }
    expect(await found()).toEqual([[kept.custID, expect.stringContaining('@byron.test')]])
    await undo(importID)
    expect(await found()).toEqual([[kept.custID, null]])
  })
})
