import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'

describe.each(ENGINES)('what a file says of its customers, on %s', (database) => {
  let server: Booted
  let manager: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  let files = 0
  const take = (csv_data: string, dryRun = false) =>
    manager('mailers/import-from-superpawn', {
      csv_data,
      filename: `customers ${++files}.csv`,
      storeID: STORE.prospect,
      dryRun,
    })
  const customerOf = async (filter: string) => (await manager('customers/list', { search: { filter } })).customers[0]!

  test('a first name alone is a name, and stands last', async () => {
    const [first, both] = [newPhone(), newPhone()]
    const { import: done } = await take(`Last,First,Phone\n,Ida,${first}\nHall,Ida,${both}\n`)
    expect(done).toMatchObject({ made: 2, skipped: 0, problems: [] })
    expect(await customerOf(first)).toMatchObject({ custFirstName: '', custLastName: 'Ida' })
    expect(await customerOf(both)).toMatchObject({ custFirstName: 'Ida', custLastName: 'Hall' })
  })

  test('what a known customer lacks is filled in from the first of their rows that has it', async () => {
    const phone = newPhone()
    const known = { custPhone: phone, custFirstName: 'Ida', custLastName: 'Hall' }
    await manager('customers/save', { customer: known })
    const titles = 'Last,First,Phone,Email,DL#,Tkt,Due Date\n'
    const { import: done } = await take(
      `${titles}Hall,Ida,${phone},one@hall.test,,F-1,2026-12-01\nHall,Ida,${phone},two@hall.test,D-2,F-2,2026-12-01\n`,
    )
    expect(done).toMatchObject({ matched: 1, diff: { customersChanged: 1 } })
    expect(await customerOf(phone)).toMatchObject({ custEmail: 'one@hall.test', custDL: 'D-2' })
  })

  test.each([
    ['Y', 'N', true],
    ['N', 'Y', false],
  ])('marketing: of a first row with %s and a later one with %s, the first counts', async (first, later, given) => {
    const phone = newPhone()
    const row = (ticket: number, said: string) => `Hall,Ida,${phone},${ticket},2026-12-01,80,${said}\n`
    const ticket = 9600 + files * 2
    await take(`Last,First,Phone,Ticket,Due Date,Amount Due,Marketing\n${row(ticket, first)}${row(ticket + 1, later)}`)
    const { custID } = await customerOf(phone)
    const { holds, consents } = await manager('customers/consent/fetch', { custID })
    expect(holds.marketing).toBe(given)
    expect(consents.filter(({ consentKind }) => consentKind === 'marketing')).toMatchObject([{ given }])
  })

  test('a known customer who is not to be texted any more has changed', async () => {
    const phone = newPhone()
    await take(`Last,First,Phone\nHall,Ida,${phone}\n`)
    const out = `Last,First,Phone,Do not text\nHall,Ida,${phone},Y\n`
    for (const dryRun of [true, false])
      expect((await take(out, dryRun)).import.diff).toMatchObject({ customersMade: 0, customersChanged: 1 })
    expect((await customerOf(phone)).custOptedOut).not.toBeNull()
    expect((await take(`${out}\n`)).import.diff.customersChanged).toBe(0)
  })

  test('a problem names the line that its row begins on, below a cell of two lines', async () => {
    const bad = `Bad,Date,${newPhone()},9690,2/30/2026,10,"a ring,\nworn"\n`
    const good = `Hall,Ida,${newPhone()},9691,12/1/2026,80,"a watch,\nworn"\n`
    const text = `Last,First,Phone,Ticket,Due Date,Amount Due,Item\n${good}${bad}${bad}`
    for (const dryRun of [true, false])
      expect((await take(text, dryRun)).import.problems.map(({ row, code }) => [row, code])).toEqual([
        [4, 'bad_date'],
        [6, 'bad_date'],
      ])
  })

  test('a file is known by its exact bytes, as ever since', async () => {
    const text = `Last,First,Phone\nHáll,💍,${newPhone()}\n \n`
    const { import: done } = await take(text)
    const kept = await server.connection.reads
      .selectFrom('imports')
      .select('fileHash')
      .where('importID', '=', done.importID!)
      .execute()
    expect(kept).toEqual([{ fileHash: createHash('sha256').update(text).digest('hex') }])
    expect((await take(text)).import.importID).toBe(done.importID)
    expect((await take(`${text}\n`)).import.importID).not.toBe(done.importID)
  })
})
