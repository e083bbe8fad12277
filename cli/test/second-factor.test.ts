import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { xdInTurns, xdOnTerminal } from './terminal.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-second-factor-'))
const OWNER = 'owner@goldenpledge.test'
let booted: Booted
const env = () => ({ XDG_CONFIG_HOME: folder, XD_SERVER: booted.url })
const run = (args: readonly string[], input?: string, more = {}) => xd(args, input, { ...env(), ...more })
const signIn = (...flags: string[]) => run(['login', OWNER, '--password-stdin', ...flags], `${DEMO_PASSWORD}\n`)
const json = async <T>(...args: string[]): Promise<T> => {
  const { code, out, err } = await run([...args, '--json'])
  if (code !== 0) throw new Error(err)
  return JSON.parse(out) as T
}
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

beforeAll(async () => {
  booted = await boot()
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a user who forgot their password and gets no email chooses a new one by a link', async () => {
  const reset = (XD_SECRET_KEY: string, ...flags: string[]) =>
    run(['reset-password', 'clerk@goldenpledge.test', ...flags], undefined, { XD_SECRET_KEY })
  expect((await reset('not this server’s key', '--yes')).code).toBe(1)
  const done = await reset(booted.config.secretKey, '--yes')
  expect([done.code, done.out]).toEqual([0, expect.stringContaining(`${booted.url}/reset#token=`) as string])
  expect(done.err).toContain('works once, until ')
})

test('set up, used to sign in, confirmed at a terminal, and reset with the secret key', async () => {
  await signIn()
  const { secret } = await json<{ secret: string }>('second-factor', 'start')
  // The previous code leaves the current one unused. The wait ensures that the current one lasts a while.
  await expect.poll(() => Date.now() % 30_000).toBeLessThan(20_000)
  const first = codeOf(secret, -1)
  const confirmed = await run(['second-factor', 'confirm', first, '--json', '--debug'])
  const { recoveryCodes } = JSON.parse(confirmed.out) as { recoveryCodes: string[] }
  expect(recoveryCodes).toHaveLength(10)
  expect(confirmed.err).toContain('auth/second-factor/confirm {"code":"…"}')
  for (const said of [secret, first, ...recoveryCodes]) expect(confirmed.err).not.toContain(said)

  const refused = await signIn()
  expect([refused.code, refused.err]).toEqual([4, expect.stringContaining('next: xd login --totp CODE') as string])
  const wrong = await signIn('--recovery-code', 'abcd-efgh')
  expect([wrong.code, wrong.err.match(/isn’t right/g)]).toEqual([4, ['isn’t right']])
  const now = codeOf(secret)
  const loud = await signIn('--totp', now, '--debug')
  expect([loud.code, loud.err]).toEqual([0, expect.stringContaining('"totp":"…"') as string])
  for (const said of [now, DEMO_PASSWORD]) expect(loud.err).not.toContain(said)
  const loudly = await signIn('--recovery-code', recoveryCodes[0]!, '--debug')
  expect(loudly.code).toBe(0)
  expect(loudly.err).not.toContain(recoveryCodes[0])
  const shown = await json<{ recoveryCodesLeft: number }>('second-factor', 'show')
  expect(shown.recoveryCodesLeft).toBe(9)

  const [password, code] = ['Password:', 'Code from your app, or a recovery code:']
  const signedIn = `Signed in to ${booted.url} as ${OWNER}`
  const atOnce = await xdInTurns(
    ['login', OWNER],
    [
      [password, `${DEMO_PASSWORD}\r`],
      [code, `${codeOf(secret, 1)}\r`],
    ],
    env(),
  )
  expect(atOnce.seen.replaceAll(/\s+/g, ' ')).toContain(signedIn)
  expect([atOnce.code, atOnce.seen.includes(DEMO_PASSWORD)]).toEqual([0, false])
  const withoutPhone = await xdInTurns(
    ['login', OWNER],
    [
      [password, `${DEMO_PASSWORD}\r`],
      [code, `${recoveryCodes[2]}\r`],
    ],
    env(),
  )
  expect(withoutPhone.code).toBe(0)

  await booted.connection.writes.updateTable('sessions').set({ confirmedAt: 0 }).execute()
  const unasked = await run(['second-factor', 'codes'])
  expect([unasked.code, unasked.err]).toEqual([1, expect.stringContaining('next: xd login') as string])
  const asked = await xdOnTerminal(['second-factor', 'codes'], 'recovery code:', `${recoveryCodes[1]}\r`, env())
  expect([asked.code, asked.seen]).toEqual([0, expect.stringContaining('RECOVERY CODES') as string])

  const reset = (XD_SECRET_KEY: string) => run(['reset-second-factor', OWNER, '--yes'], undefined, { XD_SECRET_KEY })
  expect((await reset('not this server’s key')).code).toBe(1)
  const done = await reset(booted.config.secretKey)
  expect([done.code, done.out]).toEqual([0, expect.stringContaining(OWNER) as string])
  expect((await signIn()).code).toBe(0)
})
