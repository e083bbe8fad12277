import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { textWidth } from '../src/output/width.ts'
import { xdOnTerminal } from './terminal.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-support-'))
let booted: Booted

const run = (args: readonly string[], input?: string) =>
  xd(args, input, { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url })

const json = async <T>(...args: string[]): Promise<T> => {
  const { code, out, err } = await run([...args, '--json'])
  if (code !== 0) throw new Error(`xd ${args.join(' ')} exited with ${code}: ${err}`)
  return JSON.parse(out) as T
}

const signIn = (username: string, profile: string) =>
  run(['login', username, '--password-stdin', '--profile', profile], `${DEMO_PASSWORD}\n`)

interface Who {
  user: { userUsername: string }
  session: { impersonatedBy?: { userUsername: string; readOnly: boolean } }
}

beforeAll(async () => {
  booted = await boot()
  await signIn('clerk@goldenpledge.test', 'default')
  await signIn('support@xd.test', 'support')
})

afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('support', () => {
  interface Company {
    companyID: number
    companyName: string
    storeCount: number
    stores?: unknown[]
  }

  test('companies are listed and searched', async () => {
    const all = await json<Company[]>('companies', 'list', '--stores', '--profile', 'support')
    expect(all.find(({ companyName }) => companyName.startsWith('Golden Pledge'))).toMatchObject({ storeCount: 3 })
    expect(
      (await json<Company[]>('companies', 'list', 'GOLDEN', '--profile', 'support')).map(
        ({ companyName }) => companyName,
      ),
    ).toEqual(['Golden Pledge Pawn & Loan'])
    const none = await run(['companies', 'list', 'zzzz', '--profile', 'support', '--json'])
    expect([none.code, none.out]).toEqual([0, '[]\n'])
  })

  test('statistics cover one company or all', async () => {
    const [company] = await json<Company[]>('companies', 'list', 'golden', '--profile', 'support')
    const stats = await json<{
      companyName: string
      customers: number
      stores: { storeName: string }[]
      paymentsByStatus: { status: string }[]
    }>('stats', String(company?.companyID), '--profile', 'support')
    expect(stats).toMatchObject({ companyName: 'Golden Pledge Pawn & Loan' })
    expect(stats.customers).toBeGreaterThan(0)
    expect(stats.stores).toHaveLength(4)
    expect((await run(['stats', '--profile', 'support'])).out).toContain('Messages in\t')
    expect(await run(['stats', 'goldenplege', '--profile', 'support'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('Did you mean goldenpledge?') as string,
    })
    const system = await json<{ engine: string; jobs: object[] }>('admin', 'stats', '--profile', 'support')
    expect(system.engine).toBe('sqlite')
    expect((await run(['admin', 'stats', '--profile', 'support'])).out).toMatch(/Database\tsqlite, \d/)
    expect((await run(['admin', 'jobs', 'drop', '999999', '--yes', '--profile', 'support'])).code).toBe(3)
    expect((await run(['admin', 'stats'])).code).toBe(1)
    expect((await run(['stats', '999999', '--profile', 'support'])).code).toBe(3)
  })

  test('is not available to clerks', async () => {
    expect((await run(['stats'])).code).toBe(1)
    expect((await run(['login-as', '1', '--reason', 'curious'])).code).toBe(1)
  })

  test('a visit needs a reason, is marked, and ends', async () => {
    const [company] = await json<Company[]>('companies', 'list', 'golden', '--profile', 'support')
    const id = String(company?.companyID)
    const byKey = await json<{ company: Company }>('login-as', 'goldenpledge', '--reason', 'x', '--profile', 'support')
    expect(byKey.company.companyID).toBe(company?.companyID)
    await run(['logout-as', '--profile', 'support'])
    expect((await run(['login-as', id, '--profile', 'support'])).code).toBe(64)
    expect((await run(['login-as', id, '--reason', ' ', '--profile', 'support'])).code).toBe(6)
    expect((await run(['login-as', id, '--reason', 'x', '--ttl', '2h', '--profile', 'support'])).code).toBe(6)
    const visit = await json<{ company: Company; expires: string }>(
      'login-as',
      id,
      '--reason',
      'Ticket 812',
      '--ttl',
      '30m',
      '--profile',
      'support',
    )
    expect(visit.company.companyName).toBe('Golden Pledge Pawn & Loan')
    expect(Date.parse(visit.expires) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    const during = await run(['whoami', '--json', '--profile', 'support'])
    expect((JSON.parse(during.out) as Who).session.impersonatedBy?.userUsername).toBe('support@xd.test')
    expect(during.err).toContain('support visit, view only: Golden Pledge')
    const file = await run(['payments', 'export', '--store', 'Main St', '--profile', 'support'])
    expect(file.err.match(/support visit/g)).toHaveLength(1)
    expect((JSON.parse(during.out) as Who).session.impersonatedBy?.readOnly).toBe(true)
    const [row] = await json<{ convo: { convoID: number } }[]>('inbox', 'list', '--limit', '1', '--profile', 'support')
    const send = () => run(['convo', 'send', String(row?.convo.convoID), 'Hello from support', '--profile', 'support'])
    expect(await send()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/view only[^]*next: xd login-as COMPANY --write/) as string,
    })
    expect(
      (
        await run([
          'login-as',
          id,
          '--reason',
          'Needs a write',
          '--ticket',
          '812',
          '--write',
          '--profile',
          'support',
          '--json',
        ])
      ).code,
    ).toBe(0)
    expect((await send()).err).not.toContain('read')
    expect((await run(['logout-as', '--profile', 'support'])).code).toBe(0)
    const after = await run(['whoami', '--json', '--profile', 'support'])
    expect((JSON.parse(after.out) as Who).session.impersonatedBy).toBeUndefined()
    expect(after.err).toBe('')
  })

  test('a visit whose time is up stops every command until the user says where they are', async () => {
    const visits = ['--profile', 'support']
    await json('login-as', '2', '--reason', 'Ticket 812', ...visits)
    const path = join(folder, 'xd', 'profiles', 'support.json')
    const profile = JSON.parse(readFileSync(path, 'utf8')) as { visit: object }
    const over = { ...profile, visit: { ...profile.visit, expires: new Date(0).toISOString() } }
    writeFileSync(path, JSON.stringify(over))
    for (const args of [
      ['replies', 'list'],
      ['customers', 'export'],
      ['stores', 'save', '--name', 'Nowhere', '--yes'],
    ])
      expect(await run([...args, ...visits])).toMatchObject({
        code: 4,
        out: '',
        err: expect.stringMatching(
          /visit to Golden Pledge .* ended on Dec 31, 4:00 PM PST[^]*next: xd logout-as/,
        ) as string,
      })
    expect((await run(['logout-as', ...visits])).out).toBe('Back at XD.\n')
    expect(await run(['logout-as', ...visits])).toMatchObject({
      code: 0,
      out: 'You are not on a support visit. You are at XD.\n',
    })
    expect((await run(['whoami', ...visits])).err).toBe('')
  })

  test('choosing their own company means going back', async () => {
    await json('login-as', '2', '--reason', 'Ticket 812', '--profile', 'support')
    expect((await run(['login-as', '1', '--reason', 'Done', '--profile', 'support'])).out).toBe('Back at XD.\n')
    expect((await run(['whoami', '--profile', 'support'])).err).toBe('')
  })

  test('asks for a missing reason on a terminal', async () => {
    const env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url }
    const visit = (id: string) => xdOnTerminal(['login-as', id, '--profile', 'support'], 'Reason', 'Ticket 812\r', env)
    const nowhere = await visit('999999')
    expect([nowhere.code, nowhere.seen]).toEqual([3, expect.stringContaining('There is no company 999999.')])
    expect(nowhere.seen).not.toContain('Reason')
    const { code, seen } = await visit('2')
    expect({ code, visiting: seen.includes('Visiting Golden Pledge Pawn & Loan (2), view only') }).toEqual({
      code: 0,
      visiting: true,
    })
    expect((await run(['logout-as', '--profile', 'support'])).code).toBe(0)
  })

  test('help lists what its reader may do', async () => {
    const [clerk, support] = [await run(['--help']), await run(['--profile', 'support', '--help'])]
    for (const { out } of [clerk, support]) expect(out).toMatch(/^ {2}inbox /m)
    expect(clerk.out).not.toMatch(/login-as|companies/)
    expect(support.out).toMatch(/^ {2}login-as /m)
    expect((await xd(['--help'], '', { XDG_CONFIG_HOME: '/nowhere' })).out).toMatch(/^ {2}login-as /m)
  })

  test('a table of stores fits 80 columns, and tells stores apart', async () => {
    const { seen } = await xdOnTerminal(['stats', '2', '--profile', 'support'], 'never', '', {
      XDG_CONFIG_HOME: folder,
      XD_SERVER: booted.url,
    })
    for (const name of ['Main St', 'Prospect', 'Lake']) expect(seen).toContain(`\n${name} `)
    for (const line of seen.split(/\r?\n/)) expect(textWidth(stripVTControlCharacters(line))).toBeLessThanOrEqual(80)
  })
})
