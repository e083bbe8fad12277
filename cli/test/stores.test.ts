import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { drawPicture, PICTURE_NAMES } from '@xd/fixtures/demo/pictures/draw.ts'
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
const run = (...args: string[]) => any('stores', ...args)

test('a store is added, changed, switched off and opened again', async () => {
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

test('what cannot be saved is refused', async () => {
  expect((await run('save')).code).toBe(64)
  expect((await run('save', 'nowhere', '--name', 'x')).code).toBe(6)
  expect((await run('save', '1', '--timezone', 'Mars/Olympus')).code).toBe(6)
  expect((await run('save', '1', '--off', '--yes')).code).toBe(1)
})

test('the company is shown and changed', async () => {
  expect((await any('company', 'show')).out).toContain('Golden Pledge Pawn & Loan')
  const saved = await any('company', 'save', '--timezone', 'America/Denver', '--session-days', '7', '--json')
  expect(JSON.parse(saved.out)).toMatchObject({ companyTimezone: 'America/Denver', companySessionDays: 7 })
  const rules = ['--per-minute', '4500', '--per-day', 'least', '--gap-days', '1', '--consent', 'asked'] as const
  const { out: ruled } = await any('company', 'save', ...rules)
  expect(ruled).toMatch(/Mailers a minute\t4,500 segments a minute\n/)
  expect(ruled).toMatch(/Mailers a day\t2,000 segments a day, the minimum\n/)
  expect(ruled).toMatch(/Between mailers\t1 day for the same customer\n/)
  expect((await any('company', 'save', '--per-day', 'many')).code).toBe(6)
  const picture = join(folder, 'logo.png')
  writeFileSync(picture, drawPicture(PICTURE_NAMES[0]!))
  expect((await any('company', 'save', '--logo', picture)).out).toContain('/logo/')
  expect((await any('company', 'save', '--no-logo')).out).toContain('none')
  writeFileSync(picture, 'no picture')
  expect((await any('company', 'save', '--logo', picture)).err).toContain('Only JPEG')
  const english = ['company', 'save', '--languages', 'en'] as const
  expect((await any(...english)).out).toMatch(/Writes to customers\tin English only/)
  expect((await any(...english.slice(0, 3), 'es')).code).toBe(64)
  expect((await any(...english.slice(0, 3), 'en,es')).out).toMatch(/Writes to customers\tin English and Spanish/)
  expect((await any('company', 'save')).code).toBe(64)
  expect((await any('company', 'save', '--session-days', '0')).code).toBe(6)
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
