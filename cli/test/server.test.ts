import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PAYMENT_KEY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { xdOnTerminal } from './terminal.ts'
import { xd, xdProcess } from './xd.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const folder = mkdtempSync(join(tmpdir(), 'xd-config-'))
let booted: Booted

const run = (args: readonly string[], input?: string, env: Readonly<Record<string, string>> = {}) =>
  xd(args, input, { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, ...env })

const json = async <T>(...args: string[]): Promise<T> => {
  const { code, out, err } = await run([...args, '--json'])
  if (code !== 0) throw new Error(`xd ${args.join(' ')} exited with ${code}: ${err}`)
  return JSON.parse(out) as T
}

const signIn = (username: string, profile: string) =>
  run(['login', username, '--password-stdin', '--profile', profile], `${DEMO_PASSWORD}\n`)

interface Who {
  user: { userUsername: string; userAllowedStoreIDs: number[] }
  company: { companyID: number; companyName: string }
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

describe('signing in', () => {
  test('keeps the token in a file only this user can read', async () => {
    const profiles = join(folder, 'xd', 'profiles')
    expect(readdirSync(profiles).sort()).toEqual(['default.json', 'support.json'])
    expect(statSync(join(profiles, 'default.json')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(profiles, 'default.json'), 'utf8')).not.toContain(DEMO_PASSWORD)
    expect(JSON.parse(readFileSync(join(profiles, 'default.json'), 'utf8'))).toMatchObject({
      timezone: 'America/Los_Angeles',
    })
  })

  test('whoami shows who is signed in, at which company', async () => {
    const { user, company } = await json<Who>('whoami')
    expect([user.userUsername, company.companyName]).toEqual(['clerk@goldenpledge.test', 'Golden Pledge Pawn & Loan'])
    expect((await run(['whoami'])).out).toContain('\nStores\tGolden Pledge Main St, Golden Pledge Prospect\n')
  })

  test('a wrong password is exit 4 and leaves nothing behind', async () => {
    const { code, out } = await run(
      ['login', 'clerk@goldenpledge.test', '--password-stdin', '--profile', 'wrong'],
      'nope\n',
    )
    expect({ code, out }).toEqual({ code: 4, out: '' })
    expect((await run(['whoami', '--profile', 'wrong'])).code).toBe(4)
  })

  test.each([
    [['login', 'clerk@goldenpledge.test', '--password-stdin'], 'password'],
    [['keys', 'use', '--key-stdin'], 'key'],
  ])('xd %j without standard input asks no server', async (args, what) => {
    const { code, err } = await run([...args, '--profile', 'empty', '--server', 'http://localhost:9'], '\n')
    expect({ code, err }).toEqual({ code: 6, err: `error: Invalid input: standard input has no ${what}\n` })
  })

  test('a password can be retyped after Ctrl-U', async () => {
    const { code } = await xdOnTerminal(
      ['login', 'clerk@goldenpledge.test', '--profile', 'typed'],
      'Password:',
      `oops\u0015${DEMO_PASSWORD}\r`,
      { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url },
    )
    expect(code).toBe(0)
    expect((await run(['logout', '--profile', 'typed'])).code).toBe(0)
  })

  test('a token in the environment wins over the file', async () => {
    const { token } = await booted.signIn('owner')
    const { out } = await run(['whoami', '--json'], '', { XD_TOKEN: token })
    expect((JSON.parse(out) as Who).user.userUsername).toBe('owner@goldenpledge.test')
    expect((await run(['whoami'], '', { XD_TOKEN: 'not-a-token' })).code).toBe(4)
  })

  test('a project names its server and sign-in, after the flags and the environment', async () => {
    const inside = join(folder, 'project', 'deep')
    mkdirSync(inside, { recursive: true })
    writeFileSync(join(folder, 'project', '.xd.json'), JSON.stringify({ server: booted.url, profile: 'support' }))
    const who = async (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
      xdProcess(['whoami', '--json', ...args], '', { XDG_CONFIG_HOME: folder, ...env }, inside)
    const name = ({ out }: { out: string }) => (JSON.parse(out) as Who).user.userUsername
    expect(name(await who())).toBe('support@xd.test')
    expect(name(await who([], { XD_PROFILE: 'default' }))).toBe('clerk@goldenpledge.test')
    expect(name(await who(['--profile', 'default'], { XD_PROFILE: 'support' }))).toBe('clerk@goldenpledge.test')
    expect((await who(['--server', 'http://localhost:9'])).code).toBe(4)
    writeFileSync(join(folder, 'project', '.xd.json'), '{"server": 1}')
    expect(await who()).toMatchObject({ code: 6, err: expect.stringContaining('.xd.json') as string })
  })

  test('a missing profile is named', async () => {
    const { code, err } = await run(['whoami', '--profile', 'nobody'])
    expect({ code, err }).toEqual({
      code: 4,
      err: 'error: There is no profile nobody.\nnext: xd login --profile nobody\n',
    })
  })

  test('a token is never sent to another server', async () => {
    const { code, err } = await run(['whoami', '--server', 'http://localhost:9'])
    expect(code).toBe(4)
    expect(err).toContain('not signed in to http://localhost:9')
  })

  test('without a terminal the password is never asked for, and never an argument', async () => {
    const { code, err } = await run(['login', 'clerk@goldenpledge.test'])
    expect(code).toBe(64)
    expect(err).toContain('--password-stdin')
  })

  test('signing out ends the session on the server too', async () => {
    await signIn('owner@goldenpledge.test', 'leaving')
    const { token } = JSON.parse(readFileSync(join(folder, 'xd', 'profiles', 'leaving.json'), 'utf8')) as {
      token: string
    }
    expect((await run(['logout', '--profile', 'leaving'])).code).toBe(0)
    expect((await run(['whoami', '--profile', 'leaving'])).code).toBe(4)
    expect((await run(['whoami'], '', { XD_TOKEN: token })).code).toBe(4)
  })
})

describe('daily work', () => {
  interface Row {
    convo: { convoID: number }
    customer: { custLastName: string }
  }
  interface Payment {
    paymentKey: string
    paymentStatus: string
    paymentExpired: boolean
  }

  test('the inbox pages', async () => {
    const first = await json<Row[]>('inbox', 'list')
    expect(first).toHaveLength(10)
    const more = await json<Row[]>('inbox', 'list', '--limit', '25')
    expect(new Set(more.map(({ convo }) => convo.convoID)).size).toBe(25)
    expect(more.slice(0, 10).map(({ convo }) => convo.convoID)).toEqual(first.map(({ convo }) => convo.convoID))
    expect((await run(['inbox', 'list', '--flag', 'nope'])).code).toBe(64)
    expect((await run(['inbox', 'list', '--store', 'x'])).code).toBe(3)
  })

  test('a conversation is read and answered; the same key sends once', async () => {
    const [row] = await json<Row[]>('inbox', 'list', '--limit', '1')
    const id = String(row?.convo.convoID)
    const before = await json<{ messageID: number }[]>('convo', 'show', id, '--limit', '3')
    expect(before.length).toBeGreaterThan(0)
    const sent = await run(['convo', 'send', id, 'Your ring is ready.', '--key', 'test-key-1', '--json'])
    if (sent.code === 0) {
      const again = await run(['convo', 'send', id, 'Your ring is ready.', '--key', 'test-key-1', '--json'])
      expect((JSON.parse(again.out) as { messageID: number }).messageID).toBe(
        (JSON.parse(sent.out) as { messageID: number }).messageID,
      )
    } else expect(sent.err).toMatch(/opted out|blocked/)
    expect((await run(['convo', 'show', '999999'])).code).toBe(3)
    expect((await run(['convo', 'show', 'abc'])).code).toBe(3)
  })

  test('payments are listed, shown and, once confirmed, canceled', async () => {
    const open = await json<Payment[]>('payments', 'list', '--status', 'sent', '--all')
    const key = open.find(({ paymentExpired }) => !paymentExpired)?.paymentKey ?? ''
    expect(await json<Payment>('payments', 'show', key)).toMatchObject({ paymentKey: key, paymentStatus: 'sent' })
    expect((await run(['payments', 'cancel', key])).code).toBe(64)
    expect(await json<Payment>('payments', 'cancel', key, '--dry-run')).toMatchObject({ paymentStatus: 'sent' })
    expect(await json<Payment>('payments', 'cancel', key, '--yes')).toMatchObject({ paymentStatus: 'canceled' })
    expect((await run(['payments', 'cancel', key, '--yes'])).code).toBe(1)
    expect((await run(['payments', 'wait', key])).code).toBe(1)
    expect((await run(['payments', 'show', 'nope'])).code).toBe(3)
  })

  test('payments are listed by label, with who opened a link', async () => {
    const labels = await json<{ labelID: number; labelName: string }[]>('labels', 'list', '--module', 'payment')
    const { labelID, labelName } = labels.find(({ labelName: name }) => name === 'Interest')!
    const labeled = await json<(Payment & { paymentLabels: number[] })[]>(
      'payments',
      'list',
      '--label',
      labelName.toLowerCase(),
      '--all',
    )
    expect(labeled.length).toBeGreaterThan(0)
    for (const { paymentLabels } of labeled) expect(paymentLabels).toContain(labelID)
    const views = await json<{ impressionKind: string }[]>('payments', 'views', PAYMENT_KEY.paidToday, '--all')
    expect(views.length).toBeGreaterThan(1)
    expect(new Set(views.map(({ impressionKind }) => impressionKind))).toEqual(new Set(['sent', 'view', 'submit']))
    expect(await json('payments', 'views', PAYMENT_KEY.paidToday, '--limit', '1')).toEqual(views.slice(0, 1))
    const { out } = await run(['payments', 'show', PAYMENT_KEY.paidToday])
    expect(out).toMatch(/^Paid\t\w+ ···· \d{4}, /m)
  })

  test('waiting ends at the timeout, and at once when the request is paid', async () => {
    const all = await json<Payment[]>('payments', 'list', '--all')
    const paid = all.find(({ paymentStatus }) => paymentStatus === 'approved')?.paymentKey ?? ''
    expect((await run(['payments', 'wait', paid])).code).toBe(0)
    const open =
      all.find(({ paymentStatus, paymentExpired }) => paymentStatus === 'sent' && !paymentExpired)?.paymentKey ?? ''
    expect(await run(['payments', 'wait', open, '--timeout', '1s'])).toMatchObject({ code: 1, out: '' })
    expect((await run(['payments', 'wait', open, '--timeout', 'soon'])).code).toBe(6)
  })

  test('customers and labels can be listed', async () => {
    const [row] = await json<Row[]>('inbox', 'list', '--limit', '1')
    const name = row?.customer.custLastName ?? ''
    const found = await json<{ custLastName: string }[]>('customers', 'find', name)
    expect(found.map(({ custLastName }) => custLastName)).toContain(name)
    expect(Array.isArray(await json('labels', 'list', '--module', 'payment'))).toBe(true)
  })
})

describe('live events', () => {
  const tails = new Set<ChildProcess>()
  afterEach(() => tails.forEach((tail) => tail.kill('SIGKILL')))

  /** A running `xd events tail`: waits for text in its output so far, and for its end. */
  const tail = (token: string, ...args: string[]) => {
    const child = spawn(
      process.execPath,
      [join(process.env['XD_TEST_BUILD'] ?? '', 'xd.js'), 'events', 'tail', ...args],
      {
        env: { ...process.env, XD_SERVER: booted.url, XD_TOKEN: token },
      },
    )
    tails.add(child)
    const said = { out: '', err: '' }
    const told = new EventEmitter()
    for (const [stream, name] of [
      [child.stdout, 'out'],
      [child.stderr, 'err'],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said[name] += text
        told.emit('more')
      })
    }
    const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
      child.on('close', (code) => resolve({ code, ...said })),
    )
    const until = async (name: 'out' | 'err', text: string): Promise<void> => {
      while (!said[name].includes(text)) await once(told, 'more')
    }
    return {
      until,
      ended,
      events: () =>
        said.out
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { seq: number; event: string; data: { convoID: number } }),
      interrupt: () => child.kill('SIGINT'),
    }
  }

