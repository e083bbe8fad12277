import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-reports-'))
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

const DAYS = ['--from', '2020-01-01', '--to', '2999-12-31']
const run = (...args: string[]) => xd(['reports', ...args], undefined, env)
const json = async <Stats>(name: string): Promise<Stats> => {
  const { code, out } = await run(name, ...DAYS, '--json')
  expect(code).toBe(0)
  return JSON.parse(out) as Stats
}

interface Payments {
  totals: { requested: { count: number }; paid: object }
  stores: { requested: { count: number } }[]
}

test('the totals of stores add up', async () => {
  const { totals, stores } = await json<Payments>('payments')
  expect(stores.reduce((sum, { requested }) => sum + requested.count, 0)).toBe(totals.requested.count)
  expect((await run('payments')).out).toContain('STORE\tREQUESTS')
  expect((await run('payments', '--from', '2026-02-30')).code).toBe(6)
})

test('the results of messages add up to the payments', async () => {
  const { paid, messages } = await json<{ paid: object; messages: { messageTitle: string }[] }>('messages')
  expect(paid).toEqual((await json<Payments>('payments')).totals.paid)
  expect(messages.map(({ messageTitle }) => messageTitle)).toContain('3 days before it is due')
  const { out } = await run('messages', ...DAYS)
  expect(out).toContain('Too few to tell')
  expect(out).toContain('All, as in the payment report')
})
