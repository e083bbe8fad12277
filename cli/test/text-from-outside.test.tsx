import { mkdtempSync, rmSync } from 'node:fs'
import { render } from 'ink-testing-library'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { InboxScreen } from '../src/screens/InboxScreen.tsx'
import { MailerProgress } from '../src/screens/MailerProgress.tsx'
import { StatsDashboard } from '../src/screens/StatsDashboard.tsx'
import { xdInTurns } from './terminal.ts'
import { xd } from './xd.ts'

/** Sets the title, rings the bell, clears the screen, colors text, and changes the writing direction. */
const HOSTILE = '\u001b]0;HACK\u0007\u001b[2J\u009b31m\u202e'
/** Sequences that a terminal obeys, except our own colors and cursor moves. */
const ACTS = /\u001b\]|\u001b\[2J|[\u0007\u0080-\u009f\u202e]/

const folder = mkdtempSync(join(tmpdir(), 'xd-outside-'))
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

test('text from outside cannot control the terminal, whichever command prints it', async () => {
  const owner = await booted.signIn('owner')
  const customer = {
    custPhone: '+15205557700',
    custFirstName: `Ann${HOSTILE}`,
    custLastName: 'Hostile',
    custEmail: '',
  }
  await owner('customers/save', { customer })
  const find = ['customers', 'find', '5205557700']
  for (const args of [
    find,
    [...find, '--json'],
    [...find, '--jq', '.[0].custFirstName'],
    [...find, '--debug'],
    ['customers', 'export', '5205557700'],
  ]) {
    const { code, seen } = await xdInTurns(args, [], env)
    expect({ args, code, acts: ACTS.exec(seen)?.[0] }).toEqual({ args, code: 0, acts: undefined })
    expect(seen).toContain('Ann')
  }
  const piped = await xd([...find, '--json'], '', env)
  expect(JSON.parse(piped.out)).toMatchObject([
    { custFirstName: expect.stringContaining('Ann\u001b]0;HACK\u0007') as string },
  ])
  for (const args of [['replies', 'save', HOSTILE], ['leads', 'move', '1', HOSTILE], [HOSTILE]])
    expect((await xd(args, '', env)).err).not.toMatch(ACTS)
})

const NAMED = /^(?:job(?:Title|PausedReason)|companyName|store(?:Name|Abbr)|cust(?:First|Last)Name|messageBody)$/
const hostile = <T,>(answer: T): T =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) => (NAMED.test(name) ? `Ann${HOSTILE}` : value)) as T
const expectHarmless = async (screen: ReturnType<typeof render>, times: number) => {
  await vi.waitFor(() => expect(screen.lastFrame()?.match(/Ann/g)?.length).toBeGreaterThanOrEqual(times), {
    timeout: 25_000,
  })
  expect(screen.lastFrame()).not.toMatch(ACTS)
}

test('text from outside cannot control a screen', async () => {
  const calls = await booted.signIn('clerk')
  const badly = (async (name: CallName, input: never) => hostile(await calls(name, input))) as typeof calls
  const visit = {
    companyID: 2,
    companyName: `Ann${HOSTILE}`,
    readOnly: true,
    expires: new Date(Date.now() + HOUR_MS).toISOString(),
  }
  const inbox = render(<InboxScreen calls={badly} watch={() => () => undefined} now={Date.now} visit={visit} />)
  await expectHarmless(inbox, 10)
  await new Promise((resolve) => setImmediate(resolve))
  inbox.stdin.write('\r')
  await vi.waitFor(() => expect(inbox.lastFrame()).toMatch(/[←→] .*Ann[^]*Enter send/), { timeout: 25_000 })
  await expectHarmless(inbox, 3)
  const manager = await booted.signIn('manager')
  const { jobs } = hostile(await manager('mailers/list-jobs', { search: {} }))
  const job = { ...jobs[0]!, jobStatus: 'paused' as const, jobPausedReason: `Ann${HOSTILE}` }
  let isKnown = false
  const load = () => {
    const answer = isKnown ? Promise.reject(new Error(`Ann${HOSTILE}`)) : Promise.resolve(job)
    isKnown = true
    return answer
  }
  let tell: () => void = () => undefined
  const watch = (news: () => void) => {
    tell = news
    return () => undefined
  }
  const mailer = render(<MailerProgress load={load} watch={watch} />)
  await expectHarmless(mailer, 2)
  tell()
  await expectHarmless(mailer, 3)
  const support = await booted.signIn('support@xd.test')
  const { stats } = hostile(await support('admin/stats', { companyID: COMPANY.goldenPledge }))
  await expectHarmless(render(<StatsDashboard load={() => Promise.resolve(stats)} seconds={60} now={Date.now} />), 3)
})
