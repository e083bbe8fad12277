import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-completion-'))
let booted: Booted
let env: Record<string, string>

beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('clerk')
  env = {
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XD_SERVER: booted.url,
    XD_TOKEN: token,
    XD_COMPLETION_WAIT_MS: '30000',
  }
  mkdirSync(join(folder, 'config', 'xd', 'profiles'), { recursive: true })
  for (const name of ['default', 'office']) {
    writeFileSync(
      join(folder, 'config', 'xd', 'profiles', `${name}.json`),
      JSON.stringify({ server: booted.url, token, username: `${name}@x.test` }),
    )
  }
})

afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const offered = async (words: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<string[]> => {
  const { code, out } = await xd(['__complete', String(words.length), '--', ...words], '', { ...env, ...more })
  expect(code).toBe(0)
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t')[0] ?? '')
}

describe('completion', () => {
  test.each([
    [['pay'], ['payments']],
    [['payments', 'wa'], ['wait']],
    [['help', 'pay'], ['payments']],
    [['help', 'payments', 'wa'], ['wait']],
    [['loan', 'quote', '175', '--st'], ['--storage-fee', '--state'].sort()],
    [
      ['loan', 'quote', '--regime', 'ca_2019'],
      ['ca_2019', 'ca_2019b'],
    ],
    [['payments', 'list', '--status', 'c'], ['canceled']],
    [['pricing', 'quote', '--extra', 'pay'], ['paypal', 'paymentscheduler'].sort()],
    [
      ['completion', ''],
      ['bash', 'fish', 'pwsh', 'zsh'],
    ],
    [
      ['profiles', 'use', ''],
      ['default', 'office'],
    ],
    [['whoami', '--profile', 'o'], ['office']],
    [['loan', 'quote', '--batch', ''], []],
  ])('suggests for %j: %j', async (words, found) => expect((await offered(words)).sort()).toEqual(found))

  test('suggests the company’s stores and labels, by name, in any case', async () => {
    expect(await offered(['inbox', 'list', '--store', 'main'])).toEqual(['Main St'])
    const labels = await (await booted.signIn('clerk'))('labels/list', {})
    const named = labels.labels
      .filter(({ labelModuleKey }) => labelModuleKey === 'conversation')
      .map(({ labelName }) => labelName)
    expect((await offered(['inbox', 'list', '--label', ''])).sort()).toEqual(named.sort())
  })

  test('uses the last answer when the server is down, but none from another sign-in', async () => {
    await offered(['inbox', 'list', '--store', ''])
    expect(await offered(['inbox', 'list', '--store', 'main'], { XD_TOKEN: 'another' })).toEqual([])
    expect(await offered(['inbox', 'list', '--store', 'main'], { XD_SERVER: 'http://localhost:9' })).toEqual([])
  })
})

test('suggests only what works', async () => {
  const listed = await xd(
    ['inbox', 'list', '--store', 'Main St', '--jq', '[.[].store.storeAbbr] | unique | .[]'],
    '',
    env,
  )
  expect(listed).toMatchObject({ code: 0, out: 'Main St\n' })
  expect((await xd(['inbox', 'list', '--store', 'Nowhere'], '', env)).code).toBe(3)
  expect((await xd(['inbox', 'list', '--label', 'Nothing'], '', env)).code).toBe(3)
})

test('is called by bash, with quoting', () => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'xd'),
    `#!/bin/sh\nexec '${process.execPath}' '${join(process.env['XD_TEST_BUILD'] ?? '', 'xd.js')}' "$@"\n`,
  )
  chmodSync(join(bin, 'xd'), 0o755)
  const line = (...words: string[]) =>
    `COMP_WORDS=(xd ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _xd; printf '%s\\n' "\${COMPREPLY[@]}";`
  const script = `eval "$(xd completion bash)"; ${line('inbox', 'list', '--store', 'ma')} ${line('payments', 'ca')}`
  const out = execFileSync('bash', ['-c', script], {
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  })
  expect(out).toBe('Main\\ St\ncancel\ncancel-refund\n')
})
