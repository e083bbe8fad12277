import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-imports-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('manager')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(args, undefined, env)
const json = async <T>(...args: string[]): Promise<T> => JSON.parse((await run(...args, '--json')).out) as T

test('a file in Windows-1252 is tried, imported, found and undone', async () => {
  const path = join(folder, 'book.csv')
  writeFileSync(
    path,
    Buffer.from('Last;First;Tel No;Ticket;Due\r\nMu\u00f1oz;Eva;2135550191;88001;12/1/2026\r\n', 'latin1'),
  )
  const store = ['--store', String(STORE.main), '--mapping', 'Tel No=phone', '--no-whole-book']
  const dry = await run('import', path, ...store, '--dry-run')
  expect([dry.code, dry.out, dry.err]).toEqual([
    0,
    expect.stringMatching(/Tickets added\s+1/),
    expect.stringContaining('Nothing was imported.'),
  ])
  const done = await json<{ import: { importID: number } }>('import', path, ...store)
  const [ticket] = await json<{ customer: { custLastName: string }; custID: number }[]>('tickets', 'find', '88001')
  expect(ticket?.customer.custLastName).toBe('Muñoz')
  expect((await run('tickets', 'list', '--customer', String(ticket!.custID))).out).toContain('88001')
  const { importID } = done.import
  expect((await run('imports', 'list')).out).toMatch(new RegExp(`${importID}\\s+finished`))
  expect(await json('imports', 'undo', String(importID))).toMatchObject({ importState: 'undone' })
  expect(await json('tickets', 'find', '88001')).toEqual([])
})

test.each([
  [['import', 'none.csv'], 64, /needs --store/],
  [['import', 'book.csv', '--store', '1', '--mapping', 'Tel No'], 6, /--mapping must be TITLE=FIELD/],
])('%j is refused', async (args, code, sentence) => {
  const { code: exit, err } = await run(...args)
  expect([exit, err]).toEqual([code, expect.stringMatching(sentence)])
})

test('a workbook is refused by name', async () => {
  const path = join(folder, 'book.xlsx')
  writeFileSync(path, Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  const { code, err } = await run('import', path, '--store', '1')
  expect([code, err]).toEqual([6, expect.stringContaining('Excel workbook')])
})

test('a customer’s statement at the counter is recorded', async () => {
  const custID = String(PEOPLE.payable.custID)
  expect(await json('customers', 'consent', custID, '--give', 'marketing')).toMatchObject({
    holds: { marketing: true },
  })
  expect((await run('customers', 'consent', custID)).out).toMatch(/marketing\s+given\s+counter/)
})
