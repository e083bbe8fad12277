import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import { exitCode } from '../src/output/exit-code.ts'
import { xdInTurns, xdOnTerminal } from './terminal.ts'
import { xd, xdProcess } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-exit-'))
let booted: Booted
let env: Record<string, string>

beforeAll(async () => {
  booted = await boot()
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: (await booted.signIn('owner')).token }
})

afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

test('match the codes that scripts rely on', () => {
  expect(exitCode).toEqual({
    ok: 0,
    failure: 1,
    canceled: 2,
    notFound: 3,
    notSignedIn: 4,
    someRowsFailed: 5,
    invalidInput: 6,
    rateLimited: 7,
    usage: 64,
    interrupted: 130,
  })
})

describe('each exit code', () => {
  test.each([
    [0, ['loan', 'quote', '175'], ''],
    [0, ['__complete', '1', '--', 'lo'], ''],
    [1, ['whoami', '--server', 'http://localhost:9'], ''],
    [3, ['payments', 'show', 'nope'], ''],
    [3, ['loan', 'quote', '--batch', '/nowhere.csv'], ''],
    [5, ['loan', 'quote', '--batch', '-'], 'amount\n1\nx\n'],
    [6, ['loan', 'quote', 'x'], ''],
    [6, ['payments', 'list', '--from', 'soon'], ''],
    [0, ['loan', 'quote', '175', '--color'], ''],
    [64, ['loan', 'quote', '175', '--colour'], ''],
    [64, ['payments', 'list', '--json', 'paymentKey,paymentAmount'], ''],
    [64, ['nothing'], ''],
    [64, ['login-as', '2'], ''],
    [64, ['inbox'], ''],
  ])('%i: xd %j', async (code, args, input) => expect((await xdProcess(args, input, env)).code).toBe(code))

  test('4: not signed in, and a session that has ended', async () => {
    expect((await xdProcess(['whoami'], '', { ...env, XD_TOKEN: '' })).code).toBe(4)
    expect((await xd(['inbox', 'list'], '', { ...env, XD_TOKEN: 'gone' })).code).toBe(4)
  })

  test('64: a screen on a terminal that can’t move its cursor', async () => {
    const { code, seen } = await xdOnTerminal(['loan', 'form'], 'never', '', { ...env, TERM: 'dumb' })
    expect([code, seen]).toEqual([64, expect.stringContaining('needs a terminal')])
  })

  test('1: a batch whose results nobody reads, but 0 for a list', async () => {
    const unread = (args: string[], input: string) => xdProcess(args, input, env, process.cwd(), false)
    expect(await unread(['loan', 'quote', '--batch', '-'], 'amount\n175\n')).toMatchObject({
      code: 1,
      err: 'Stopped: the output was closed.\n',
    })
    expect(await unread(['loan', 'regimes'], '')).toMatchObject({ code: 0, err: '' })
  })

  test('2: Escape leaves the picker, and restores the terminal', async () => {
    const { token } = await booted.signIn('support@xd.test')
    const { code, seen } = await xdOnTerminal(['login-as', '--reason', 'Ticket 1'], 'Switch Company', '\u001b', {
      ...env,
      XD_TOKEN: token,
    })
    expect(code).toBe(2)
    expect(seen).toContain('Nothing was done.')
    expect(seen.endsWith('\u001b[?25h') || seen.lastIndexOf('\u001b[?25h') > seen.lastIndexOf('\u001b[?25l')).toBe(true)
  })

  test.each([
    [['loan', 'form'], 'Loan quote'],
    [['inbox'], 'Enter open'],
    [['stats', '--watch'], 'Messages in'],
  ])('130: Ctrl-C on xd %j leaves the screen it entered', async (args, shows) => {
    const { token } = await booted.signIn(args[0] === 'stats' ? 'support@xd.test' : 'clerk')
    const { code, seen } = await xdOnTerminal(args, shows, '\u0003', { ...env, XD_TOKEN: token })
    expect(code).toBe(130)
    expect(seen.match(/\u001b\[\?1049h/g)).toHaveLength(1)
    expect(seen.lastIndexOf('\u001b[?1049l')).toBeGreaterThan(seen.lastIndexOf('\u001b[?1049h'))
    expect(seen.lastIndexOf('\u001b[?25h')).toBeGreaterThan(seen.lastIndexOf('\u001b[?25l'))
  })

  test('143: a screen that is ended from outside closes', async () => {
    const { token } = await booted.signIn('clerk')
    const { code, seen } = await xdOnTerminal(['inbox'], 'Enter open', 'SIGTERM', { ...env, XD_TOKEN: token })
    expect(code).toBe(143)
    expect(seen.lastIndexOf('\u001b[?1049l')).toBeGreaterThan(seen.lastIndexOf('\u001b[?1049h'))
  })

  test('1: a screen without permission does not open', async () => {
    const { code, seen } = await xdOnTerminal(['stats', '--watch'], 'never', '', {
      ...env,
      XD_TOKEN: (await booted.signIn('clerk')).token,
    })
    expect({ code, entered: seen.includes('\u001b[?1049h') }).toEqual({ code: 1, entered: false })
    expect(seen).toContain('You don’t have permission to do this.')
  })

  test('130: Ctrl-C at a question', async () => {
    expect((await xdOnTerminal(['login'], 'Username:', '\u0003', env)).code).toBe(130)
  })

  test('130: Ctrl-C while it waits ends its current line', async () => {
    const { code, seen } = await xdOnTerminal(
      ['payments', 'wait', PAYMENT_KEY.sent, '--debug'],
      ' 200 in',
      '\u0003',
      env,
    )
    expect({ code, end: seen.slice(-4) }).toEqual({ code: 130, end: '^C\r\n' })
  })

  test('7: a server that rate-limits', async () => {
    const server = createServer((_, response) =>
      response
        .writeHead(429)
        .end('{"success":false,"error":{"code":"too_many","message":"Too many attempts. Please wait a moment."}}'),
    )
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { code, err } = await xd(['whoami'], '', {
      ...env,
      XD_SERVER: `http://localhost:${(server.address() as AddressInfo).port}`,
    })
    await new Promise((resolve) => server.close(resolve))
    expect({ code, told: err.includes('Too many attempts') }).toEqual({ code: 7, told: true })
  })
})

describe('a server that is down', () => {
  const logo = join(folder, 'logo.png')

  test.each([
    [['whoami']],
    [['payments', 'cancel', 'KEY', '--yes']],
    [['customers', 'export', '--out', join(folder, 'never.csv')]],
  ])('xd %j did nothing, and says so', async (args) => {
    const { code, err } = await xd(args, '', { ...env, XD_SERVER: 'http://127.0.0.1:3' })
    expect({ code, err }).toEqual({
      code: 1,
      err: 'error: The server cannot be reached. Check the connection and try again. Nothing was done. (unreachable)\nnext: Start the server (npm start), or name another one with --server.\n',
    })
    expect(existsSync(join(folder, 'never.csv'))).toBe(false)
  })

  /** Answers these paths, and closes after the last of them. */
  const until = async (answers: Readonly<Record<string, object>>, args: readonly string[], input = '') => {
    const left = new Set(Object.keys(answers))
    const server = createServer((request, response) => {
      const path = request.url ?? ''
      left.delete(path)
      if (left.size === 0) server.close()
      response.writeHead(200, { connection: 'close' }).end(JSON.stringify({ success: true, ...answers[path] }))
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    return xd(args, input, { ...env, XD_SERVER: `http://localhost:${port}` })
  }

  test('halfway: after only reads, it says that nothing was done; after a write, it does not', async () => {
    writeFileSync(logo, 'PNG')
    const { company } = await (await booted.signIn('owner'))('settings/company/fetch', {})
    const save = ['company', 'save', '--logo', logo, '--confirm', company.companyName]
    const upload = await until({ '/api/settings/company/fetch': { company } }, save)
    expect(upload.err).toContain('The server cannot be reached. Check the connection and try again. Nothing was done.')
    const info = await (await booted.signIn('clerk'))('auth/info', {})
    // Like the answers to a user who must first set up a second factor: everything else is refused.
    const who = await until({ '/api/auth/info': info }, ['whoami'])
    expect(who).toMatchObject({ code: 0, out: expect.stringContaining('\nStores\t1, 2\n') as string })
    const login = ['login', 'clerk@goldenpledge.test', '--password-stdin']
    const { code, err } = await until({ '/api/auth/login': { token: 'one' } }, login, 'secret\n')
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('cannot be reached') as string })
    expect(err).not.toContain('Nothing was done.')
  })

  test('in the middle of its answer is recognized as a lost connection', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"success":true,"us', () => response.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    const { code, out, err } = await xd(['whoami'], '', { ...env, XD_SERVER: `http://localhost:${port}` })
    server.close()
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('error: The connection was lost before the whole answer arrived.')
  })
})

