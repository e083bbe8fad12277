import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { unsubscribeURL } from '@xd/server/services/mailers/unsubscribe-link.ts'
import { type BubbleWorld, bubbleWorld } from '../bubble/bubble-world.ts'
import { newPhone } from '../phones.ts'

describe.each(ENGINES)('what happens between a merge and the next step, on %s', (database) => {
  let world: BubbleWorld
  let owner: Awaited<ReturnType<BubbleWorld['signIn']>>
  beforeAll(async () => {
    world = await bubbleWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const add = async (given: Partial<WireInput<'customers/save'>['customer']> = {}) => {
    const customer = { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Byron', ...given }
    return { ...customer, custID: (await owner('customers/save', { customer })).custID }
  }
  const merge = async (kept: { custID: number }, merged: { custID: number }) =>
    (await owner('customers/merge', { keptID: kept.custID, mergedID: merged.custID })).mergeID
  const start = async ({ custID }: { custID: number }) =>
    (await owner('customers/conversation/start', { custID, storeID: world.storeID })).convo.convoID
  const erase = ({ custID }: { custID: number }, confirmName = 'Byron, Ada') =>
    owner('customers/erase', { customerID: custID, confirmName })
  let files = 0
  const take = async (csv_data: string) => {
    const given = { csv_data, filename: `book ${++files}.csv`, storeID: STORE.prospect }
    return (await owner('mailers/import-from-superpawn', given)).import.importID!
  }
  const tickets = async (filter: string) => (await owner('tickets/list', { search: { filter } })).tickets
  const stored = async (table: 'customer_merges' | 'import_pieces') =>
    JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(world.connection.reads)).rows)

  test('a deleted label stays off both customers when the merge is undone', async () => {
    const [kept, merged] = [await add(), await add()]
    await start(kept)
    const convoID = await start(merged)
    const make = async (labelName: string, labelModuleKey: 'customer' | 'conversation') => {
      const { labels } = await owner('labels/save', { label: { labelName, labelModuleKey } })
      return labels.find((label) => label.labelName === labelName)!.labelID
    }
    const gone = [await make('Gone', 'customer'), await make('Gone too', 'conversation')] as const
    const stays = await make('Stays', 'customer')
    await owner('customers/update-labels', { customerID: merged.custID, labels: [gone[0], stays] })
    await owner('customers/conversation/set-labels', { convoID, labels: [gone[1]] })
    const mergeID = await merge(kept, merged)
    for (const labelID of gone) await owner('labels/save', { label: { labelID, deleteLabel: true } })
    const { restored } = await owner('customers/unmerge', { mergeID })
    expect(restored!.custLabels).toEqual([stays])
  })

  test('an email from before it still unsubscribes, also when the merge is undone afterwards', async () => {
    const [kept, merged] = [await add(), await add()]
    const link = unsubscribeURL(world.url, world.config, { companyID: COMPANY.goldenPledge, custID: merged.custID })
    const mergeID = await merge(kept, merged)
    expect((await fetch(link)).status).toBe(200)
    expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    const wants = async ({ custID }: { custID: number }) =>
      (await owner('customers/consent/fetch', { custID })).holds.marketing
    expect(await wants(kept)).toBe(false)
    await owner('customers/unmerge', { mergeID })
    expect([await wants(kept), await wants(merged)]).toEqual([false, false])
  })

  test('a custom field that was deleted has no value again when the merge is undone', async () => {
    const save = (fields: WireInput<'settings/custom-fields/save'>['fields']) =>
      owner('settings/custom-fields/save', { moduleID: 'customer', fields })
    const { fields } = await owner('settings/custom-fields/fetch', { moduleID: 'customer' })
    const field = (id: string, type: 'text' | 'int') => ({ id, type, title: id })
    await save([...fields, field('drop', 'text'), field('turn', 'int'), field('keep', 'text')])
    const values = { drop: 'secret', turn: 7, keep: 'as it was' }
    const [kept, merged] = [await add(), await add({ custCustomFields: values })]
    const mergeID = await merge(kept, merged)
    await save([...fields, field('turn', 'text'), field('keep', 'text')])
    const { restored } = await owner('customers/unmerge', { mergeID })
    expect(restored!.custCustomFields).toEqual({ turn: '7', keep: 'as it was' })
    await save(fields)
  })

  test('an import can be undone though the ticket’s customer has been merged: the ticket goes to the other', async () => {
    const [kept, merged, wrong] = [await add(), await add(), await add()]
    const book = (due: string, second: { custPhone: string }) =>
      [
        'Last,First,Phone,Ticket,Due Date',
        `Byron,Ada,${merged.custPhone},7701,${due}`,
        `Byron,Ada,${second.custPhone},7702,${due}`,
      ].join('\n')
    await take(book('12/1/2026', merged))
    const importID = await take(book('12/9/2026', wrong))
    await merge(kept, merged)
    const { import: undone } = await owner('mailers/undo-import', { importID })
    expect(undone.importState).toBe('undone')
    for (const number of ['7701', '7702'])
      expect(await tickets(number)).toMatchObject([{ ticketDueDate: '2026-12-01', custID: kept.custID }])
  })

  test('what a file filled in is empty again once its import and the merge since are undone, on either side', async () => {
    const [kept, merged] = [await add(), await add()]
    const row = ({ custPhone }: { custPhone: string }, name: string) => `Byron,Ada,${custPhone},${name}@byron.test`
    const importID = await take(`Last,First,Phone,Email\n${row(kept, 'kept')}\n${row(merged, 'merged')}`)
    const choices = { custEmail: 'merged' } as const
    const { mergeID } = await owner('customers/merge', { keptID: kept.custID, mergedID: merged.custID, choices })
    await owner('mailers/undo-import', { importID })
    await owner('customers/unmerge', { mergeID })
    const emails = []
    for (const { custID } of [kept, merged])
      emails.push((await owner('customers/fetch', { customerID: custID })).customer.custEmail)
    expect(emails).toEqual([null, null])
  })

  test('a ticket that a file gave to a third customer returns to the merged customer when both are undone', async () => {
    const [kept, merged, third] = [await add(), await add(), await add()]
    const row = ({ custPhone }: { custPhone: string }) =>
      `Last,First,Phone,Ticket,Due Date\nByron,Ada,${custPhone},7705,12/1/2026`
    await take(row(merged))
    const mergeID = await merge(kept, merged)
    const importID = await take(row(third))
    await owner('customers/unmerge', { mergeID })
    await owner('mailers/undo-import', { importID })
    expect(await tickets('7705')).toMatchObject([{ custID: merged.custID }])
  })

  test('a customer can be erased whose web chat continued while they were merged', async () => {
    const kept = await add()
    await start(kept)
    const chat = await world.start()
    const { custID } = (await world.clerk('customers/search', { phoneNumber: chat.phone })).customers[0]!
    const mergeID = await merge(kept, { custID })
    await world.say(chat, 'Are you still there?')
    await owner('customers/unmerge', { mergeID })
    await expect(erase({ custID }, 'Vela, Rosa')).resolves.toBeDefined()
  })

  test('erasing reaches everyone who was merged into the customer, through each merge', async () => {
    const [a, b, c] = [await add({ custLastName: 'Zuleika' }), await add(), await add()]
    const named = `Last,First,Phone,Email,DL#\nZuleika,Ada,${a.custPhone},zuleika@example.test,ZZ99\n`
    await take(named)
    await merge(b, a)
    await merge(c, b)
    expect(await stored('customer_merges')).toContain('Zuleika')
    expect(await stored('import_pieces')).toContain('zuleika')
    await erase(c)
    for (const table of ['customer_merges', 'import_pieces'] as const)
      for (const trace of ['uleika', 'ZZ99', a.custPhone]) expect(await stored(table)).not.toContain(trace)
  })
})
