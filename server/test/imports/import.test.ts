import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Asked = WireInput<'mailers/import-from-superpawn'>

const TITLES = 'Cust #,Last,First,Cell,DL#,Tkt,Loan Date,Due Date,Amount,Interest,Status,DNC'
const bookOf = (...rows: string[]) => [TITLES, ...rows].join('\r\n')

describe.each(ENGINES)('importing a file on %s', (database) => {
  let server: Booted
  let manager: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  let files = 0
  const take = (csv_data: string, more: Partial<Asked> = {}) =>
    manager('mailers/import-from-superpawn', {
      csv_data,
      filename: `book ${++files}.csv`,
      storeID: STORE.prospect,
      ...more,
    })
  const ticket = async (filter: string) => (await manager('tickets/list', { search: { filter } })).tickets
  const customerOf = async (custPhone: string) =>
    (await manager('customers/list', { search: { filter: custPhone } })).customers
  const rowsIn = async (table: 'customers' | 'tickets' | 'imports' | 'customer_consents') =>
    Number(
      (
        await server.connection.reads
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )

  test('creates customers and tickets, names rows that are left out, and can be undone', async () => {
    const [ada, bob] = [newPhone(), newPhone()]
    const { custPhone: known } = (await manager('customers/fetch', { customerID: PEOPLE.whitfield.custID })).customer
    const before = { customers: await rowsIn('customers'), tickets: await rowsIn('tickets') }
    const text = bookOf(
      `1,Byron,Ada,${ada},="0042",9001,7/24/2026,11/21/26,"$1,080.00",12.80,Active,`,
      `1,Byron,Ada,${ada},,9002,7/24/2026,12/24/2026 12:00:00 AM,40,,PU,`,
      `2,Kim,Bo,${bob},,9003,,12/25/2026,,,,Y`,
      `3,Someone,Else,${known},,9004,,12/25/2026,10,,,`,
      `4,Nobody,Here,,,9005,,12/25/2026,10,,,`,
      `4,Bad,Date,${newPhone()},,9006,,2/30/2026,10,,,`,
      `1,Byron,Ada,${ada},,9001,,12/25/2026,10,,,`,
      `short,row`,
      `1,Byron,Ada,${ada},,9007,,12/25/2026,10,,,,too long`,
      `,,,${newPhone()},,9008,,12/25/2026,10,,,`,
    )
    const dry = await take(text, { dryRun: true })
    expect(dry.import).toMatchObject({
      importID: null,
      importState: 'dry-run',
      made: 2,
      matched: 1,
      skipped: 6,
      rows: 10,
    })
    expect(await rowsIn('customers')).toBe(before.customers)

    const news = await eventsSince(server.connection, 2)
    const { import: done, file } = await take(text, { filename: 'monday.csv' })
    expect(done).toMatchObject({ importState: 'finished', rows: 10, rowsDone: 10, made: 2, matched: 1, skipped: 6 })
    expect(done.diff).toEqual(dry.import.diff)
    expect(done.problems).toEqual(dry.import.problems)
    expect(done.problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
      '4 opted_out',
      '5 name_differs',
      '6 no_phone',
      '7 bad_date',
      '8 duplicate',
      '9 short_row',
      '10 long_row',
      '11 no_name',
    ])
    expect(file.columns.map(({ field }) => field)).not.toContain(null)
    expect((await news()).map(({ event }) => event)).toContain('reload_tickets')

    expect(await ticket('9001')).toMatchObject([
      {
        ticketNumber: '9001',
        storeID: STORE.prospect,
        ticketLoanDate: '2026-07-24',
        ticketDueDate: '2026-11-21',
        principal: 1080,
        amountDue: 1092.8,
        ticketStatus: 'active',
        customer: { custFirstName: 'Ada', custPhone: ada },
      },
    ])
    expect(await ticket('9002')).toMatchObject([{ ticketStatus: 'redeemed', ticketDueDate: '2026-12-24' }])
    expect(await ticket('9004')).toMatchObject([{ custID: PEOPLE.whitfield.custID }])
    expect(await customerOf(ada)).toMatchObject([{ custDL: '0042', custOptedOut: null }])
    const [optedOut] = await customerOf(bob)
    expect(optedOut?.custOptedOut).not.toBeNull()
    expect((await manager('customers/consent/fetch', { custID: optedOut!.custID })).holds).toEqual({
      service: false,
      marketing: false,
    })

    const again = await take(text, { filename: 'the same file.csv' })
    expect(again.import).toMatchObject({ importID: done.importID, filename: 'monday.csv' })
    expect(await rowsIn('tickets')).toBe(before.tickets + 4)

    const { import: undone } = await manager('mailers/undo-import', { importID: done.importID! })
    expect(undone).toMatchObject({ importState: 'undone', undoUntil: null })
    expect({ customers: await rowsIn('customers'), tickets: await rowsIn('tickets') }).toEqual(before)
    expect(await ticket('9004')).toEqual([])
    expect((await take(text)).import.importID).not.toBe(done.importID)
  })

  test('the same file after a different one is imported again: the book returns to its state', async () => {
    const phone = newPhone()
    const book = (amount: string) =>
      `Last,First,Phone,Ticket,Due Date,Amount Due\nHall,Ida,${phone},9050,2026-12-01,${amount}\n`
    const monday = await take(book('80'))
    const tuesday = await take(book('95'))
    expect(await ticket('9050')).toMatchObject([{ amountDue: 95 }])
    expect((await take(book('80'), { dryRun: true })).import).toMatchObject({
      importID: null,
      diff: { ticketsChanged: 1 },
    })
    const [again, same] = await Promise.all([take(book('80')), take(book('80'))])
    expect(new Set([monday, tuesday, again].map(({ import: { importID } }) => importID)).size).toBe(3)
    expect(same.import.importID).toBe(again.import.importID)
    expect(await ticket('9050')).toMatchObject([{ amountDue: 80 }])
    await manager('mailers/undo-import', { importID: again.import.importID! })
    expect(await ticket('9050')).toMatchObject([{ amountDue: 95 }])
  })

  test('a customer whom something else uses or a user has edited stays when an import is undone', async () => {
    const [used, edited, unused] = [newPhone(), newPhone(), newPhone()]
    const { import: done } = await take(
      `Last,First,Phone\nUsed,Una,${used}\nEdited,Ed,${edited}\nUnused,Uri,${unused}\n`,
    )
    expect(done).toMatchObject({ made: 3, skipped: 0 })
    const custID = (await customerOf(used))[0]!.custID
    await manager('customers/conversation/start', { custID, storeID: STORE.main })
    const { custID: editedID, custFirstName, custLastName } = (await customerOf(edited))[0]!
    await manager('customers/save', {
      customer: { custID: editedID, custPhone: edited, custFirstName, custLastName, custEmail: 'ed@example.test' },
    })
    await manager('mailers/undo-import', { importID: done.importID! })
    expect(
      [await customerOf(used), await customerOf(edited), await customerOf(unused)].map((all) => all.length),
    ).toEqual([1, 1, 0])
  })

  test('fields a file fills in are empty again when it is undone, and tickets are as before', async () => {
    const phone = newPhone()
    const home = { custStreet: '12 Main St', custCity: 'Boston', custState: 'MA', custZIP: '02139' }
    const book = (due: string, amount: string, email = '', place = ',,,') =>
      `Last,First,Phone,Email,Address,City,State,Zip,Ticket,Due Date,Amount Due\nGray,Zoe,${phone},${email},${place},9100,${due},${amount}\n`
    await take(book('2026-12-01', '80'))
    const second = await take(book('2026-12-31', '91.5', 'zoe@example.test', '12 Main St,Boston,Massachusetts,2139'))
    expect(second.import.diff).toMatchObject({ customersMade: 0, customersChanged: 1, ticketsChanged: 1 })
    expect(await ticket('9100')).toMatchObject([{ ticketDueDate: '2026-12-31', amountDue: 91.5 }])
    expect(await customerOf(phone)).toMatchObject([{ custEmail: 'zoe@example.test', ...home }])
    await manager('mailers/undo-import', { importID: second.import.importID! })
    expect(await ticket('9100')).toMatchObject([{ ticketDueDate: '2026-12-01', amountDue: 80 }])
    expect(await customerOf(phone)).toMatchObject([{ custEmail: null, ...NO_ADDRESS }])
  })

  test('active tickets missing from a file of the whole book end; a part of it ends none', async () => {
    const storeID = STORE.main
    const row = (number: number) => `,Doe,Jo,${newPhone()},,${number},,1/2/2027,50,,,`
    const all = [9201, 9202, 9203, 9204, 9205].map(row)
    await take(bookOf(...all), { storeID, wholeBook: true })
    const few = await take(bookOf(all[0]!), { storeID })
    expect(few.file.book).toMatchObject({ isWhole: false, sentence: /fewer tickets than it leaves out/ as never })
    expect(few.import.diff.ticketsGone).toBe(0)
    const most = bookOf(...all.slice(0, 4))
    const dry = await take(most, { storeID, dryRun: true })
    expect(dry.file.book?.isWhole).toBe(true)
    expect(dry.import.diff).toMatchObject({ ticketsMade: 0, ticketsGone: 1 })
    const done = await take(most, { storeID })
    expect(done.import.diff).toEqual(dry.import.diff)
    expect(await ticket('9205')).toMatchObject([{ ticketStatus: 'gone' }])
    await manager('mailers/undo-import', { importID: done.import.importID! })
    expect(await ticket('9205')).toMatchObject([{ ticketStatus: 'active' }])
    const history = 'Tkt Num,Amount,Exp Date,Disposition,Renewed From,Renewed To\n'
    const renewed = await take(
      `${history}9201,50,1/2/2027,Renewed,,9301\n9301,50,2/2/2027,Active,9201,\n9999,1,,,,\n`,
      { storeID },
    )
    expect(renewed.import).toMatchObject({ diff: { ticketsMade: 1, ticketsChanged: 1, ticketsGone: 0 }, skipped: 1 })
    const [old, next] = [await ticket('9201'), await ticket('9301')]
    expect(old).toMatchObject([{ ticketStatus: 'redeemed' }])
    expect(next[0]?.custID).toBe(old[0]?.custID)
  })

  test('a ticket whose row is left out does not end: the file names it', async () => {
    const storeID = STORE.lake
    const row = (number: number, due: string) => `,Doe,Jo,${newPhone()},,${number},,${due},50,,,`
    await take(bookOf(...[9401, 9402, 9403, 9404, 9405].map((number) => row(number, '1/2/2027'))), { storeID })
    const faulty = bookOf(
      row(9401, '1/3/2027'),
      row(9402, '2/30/2027'),
      `,Doe,Jo,9403`,
      `,Doe,Jo,,,9404,,1/2/2027,50,,,`,
    )
    const dry = await take(faulty, { storeID, wholeBook: true, dryRun: true })
    const done = await take(faulty, { storeID, wholeBook: true })
    expect(done.import).toMatchObject({ skipped: 3, diff: { ticketsChanged: 1, ticketsGone: 1 } })
    expect(done.import.diff).toEqual(dry.import.diff)
    const statuses = async () =>
      (await Promise.all(['9402', '9403', '9404', '9405'].map(ticket))).map(([one]) => one?.ticketStatus)
    expect(await statuses()).toEqual(['active', 'active', 'active', 'gone'])
    await manager('mailers/undo-import', { importID: done.import.importID! })
    expect(await statuses()).toEqual(['active', 'active', 'active', 'active'])
  })

  test('unknown column titles ask for a mapping, which the store remembers', async () => {
    const [first, second] = [newPhone(), newPhone()]
    const text = (phone: string) => `Apellidos;Numero de contacto\nReyes;${phone}\n`
    const dry = await take(text(first), { dryRun: true })
    expect(dry.file).toMatchObject({ lacks: expect.stringMatching(/what each column/), samples: [['Reyes', first]] })
    await expect(take(text(first))).rejects.toMatchObject({ status: 400, fields: { mapping: dry.file.lacks } })
    const mapping = { Apellidos: 'lastName', 'Numero de contacto': 'phone' } as const
    expect((await take(text(first), { mapping })).import.made).toBe(1)
    expect((await take(text(second))).import.made).toBe(1)
    expect((await take(text(newPhone()), { mapping: { ...mapping, Apellidos: null } })).import.made).toBe(0)
  })

  test('an interrupted import continues where it stopped', async () => {
    const titles = 'Last,First,Phone,Ticket,Due Date'
    // Only the last one shows that all begin with the day.
    const due = (i: number) => (i === 449 ? '25/12/2027' : '3/4/2027')
    const people = Array.from({ length: 450 }, (_, i) => `Last${i},First${i},${newPhone()},${20_000 + i},${due(i)}`)
    const text = `${titles}\n${people.join('\n')}\n`
    const { import: done, file } = await take(text)
    expect(done).toMatchObject({ made: 450, diff: { ticketsMade: 450 } })
    expect(file.dates).toBe('The dates in this file are day/month/year: 3/4/2027 is Apr 3, 2027.')
    expect(await ticket('20000')).toMatchObject([{ ticketDueDate: '2027-04-03' }])
    // A user can choose otherwise, before the import and for it.
    const said = { datesFirst: 'month' } as const
    const other = `${titles}\nLast,First,${newPhone()},29999,3/4/2027\n`
    const dry = (await take(other, { dryRun: true, datesFirst: 'day' })).file
    expect(dry).toMatchObject({ datesFirst: 'day', dates: expect.stringContaining('Apr 3, 2027') as string })
    const undone = await take(`${other}Last2,First2,${newPhone()},29998,25/12/2027\n`, said)
    expect(undone.file.datesFirst).toBe('month')
    expect(await ticket('29999')).toMatchObject([{ ticketDueDate: '2027-03-04' }])
    await manager('mailers/undo-import', { importID: undone.import.importID! })
    // As if the server had been stopped after the first piece: its job is still there.
    await manager('mailers/undo-import', { importID: done.importID! })
    const { importID } = (await take([titles, ...people.slice(0, 200)].join('\n'))).import
    await server.connection.writes
      .updateTable('imports')
      .set({ importState: 'running', fileText: text, importRows: 450 })
      .where('importID', '=', importID!)
      .execute()
    await server.connection.writes
      .insertInto('jobs')
      .values({
        companyID: COMPANY.goldenPledge,
        kind: 'run-import',
        uniqueKey: 'import/again',
        payload: JSON.stringify({ importID }),
        runAt: 0,
        lastError: null,
        pausedMs: 0,
        line: null,
      })
      .execute()
    await expect
      .poll(async () => (await manager('mailers/imports/fetch', { importID: importID! })).import)
      .toMatchObject({ importState: 'finished', rowsDone: 450, made: 450, diff: { ticketsMade: 450 } })
    expect(await ticket('20400')).toMatchObject([{ ticketDueDate: '2027-04-03' }])
  })

  test('two users who send the same file at once create one import', async () => {
    const text = `Last,First,Phone\nTwice,Tia,${newPhone()}\n`
    const both = await Promise.all([take(text), take(text)])
    expect(new Set(both.map((one) => one.import.importID)).size).toBe(1)
    expect(both.map((one) => one.import.made)).toEqual([1, 1])
  })

  test('an import can be undone for 24 hours, by those who may send mailers', async () => {
    const { import: done } = await take(`Last,First,Phone\nLate,Lou,${newPhone()}\n`)
    const importID = done.importID!
    const clerk = await server.signIn('clerk')
    await expect(clerk('mailers/undo-import', { importID })).rejects.toMatchObject({ code: 'not_allowed' })
    await server.connection.writes
      .updateTable('imports')
      .set((eb) => ({ importedAt: eb('importedAt', '-', 24 * 3_600_000) }))
      .where('importID', '=', importID)
      .execute()
    await expect(manager('mailers/undo-import', { importID })).rejects.toMatchObject({
      code: 'not_undoable',
      message: 'An import can be undone only within 24 hours.',
    })
  })

  test('the file of tickets shows each status on the store’s day', async () => {
    await take(`Last,First,Phone,Ticket,Due\nOkafor,Ada,${newPhone()},9410,1/5/2020\n`)
    const search = encodeURIComponent(JSON.stringify({ filter: '9410' }))
    const file = await fetch(`${server.url}/export/tickets.csv?search=${search}`, {
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect(await file.text()).toMatch(/,Status,Standing,[^]*\n9410,.*,Active,"Overdue [\d,]+ days",/)
  })

  describe('hostile files change nothing', () => {
    const MB = 1_000_000
    const rows = (count: number) => `Last,Phone\n${'x,1\n'.repeat(count)}`
    test.each([
      ['a zip', 'PK\u0003\u0004', 400, /Excel workbook or a zip/],
      ['lost letters', 'Last,Phone\nMu\uFFFDoz,2135550147', 400, /lost/],
      ['no text', 'Last\u0000', 400, /not a text file/],
      ['10 MB of commas', ','.repeat(9 * MB), 400, /300 columns/],
      ['a shifted quote', 'Last,Phone\n"x,1\ny,2', 400, /never closed/],
      ['more than 10 MB', rows(2_600_000), 413, /10 MB and 50,000 rows/],
      ['more than 50,000 rows', rows(50_001), 413, /10 MB and 50,000 rows/],
    ] as const)('%s', async (_, text, status, sentence) => {
      const before = [await rowsIn('customers'), await rowsIn('imports')]
      const failure = await take(text).then(
        () => undefined,
        (error: { status: number; message: string; fields?: Record<string, string> }) => error,
      )
      expect(failure?.status).toBe(status)
      expect(failure?.fields?.['csv_data'] ?? failure?.message).toMatch(sentence)
      expect([await rowsIn('customers'), await rowsIn('imports')]).toEqual(before)
    })

    test('a formula stays text, and is no formula in our own file', async () => {
      const phone = newPhone()
      await take(`Last,First,Phone,Ticket,Desc\n=HYPERLINK(1),Fay,${phone},9400,"=cmd|' /C calc'!A0"\n`)
      expect(await ticket('9400')).toMatchObject([{ ticketDescription: "=cmd|' /C calc'!A0" }])
      const search = encodeURIComponent(JSON.stringify({ filter: '9400' }))
      const file = await fetch(`${server.url}/export/tickets.csv?search=${search}`, {
        headers: { authorization: `Bearer ${manager.token}` },
      })
      const csv = await file.text()
      expect(csv).toContain("'=cmd|")
      expect(csv).toContain("'=HYPERLINK(1)")
    })
  })
})
