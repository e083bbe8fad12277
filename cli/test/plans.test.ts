import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-plans-'))
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

const run = (...args: string[]) => xd(['plans', ...args], undefined, env)
const inDays = (days: number) => addDays(localDay(Date.now(), 'America/Los_Angeles'), days)
const layaway = (memo: string, ...more: string[]) => [
  ...['save', '--customer', String(PEOPLE.nguyen.custID), '--store', 'main st', '--kind', 'layaway', '--total', '100'],
  ...['--count', '3', '--every', 'week', '--start', inDays(9), '--memo', memo, ...more],
]
/** The first number in a table of facts is the plan's. */
const idIn = (out: string): string => /^Plan\t(\d+)$/m.exec(out)![1]!
const made = async (memo: string): Promise<string> => idIn((await run(...layaway(memo))).out)

test('a plan is saved once, shown with its upcoming payments, and listed', async () => {
  const { out, err } = await run(...layaway('Silver tray', '--key', 'p-1'))
  const planID = idIn(out)
  expect([err, out]).toEqual(['', expect.stringMatching(/^Status\tActive$/m)])
  expect(idIn((await run(...layaway('Silver tray', '--key', 'p-1'))).out)).toBe(planID)
  const { out: shown } = await run('show', planID)
  expect(shown).toMatch(/^3\t\d{4}-\d\d-\d\d\t33\.34\tUpcoming\t$/m)
  expect(shown.match(/Upcoming/g)).toHaveLength(3)
  const { out: listed } = await run('list', 'silver', '--status', 'active')
  expect(listed.trim().split('\n')).toHaveLength(2)
  expect(listed).toMatch(new RegExp(`^${planID}\\tactive\\t`, 'm'))
  expect((await run('list', 'no such memo')).err).toContain('No plans match.')
  expect((await run('list', '--customer', String(PEOPLE.nguyen.custID), '--json')).out).toContain('Silver tray')
})

test('a plan is changed as a whole, and not over a colleague’s change', async () => {
  const planID = await made('Brass horn')
  const { out } = await run('save', '--plan', planID, '--count', '4', '--amount', '25')
  expect(out).toMatch(/^Progress\t0 of 4, \$100\.00 left$/m)
  expect(out).toMatch(/^Memo\tBrass horn$/m)
  const { code, err } = await run('save', '--plan', planID, '--memo', 'Horn', '--expected-version', '0')
  expect([code, err]).toEqual([1, expect.stringMatching(/changed|newer/)])
})

test('a plan is paused, resumed and canceled, each as often as one likes, and stays canceled', async () => {
  const planID = await made('Copper pot')
  for (const [act, status] of [
    ['pause', 'Paused'],
    ['pause', 'Paused'],
    ['resume', 'Active'],
    ['cancel', 'Canceled'],
    ['cancel', 'Canceled'],
  ] as const)
    expect((await run(act, planID, ...(act === 'cancel' ? ['--yes'] : []))).out).toMatch(
      new RegExp(`^Status\t${status}$`, 'm'),
    )
  const { code, err } = await run('resume', planID)
  expect([code, err]).toEqual([1, expect.stringContaining('canceled')])
  expect((await run('save', '--plan', planID, '--count', '5')).code).toBe(1)
})

test.each([
  ['a day that is over', () => layaway('Lamp', '--start', '2020-01-01'), /Today or later/],
  ['no such day', () => layaway('Lamp', '--start', '2030-02-30'), /day/],
  ['too many payments', () => layaway('Lamp', '--count', '53'), /52/],
  ['an amount that is none', () => layaway('Lamp', '--amount', 'ten'), /amount in dollars/],
  ['a ticket that is none', () => layaway('Lamp', '--tickets', 'what?'), /is not a ticket number/],
])('%s is refused in plain words', async (_, args, sentence) => {
  const { code, err } = await run(...args())
  expect([code, err]).toEqual([6, expect.stringMatching(sentence)])
})

test('what is missing, unknown or someone else’s is named', async () => {
  const kind = await run('save', '--customer', '8', '--kind', 'yearly')
  expect([kind.code, kind.err]).toEqual([64, expect.stringContaining('once, repeat, layaway')])
  const missing = await run('save', '--customer', '8')
  expect([missing.code, missing.err]).toEqual([64, expect.stringContaining('needs --kind')])
  for (const act of ['show', 'pause', 'resume']) {
    const { code, err } = await run(act, '999999')
    expect([act, code, err]).toEqual([act, 3, expect.stringContaining('No plan with this ID.')])
  }
})
