import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-promises-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('clerk')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(['promises', ...args], undefined, env)

test('promises are listed, recorded once and closed once', async () => {
  expect((await run('list', '--status', 'broken', 'Carvalho')).out).toMatch(
    /^6\t\d{4}-\d\d-\d\d\tBroken\t45\.00\t14420\t/m,
  )
  const by = addDays(localDay(Date.now(), 'America/Los_Angeles'), 9)
  const customer = String(PEOPLE.nguyen.custID)
  const saved = ['save', customer, '--store', 'main st', '--by', by, '--amount', '50', '--key', 'k-1']
  const { out, err } = await run(...saved)
  expect([err, out]).toEqual(['', expect.stringMatching(/^Amount\t50\.00$/m)])
  await run(...saved)
  const { out: open } = await run('list', '--customer', customer)
  expect(open).toMatch(new RegExp(`^9\\t${by}\\tOpen\\t`, 'm'))
  expect(open.trim().split('\n')).toHaveLength(2)
  expect((await run('close', '9', 'withdrawn')).out).toMatch(/^Status\tWithdrawn$/m)
  const { code, err: late } = await run('close', '9', 'kept')
  expect([code, late]).toEqual([1, expect.stringContaining('This promise was withdrawn.')])
})

test('a day in the past is refused in plain words', async () => {
  const { code, err } = await run('save', String(PEOPLE.nguyen.custID), '--store', 'main st', '--by', '2020-01-01')
  expect([code, err]).toEqual([6, expect.stringContaining('Choose today or a later day')])
})

test('an outcome, a status or a promise that doesn’t exist is named', async () => {
  const outcome = await run('close', '9', 'broken')
  expect([outcome.code, outcome.err]).toEqual([64, expect.stringContaining('kept, withdrawn')])
  const status = await run('list', '--status', 'late')
  expect([status.code, status.err]).toEqual([64, expect.stringContaining('broken')])
  const unknown = await run('close', '999999', 'kept')
  expect([unknown.code, unknown.err]).toEqual([3, expect.stringContaining('No promise with this ID.')])
  const day = await run('save', String(PEOPLE.nguyen.custID), '--store', 'main st')
  expect([day.code, day.err]).toEqual([64, expect.stringContaining('--by')])
})
