import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { shownBy } from '../src/output/shows.ts'
import { wholeProgram } from '../src/run.ts'
import { xd } from './xd.ts'

const program = await wholeProgram()
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
  expect((await run(['calendar', 'export', '--from', 'soon'])).code).toBe(6)
  expect((await xd(['payments', 'export'], '', { ...env, XD_TOKEN: 'gone' })).code).toBe(4)
})

/** Commands of files that need more words than their own, and of those that filter. */
const ASKED: Partial<Record<ExportName, string>> = {
  activity: 'activity export --user Priya',
  'calendar-entries': 'calendar export --calendar shown',
  calendars: 'calendar export-calendars staff',
  'call-list': 'notices export-calls --store 1',
  'needs-address': 'notices export-needs-address --store 1',
  'channel-report': 'reports export channels',
  companies: 'companies export golden --status active',
  customers: 'customers export ortega',
  imports: 'imports export --store 1',
  inbox: 'inbox export --unread',
  promises: 'promises export --status open',
  'mailer-recipients': 'mailers export-recipients MAILER --status all',
  mailers: 'mailers export sale',
  'message-report': 'reports export messages --from 2026-01-01',
  'notice-batches': 'notices export --status all --store 1',
  notices: 'notices proof BATCH',
  'payment-report': 'reports export payments --store 1',
  payments: 'payments export --status sent',
  plans: 'plans export --status active',
  reconciliation: 'payments export-differences --status all',
  rewrites: 'rewrites export --status all',
  'stop-requests': 'customers export-stop-requests --status open',
  'support-visits': 'activity export-visits case',
  'teller-report': 'reports export tellers',
  tickets: 'tickets export --status active --store 1',
}

/** The commands that give one file, by its name. */
const commandsOfFiles = (command: Command, path: readonly string[]): (readonly [string, string])[] => {
  const { file } = shownBy(command)
  return [
    ...(file === undefined ? [] : [[file, path.join(' ')] as const]),
    ...command.commands.flatMap((child) => commandsOfFiles(child, [...path, child.name()])),
  ]
}

test('every file of the server has a command', async () => {
  const support = { ...env, XD_TOKEN: (await booted.signIn('support@xd.test')).token }
  const first = async (noun: string, id: string) =>
    (await run([noun, 'list', '--limit', '1', '--jq', `.[0].${id}`])).out.trim()
  const ids = { MAILER: await first('mailers', 'jobID'), BATCH: await first('notices', 'batchID') }
  const commands: Record<string, string> = {
    ...Object.fromEntries(commandsOfFiles(program, [])),
    ...ASKED,
  }
  for (const { name } of FILES) {
    const words = (commands[name] ?? 'no command').replace(/MAILER|BATCH/, (one) => ids[one as keyof typeof ids])
    const { code, out, err } = await xd([...words.split(' '), '--debug'], '', name === 'companies' ? support : env)
    expect({ name, code, hasTitles: out.includes(',') }).toEqual({ name, code: 0, hasTitles: true })
    expect(err).toContain(`/export/${name}.csv?`)
  }
  expect((await run(['reports', 'export', 'weather'])).code).toBe(64)
})

test('a truncated file is not taken for the whole', async () => {
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
  expect(ran).toMatchObject({ code: 1, err: `error: The connection was lost, so ${out} is incomplete. Try again.\n` })
})
