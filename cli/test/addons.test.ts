import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-addons-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('owner@silveranchor.test')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(['addons', ...args], undefined, env)

test('add-ons are listed with the bill, tried, turned on and off', async () => {
  const { out, err } = await run('list')
  expect(out).toMatch(/mms\tMMS images\t9\.99\tthe company\toff/)
  expect(out).toMatch(/calendar\tCalendar\tincluded\teach store\ton/)
  expect(out).toMatch(/teams\tTeams\t29\.99\teach store\tnot available yet/)
  expect(out).not.toMatch(/bluedog|phonenumber/)
  expect(out + err).toContain('One more store adds')
  const tried = JSON.parse((await run('save', '--on', 'mms', '--dry-run', '--json')).out) as {
    quote: { total: number }
  }
  const before = JSON.parse((await run('list', '--json')).out) as { features: string[]; quote: { total: number } }
  expect(tried.quote.total).toBeCloseTo(before.quote.total + 9.99, 2)
  expect(before.features).not.toContain('mms')
  expect((await run('save', '--on', 'mms')).err).toContain('--yes')
  const saved = JSON.parse((await run('save', '--on', 'mms', 'paypal', '--yes', '--json')).out) as typeof before
  expect(saved.features).toEqual([...before.features, 'mms', 'payments:paypal'])
  expect((await run('save', '--off', 'mms', 'paypal', '--yes')).out).toMatch(/mms\tMMS images\t9\.99\tthe company\toff/)
})

test('an invalid choice is refused', async () => {
  expect((await run('save')).code).toBe(64)
  expect((await run('save', '--on', 'jetpacks', '--yes')).code).toBe(6)
  expect((await run('save', '--on', 'teams', '--yes')).err).toContain('Teams isn’t available yet')
})
