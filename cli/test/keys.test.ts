import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-keys-'))
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

const run = (...args: string[]) => xd(['keys', ...args], undefined, env)
const secretOf = async (...args: string[]) =>
  (JSON.parse((await run(...args, '--json')).out) as { secret: string }).secret

test('a key is created, used for commands, rotated and revoked', async () => {
  const secret = await secretOf('make', 'Till', '--permission', 'tickets', 'customers', '--store', '1', '--days', '30')
  expect(secret).toMatch(/^xd_demo_/)
  expect((await run('list')).out).toMatch(/Till\t\w{4}\ttickets, customers\tMain St\tPriya/)
  const withKey = { ...env, XD_TOKEN: secret }
  expect((await xd(['tickets', 'list', '--limit', '1'], undefined, withKey)).code).toBe(0)
  expect((await xd(['payments', 'list'], undefined, withKey)).err).toContain('not_allowed')
  expect((await xd(['whoami'], undefined, withKey)).err).toContain('API key')

  const { XD_TOKEN: _, ...signedOut } = env
  const kept = await xd(['keys', 'use', '--profile', 'till', '--key-stdin'], `${secret}\n`, signedOut)
  expect(kept.out).toContain(`API key …${secret.slice(-4)}`)
  expect((await xd(['tickets', 'list', '--limit', '1', '--profile', 'till'], undefined, signedOut)).code).toBe(0)

  const next = await secretOf('rotate', 'Till', '--yes')
  expect(next).not.toBe(secret)
  expect((await run('revoke', 'Till')).err).toContain('--yes')
  expect((await run('revoke', 'Till', '--yes')).out).toContain('Revoked')
  const over = await xd(['tickets', 'list'], undefined, { ...env, XD_TOKEN: next })
  expect([over.code, over.err]).toEqual([4, expect.stringContaining('revoked')])
})

test('a typo is found before anything is stored or sent', async () => {
  const { code, err } = await xd(['keys', 'use', '--key-stdin'], 'xd_demo_oops\n', {
    ...env,
    XD_SERVER: 'http://localhost:1',
  })
  expect([code, err]).toEqual([6, expect.stringContaining('typo')])
})

test('with --debug no secret is printed', async () => {
  const { out, err } = await xd(['keys', 'make', 'Loud', '--permission', 'tickets', '--json'], undefined, {
    ...env,
    XD_DEBUG: '1',
  })
  const { secret } = JSON.parse(out) as { secret: string }
  expect(err).toContain('api-keys/save')
  expect(err).not.toContain(secret)
})
