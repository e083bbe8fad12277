import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { drawPicture, PICTURE_NAMES } from '@xd/fixtures/demo/pictures/draw.ts'
import { xdOnTerminal } from './terminal.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-stores-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('owner')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const any = (...args: string[]) => xd(args, undefined, env)
const NAME = 'Golden Pledge Pawn & Loan'
const company = (...args: string[]) => any('company', 'save', '--confirm', NAME, ...args)
const run = (...args: string[]) => any('stores', ...args)

test('a store is added, changed, switched off and reopened', async () => {
  expect(await run('save', '--name', 'Harbor')).toMatchObject({
    code: 64,
    err: expect.stringContaining('--yes') as string,
  })
  const added = await run('save', '--name', 'Harbor', '--abbr', 'HARBOR', '--yes', '--json')
  expect(JSON.parse(added.out)).toMatchObject({ storeName: 'Harbor', storeVersion: 1 })
  const changed = await run('save', 'harbor', '--open', 'mon-fri 09:00-18:00 17:45', '--json')
  const { storeHours } = JSON.parse(changed.out) as { storeHours: { hoursIsOpen: boolean }[] }
  expect(storeHours.map(({ hoursIsOpen }) => hoursIsOpen)).toEqual([false, true, true, true, true, true, false])
  expect((await run('save', 'harbor', '--off', '--yes')).out).toContain('switched off')
  expect(JSON.parse((await run('save', 'golden pledge LAKE', '--color', '#1b6b3a', '--json')).out)).toMatchObject({
    storeID: 3,
  })
  expect((await run('list')).out).toContain('switched off')
  expect(JSON.parse((await run('save', 'harbor', '--on', '--json')).out)).toMatchObject({ storeEnabled: true })
})

test('stores, their days and templates are saved as files', async () => {
  expect((await run('export')).out).toMatch(/^\uFEFF?Store,Short name,Status/)
  expect((await any('closures', 'export')).out).toContain('Day,Every year,Store,Opens,Closes,Note')
  expect((await any('templates', 'export')).out).toContain('Name,For,Channel,Subject,English')
})

test('invalid changes are refused', async () => {
  expect((await run('save')).code).toBe(64)
  expect((await run('save', 'nowhere', '--name', 'x')).code).toBe(3)
  expect((await run('save', '1', '--timezone', 'Mars/Olympus')).code).toBe(6)
  expect((await run('save', '1', '--off', '--yes')).code).toBe(1)
})

test('the company is shown and changed', async () => {
  expect((await any('company', 'show')).out).toContain('Golden Pledge Pawn & Loan')
  const law = await any('company', 'save', '--loan-rules', 'WA', '--dry-run')
  expect(law.err).toContain('Quotes follow: the law of each store’s state → Washington, by the loan’s date')
  const saved = await company('--timezone', 'America/Denver', '--session-days', '7', '--json')
  expect(JSON.parse(saved.out)).toMatchObject({ companyTimezone: 'America/Denver', companySessionDays: 7 })
  const rules = ['--per-minute', '4500', '--per-day', 'least', '--gap-days', '1', '--consent', 'asked'] as const
  const { out: ruled } = await company(...rules)
  expect(ruled).toMatch(/Mailers a minute\t4,500 segments a minute\n/)
  expect(ruled).toMatch(/Mailers a day\t2,000 segments a day, the minimum\n/)
  expect(ruled).toMatch(/Between mailers\t1 day for the same customer\n/)
  expect((await company('--per-day', 'many')).code).toBe(6)
  const picture = join(folder, 'logo.png')
  writeFileSync(picture, drawPicture(PICTURE_NAMES[0]!))
  expect((await company('--logo', picture)).out).toContain('/logo/')
  expect((await company('--no-logo')).out).toContain('none')
  writeFileSync(picture, 'no picture')
  expect((await company('--logo', picture)).err).toContain('Only JPEG')
  const english = ['--languages', 'en'] as const
  expect((await company(...english)).out).toMatch(/Writes to customers\tin English only/)
  expect((await company('--languages', 'es')).code).toBe(64)
  expect((await company('--languages', 'en,es')).out).toMatch(/Writes to customers\tin English and Spanish/)
  expect((await company()).code).toBe(64)
  expect((await company('--session-days', '0')).code).toBe(6)
})

test('changing the company is severe: nothing happens until the user names the company', async () => {
  const change = ['company', 'save', '--name', 'Silver Pledge', '--session-days', '3', '--require-second-factor']
  expect(await any(...change)).toMatchObject({
    code: 64,
    err: expect.stringContaining(`--confirm ${JSON.stringify(NAME)}`) as string,
  })
  expect((await any(...change, '--confirm', 'Silver Pledge')).code).toBe(2)
  const { code, err } = await any(...change, '--dry-run')
  expect(code).toBe(0)
  expect(err).toContain(`Would change ${NAME}`)
  expect(err).toContain(`Name: ${NAME} → Silver Pledge`)
  expect(err).toContain('Sign in again after: 7 days → 3 days')
  expect(err).toContain('Second factor: up to each user → required')
  expect(err).not.toContain('Time zone')
  const typed = await xdOnTerminal(change, 'to confirm:', 'Silver Pledge\r', env)
  expect([typed.code, typed.seen]).toEqual([2, expect.stringContaining('Sign in again after: 7 days → 3 days')])
  expect((await any('company', 'show')).out).toContain(NAME)
  const named = await xdOnTerminal(['company', 'save', '--session-days', '3'], 'to confirm:', `${NAME}\r`, env)
  expect(named.code).toBe(0)
  expect((await any('company', 'show')).out).toContain('3 days')
  expect((await any('company', 'save', '--session-days', '3', '--dry-run')).err).toContain('Would change nothing.')
})

test('a day is closed for one store, opened for some hours, and removed', async () => {
  type Listed = { closureID: number; day: string; opens: string | null; note: string; storeID: number | null }[]
  const march = `${new Date().getFullYear() + 1}-03-01`
  const listed = (out: string) => (JSON.parse(out) as Listed).find(({ day }) => day === march)
  const added = await any('closures', 'save', '--day', march, '--store', 'LAKE', '--note', 'Repairs', '--json')
  const closure = listed(added.out)!
  expect(closure).toMatchObject({ storeID: 3, opens: null, note: 'Repairs' })
  const id = String(closure.closureID)
  expect((await any('closures', 'save', id, '--open', '10:00-14:00')).out).toMatch(/10:00-14:00\s+Golden Pledge Lake/)
  expect(listed((await any('closures', 'save', id, '--delete', '--json')).out)).toBeUndefined()
  expect((await any('closures', 'list')).out).toContain('Thanksgiving')
  expect((await any('closures', 'save')).code).toBe(64)
  expect((await any('closures', 'save', id, '--open', 'noon')).code).toBe(6)
})
