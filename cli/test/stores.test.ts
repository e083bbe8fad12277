import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
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

const run = (...args: string[]) => xd(['stores', ...args], undefined, env)

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
  expect((await run('list')).out).toContain('switched off')
  expect(JSON.parse((await run('save', 'harbor', '--on', '--json')).out)).toMatchObject({ storeEnabled: true })
})

test('what cannot be saved is refused', async () => {
  expect((await run('save')).code).toBe(64)
  expect((await run('save', 'nowhere', '--name', 'x')).code).toBe(6)
  expect((await run('save', '1', '--timezone', 'Mars/Olympus')).code).toBe(6)
  expect((await run('save', '1', '--off', '--yes')).code).toBe(1)
})