  const flag = (convoID: number, value: 'star' | 'bolt') =>
    owner('customers/conversation/set-flag', { convoID, flag: value })
  let owner: SignedIn
  beforeAll(async () => void (owner = await booted.signIn('owner')))

  test('print line by line, filter by store or kind, and resume where they left off', async () => {
    const [main, lake] = [PEOPLE.petrov.convos.main!, PEOPLE.halvorsen.convos.lake!]
    const started = tail(owner.token, '--type', 'reload_*', '--store', 'Main St', '--heartbeat', '1s')
    await started.until('err', 'live on')
    await flag(lake, 'star')
    await flag(main, 'star')
    await started.until('out', 'reload_inbox')
    await started.until('err', 'live, at ')
    started.interrupt()
    const { code, err } = await started.ended
    expect(code).toBe(130)
    expect(
      started.events().every(({ seq, event, data }) => seq > 0 && event.startsWith('reload_') && data.convoID !== lake),
    ).toBe(true)
    const place = /To continue from here: xd events tail --since (\d+)/.exec(err)?.[1] ?? ''

    await flag(main, 'bolt')
    const resumed = tail(owner.token, '--since', place, '--type', 'reload_inbox')
    await resumed.until('out', '\n')
    expect(resumed.events().every(({ seq }) => seq > Number(place))).toBe(true)
    expect(resumed.events().map(({ data }) => data.convoID)).toContain(main)
    const lately = tail(owner.token, '--since', '10m')
    await lately.until('out', `"convoID":${lake}`)
  })

