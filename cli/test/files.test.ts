import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-files-'))
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

const run = (args: readonly string[]) => xd(args, '', env)

test('a list is exported as the server’s CSV, exactly as filtered', async () => {
  const { code, out } = await run(['payments', 'export', '--status', 'sent'])
  expect(code).toBe(0)
  const listed = JSON.parse(
    (await run(['payments', 'list', '--status', 'sent', '--all', '--json=paymentKey'])).out,
  ) as unknown[]
  expect(out.trim().split('\r\n')).toHaveLength(listed.length + 1)
  expect((await run(['customers', 'export', '--out', join(folder, 'customers.csv')])).code).toBe(0)
  expect(readFileSync(join(folder, 'customers.csv'), 'utf8')).toContain('\r\n')
  expect((await run(['payments', 'export', '--from', 'soon'])).code).toBe(6)
  for (const [args, title] of [
    [['calendar', 'export', '--calendar', 'shown'], 'Start'],
    [['payments', 'export-differences', '--status', 'all'], 'Date'],
    [['notices', 'export-calls', '--store', 'Main St'], 'Name'],
    [['tickets', 'export', '--status', 'active', '--store', 'Main St'], 'Ticket'],
    [['inbox', 'export', '--unread'], 'Last activity'],
    [['activity', 'export', '--user', 'Priya'], 'When'],
    [['rewrites', 'export', '--status', 'all'], 'Old ticket'],
    [['mailers', 'export', 'sale'], 'Mailer'],
  ] as const)
    expect((await run(args)).out.split(',')[0]).toBe(title)
  expect((await run(['calendar', 'export', '--from', 'soon'])).code).toBe(6)
  expect((await xd(['payments', 'export'], '', { ...env, XD_TOKEN: 'gone' })).code).toBe(4)
})

test('a file that broke off is not taken for the whole', async () => {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-length': '1000' })
    answer.write('Name,Phone\n', () => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const out = join(folder, 'part.csv')
  const ran = await xd(['customers', 'export', '--out', out], '', {
    ...env,
    XD_SERVER: `http://127.0.0.1:${port}`,
  })
  server.close()
  expect(ran).toMatchObject({ code: 1, err: `error: The connection broke off: ${out} is only a part. Try again.\n` })
})
