import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-stops-'))
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

const run = (...args: string[]) => xd(['customers', ...args], undefined, env)

test('requests to stop are listed with their remaining time, and decided once', async () => {
  await booted.connection.writes
    .updateTable('stop_requests')
    .set({ dueDay: '2020-01-10' as never })
    .execute()
  const { out, err } = await run('stop-requests', '--status', 'open')
  expect(out).toMatch(/^1\tOverdue\tVolkov, Dmitri\t.*\tText\tAnd please stop texting me about your sales\t/m)
  expect(err).toContain('1 overdue: the law allows at most ten business days.')
  const { out: decided } = await run('decide-stop', '1', 'opted_out')
  expect(decided).toContain('Opted out')
  expect((await run('stop-requests', 'Volkov')).out).toMatch(/^1\tOpted out\t/m)
  expect((await run('stop-requests', '--status', 'open')).err).toContain('No requests to stop match.')
  const { code, err: late } = await run('decide-stop', '1', 'not_a_request')
  expect([code, late]).toEqual([1, expect.stringContaining('Someone else just changed this')])
})
