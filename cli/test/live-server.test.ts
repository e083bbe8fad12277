import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { xd } from './xd.ts'

const PASSWORD = 'eleven herons on the ice\n'
const FIRST = ['--company', 'Acme Pawn', '--store', 'Main St', '--timezone', 'America/Chicago']

interface Stats {
  failingJobs: { jobID: number; kind: string }[]
}

// The steps in docs/operations.md, as an administrator types them.
describe.each(ENGINES)('a live server, from an empty database, on %s', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-live-server-'))
  const subjects: (string | undefined)[] = []
  const mail = new SMTPServer({
    logger: false,
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _, done) =>
      void simpleParser(stream).then(({ subject }) => {
        subjects.push(subject)
        done()
      }),
  })
  let mailPort: number
  let live: Booted
  let key: Record<string, string>
  beforeAll(async () => {
    mailPort = await freePort()
    const email = { smtpURL: `smtp://127.0.0.1:${mailPort}`, address: 'office@acme.example' }
    // Nobody is signed in yet when the first company and its first user are created.
    live = await boot({ database, live: true, unwatched: true, config: { email } })
    key = { XD_SECRET_KEY: live.config.secretKey }
  })
  afterAll(async () => {
    await live.close()
    await new Promise<void>((resolve) => mail.close(resolve))
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    xd(args, PASSWORD, { XDG_CONFIG_HOME: folder, XD_SERVER: live.url, ...env })
  const json = async <T>(...args: string[]): Promise<T> => {
    const { code, out, err } = await run([...args, '--json'])
    if (code !== 0) throw new Error(`xd ${args.join(' ')} exited with ${code}: ${err}`)
    return JSON.parse(out) as T
  }
  const setUp = (username: string, env = key) =>
    run(['setup', 'support', '--username', username, '--password-stdin', '--json'], env)

  test('gets the customer’s company, and then the first user of XD Support, once', async () => {
    const early = await setUp('help@office.example')
    expect([early.code, early.err]).toEqual([3, expect.stringContaining('This server has no company yet')])
    expect((await run(['setup', ...FIRST, '--username', 'owner@acme.example', '--password-stdin'], key)).code).toBe(0)

    const guess = await setUp('help@office.example', { XD_SECRET_KEY: 'a guess' })
    expect([guess.code, guess.err]).toEqual([1, expect.stringContaining('not the server’s secret key')])
    const taken = await setUp('owner@acme.example')
    expect([taken.code, taken.err]).toEqual([6, expect.stringContaining('Another user has this email address')])

    const made = await setUp('Help@office.example')
    expect(JSON.parse(made.out)).toEqual({ username: 'help@office.example' })
    const again = await setUp('more@office.example')
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('XD Support already has a user')])
  })

  test('admits them only with a second factor', async () => {
    const signedIn = await run(['login', 'help@office.example', '--password-stdin'])
    expect(signedIn.err).toContain('nothing else works until you do')
    const early = await run(['admin', 'stats'])
    expect([early.code, early.err]).toEqual([1, expect.stringContaining('xd second-factor start')])
    const { secret } = await json<{ secret: string }>('second-factor', 'start')
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
    expect((await json<{ recoveryCodes: string[] }>('second-factor', 'confirm', code)).recoveryCodes).toHaveLength(10)
    expect(await json('admin', 'stats')).toMatchObject({
      mode: 'live',
      engine: database,
      lastBackup: null,
      backupOverdue: true,
    })
    expect(await json('activity', 'list', '--action', 'support-create')).toMatchObject([{ targetName: 'Help' }])
  })

  test('adds a second company, suspends it, and resumes it', async () => {
    const wanted = ['Tin Cup Loans', '--timezone', 'America/Denver', '--owner', 'ines@tincup.example', '--yes']
    const { company } = await json<{ company: { companyID: number } }>('admin', 'companies', 'create', ...wanted)
    const companyID = String(company.companyID)
    expect(await json('admin', 'companies', 'suspend', companyID, '--confirm', 'tincuploans')).toMatchObject({
      companyStatus: 'suspended',
    })
    expect(await json('admin', 'companies', 'resume', companyID, '--yes')).toMatchObject({ companyStatus: 'active' })
  })

  test('reports that the invitation was not sent, and sends it on request', async () => {
    const invitations = async () =>
      (await json<Stats>('admin', 'stats')).failingJobs.filter(({ kind }) => kind === 'account-email')
    await expect.poll(invitations).toMatchObject([{ companyName: 'Tin Cup Loans' }])
    const [{ jobID }] = (await invitations()) as [Stats['failingJobs'][number]]
    await new Promise<void>((resolve) => mail.listen(mailPort, '127.0.0.1', resolve))
    // 1 while its own retry is under way, 3 if that one came first.
    await expect.poll(async () => (await run(['admin', 'jobs', 'run-again', String(jobID)])).code).not.toBe(1)
    await expect.poll(invitations).toEqual([])
    expect(subjects).toContainEqual(expect.stringContaining('Tin Cup Loans'))
  })

  test('gives them colleagues in XD Support, whom they invite', async () => {
    await json('users', 'save', 'mo@office.example', '--new', '--role', 'owner', '--all-stores')
    const row = await live.connection.reads
      .selectFrom('users')
      .select(['companyID', 'userIsXDACCT'])
      .where('userUsername', '=', 'mo@office.example')
      .executeTakeFirst()
    expect(row).toEqual({ companyID: 1, userIsXDACCT: 1 })
  })
})
