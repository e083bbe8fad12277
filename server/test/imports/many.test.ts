import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'

describe.each(ENGINES)('a file with much to say, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const take = (csv_data: string, more: object = {}) =>
    owner('mailers/import-from-superpawn', { csv_data, filename: 'much.csv', storeID: STORE.lake, ...more })

  test('ends more tickets that it lacks than are written at once, and they are active again when it is undone', async () => {
    const { custID, custPhone } = PEOPLE.whitfield
    const [storeID, many] = [STORE.lake, 1_150]
    const due = { storeID, custID, ticketDueDate: asLocalDay('2031-12-05') }
    const numbers = Array.from({ length: many }, (_, i) => `L-${i}`)
    for (let at = 0; at < many; at += 100)
      await server.connection.writes
        .insertInto('tickets')
        .values(numbers.slice(at, at + 100).map((ticketNumber) => bookedTicket({ ...due, ticketNumber })))
        .execute()
    const active = async () =>
      (await owner('tickets/list', { search: { store: storeID, status: 'active', perPage: 1 } })).count
    const before = await active()
    const { import: taken, file } = await take(
      `Last,First,Phone,Ticket,Due Date\nWhitfield,Ada,${custPhone},L-7,12/5/2031`,
      { wholeBook: true },
    )
    expect(file.book).toMatchObject({ isWhole: true })
    const importID = taken.importID!
    // A long one goes on after its call has answered.
    const becomes = async (importState: string) => {
      const now = async () => (await owner('mailers/imports/fetch', { importID })).import
      await expect.poll(async () => (await now()).importState, PATIENCE).toBe(importState)
      return now()
    }
    expect((await becomes('finished')).diff).toMatchObject({ ticketsMade: 0, ticketsGone: before - 1 })
    expect(await active()).toBe(1)
    await owner('mailers/undo-import', { importID })
    await becomes('undone')
    expect(await active()).toBe(before)
  })

  test('shows a thousand of its problems and the number of all, and the beginning of long cells', async () => {
    const text = 'x'.repeat(80)
    const rows = Array.from({ length: 1_005 }, (_, i) => `Hall,Ida,nowhere,M-${i},12/5/2031,${text}`)
    const asked = ['Last,First,Phone,Ticket,Due Date,Item', ...rows].join('\n')
    for (const dryRun of [true, false]) {
      const { import: done, file } = await take(asked, { dryRun, filename: ' many.csv ' })
      expect([done.problems.length, done.problemCount, done.skipped, done.made]).toEqual([1_000, 1_005, 1_005, 0])
      expect(done.problems.at(-1)).toMatchObject({ row: 1_001 })
      expect(file.samples.map((cells) => cells.at(-1))).toEqual(Array.from({ length: 3 }, () => 'x'.repeat(60)))
    }
    const { imports } = await owner('mailers/imports/list', { search: { filter: 'many.csv' } })
    expect(imports.map(({ filename }) => filename)).toEqual(['many.csv'])
    const { activity } = await owner('settings/activity/list', { search: { action: 'import-file', perPage: 1 } })
    expect(activity).toMatchObject([{ detail: { filename: 'many.csv', rows: 1_005 } }])
  })
})