describe('an answer from another program', () => {
  const answering = async (status: number, args: readonly string[]) => {
    const page = createServer((_, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
    )
    await new Promise<void>((resolve) => page.listen(0, resolve))
    const { port } = page.address() as AddressInfo
    const ran = await xd(args, '', { ...env, XD_SERVER: `http://localhost:${port}` })
    await new Promise((resolve) => page.close(resolve))
    return ran
  }

  test.each([
    [200, ['whoami']],
    [502, ['whoami']],
    [200, ['customers', 'export']],
    [502, ['customers', 'export']],
  ])('%d to xd %j is recognized as one', async (status, args) => {
    const { code, out, err } = await answering(status, args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(`XD Back Office isn’t answering at that address (status ${status}).`)
  })
})

describe('an error message', () => {
  test.skipIf(!existsSync('/dev/full'))('says when the disk is full', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [join(process.env['XD_TEST_BUILD'] ?? '', 'xd.js'), 'loan', 'regimes'], {
      stdio: ['ignore', full, 'pipe'],
    })
    const [err, code] = await Promise.all([text(child.stderr!), new Promise((resolve) => child.once('close', resolve))])
    closeSync(full)
    expect({ code, err }).toEqual({ code: 1, err: 'error: The disk is full: not everything was written.\n' })
  })

  test('fits the terminal, whatever its source', async () => {
    for (const args of [
      ['payments', 'list', '--status', 'paid'],
      ['loan', 'quote', '175', '--fields', 'nothing'],
    ]) {
      const { seen } = await xdInTurns(args, [], { ...env, NO_COLOR: '1' })
      expect(Math.max(...seen.split(/\r?\n/).map((line) => line.length))).toBeLessThanOrEqual(80)
    }
  })

  test('names the typed flag instead of the field it fills', async () => {
    const { err } = await xd(['payments', 'list', '--from', '2026-02-30'], '', env)
    expect(err).toBe('error: Invalid input: --from: There is no such day (invalid_input, 400)\n')
  })

  test("names the problem, the server's code for it, and the next step", async () => {
    const { err } = await xd(['whoami'], '', { ...env, XD_TOKEN: 'gone' })
    expect(err).toBe('error: Please sign in. (signed_out, 403)\nnext: xd login\n')
  })

  test('includes each call with --debug, without secrets and numbers', async () => {
    const { err } = await xd(
      ['login', 'clerk@goldenpledge.test', '--password-stdin', '--debug'],
      `${DEMO_PASSWORD}\n`,
      { ...env, XD_TOKEN: '' },
    )
    expect(err).toContain('POST ')
    expect(err).toContain('"username":"clerk@goldenpledge.test","password":"…"')
    expect(err).not.toContain(DEMO_PASSWORD)
    expect(err).toContain('"token":"…"')
    const listed = await xd(['customers', 'find', '--limit', '3', '--debug', '--json=custPhone'], '', env)
    for (const { custPhone } of JSON.parse(listed.out) as { custPhone: string }[]) {
      expect(listed.err).not.toContain(custPhone)
      expect(listed.err).toContain(`…${custPhone.slice(-4)}`)
    }
  })
})