  test('end with the session, exit 4', async () => {
    const leaving = await booted.signIn('clerk')
    const { until, ended } = tail(leaving.token)
    await until('err', 'live on')
    await leaving('auth/logout', {})
    expect(await ended).toMatchObject({ code: 4, err: expect.stringContaining('Please sign in.') as string })
  })

  test.each([
    ['--since', 'soon'],
    ['--heartbeat', '5'],
    ['--type', 'reload_*,sms_statuses'],
  ])('%s %s is invalid input', async (...args) => expect((await run(['events', 'tail', ...args])).code).toBe(6))
  test('an unknown store is exit 3', async () =>
    expect((await run(['events', 'tail', '--store', 'Nowhere'])).code).toBe(3))
})

describe('users', () => {
  test('are invited, changed, and disabled by users with permission', async () => {
    await signIn('owner@goldenpledge.test', 'owner')
    const owner = ['--profile', 'owner'] as const
    const invited = await json<{ user: { userID: number }; inviteURL: string }>(
      ...['users', 'save', 'sam@goldenpledge.test', '--new', '--name', 'Sam', '--store', 'Main St'],
      ...owner,
    )
    expect(invited).toMatchObject({ user: { userNickname: 'Sam', userStatus: 'invited' } })
    expect(invited.inviteURL).toMatch(/\/invite#token=[\w-]{43}$/)
    const saved = ['users', 'save', 'Sam', '--role', 'manager', '--all-stores'] as const
    expect(await json(...saved, ...owner)).toMatchObject({ user: { userAllowedStoreIDs: null } })
    expect((await run(['users', 'export', 'sam', ...owner])).out).toMatch(/^\uFEFF?Name,Email,Role.*\r\nSam,/)
    const { out } = await run(['users', 'list', 'sam', ...owner])
    expect(out).toMatch(/Sam\s+sam@goldenpledge\.test\s+manager\s+all\s+Invited/)
    expect((await run(['users', 'disable', 'Sam', ...owner])).code).toBe(64)
    expect(await json('users', 'disable', 'Sam', '--yes', ...owner)).toMatchObject({ userStatus: 'disabled' })
    expect(await json('users', 'disable', 'Sam', '--undo', ...owner)).toMatchObject({ userStatus: 'invited' })
    expect((await run(['users', 'list'])).code).toBe(1)
    expect((await run(['users', 'disable', 'Nobody', '--yes', ...owner])).code).toBe(3)
  })
})
