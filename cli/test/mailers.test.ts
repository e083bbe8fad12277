import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { progressBar } from '#screens/MailerProgress.tsx'
import { xdOnTerminal } from './terminal.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-mailers-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('manager')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(['mailers', ...args], undefined, env)
const json = async (...args: string[]): Promise<unknown> => {
  const { code, out, err } = await run(...args, '--json')
  expect([code, err]).toEqual([0, expect.anything()])
  return JSON.parse(out)
}

interface Listed {
  readonly jobID: number
  readonly jobTitle: string
  readonly counts: Readonly<Record<'waiting' | 'held', number>>
}
interface Forecast {
  readonly included: number
  readonly cost: number
}

const inDollars = (amount: number): string => `$${amount.toFixed(2)}`
/** Its questions and notes, without the terminal's line breaks. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

test('mailers are listed, shown and previewed', async () => {
  expect(await json('list', '--status', 'paused')).toMatchObject([
    { jobStatus: 'paused', jobTitle: 'Gold prices are up' },
  ])
  const [{ jobID }] = (await json('list', 'Labor Day')) as [{ jobID: number }]
  expect((await run('show', String(jobID))).out).toMatch(/Labor Day ring sale[^]*Opted out\s+\d/)
  expect(await json('recipients', String(jobID), '--status', 'failed', '--limit', '1')).toMatchObject([
    { state: 'failed' },
  ])
  expect(await json('preview', String(jobID))).toMatchObject({ previews: expect.any(Array) })
  expect((await run('show', '999999')).code).toBe(3)
  // An email has neither segments nor a price.
  const [{ jobID: email }] = (await json('list', 'New hours')) as [{ jobID: number }]
  const { out } = await run('preview', String(email))
  expect(out).toMatch(/Get it\s+\d/)
  expect(out).not.toMatch(/^(?:Segments|Costs)/m)
})

test('starting or canceling a mailer shows how many people it affects and what it costs', async () => {
  const [{ jobID: writtenID }] = (await json('list', '--status', 'draft')) as [Listed]
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const written = String(writtenID)
  const { jobTitle } = (await json('schedule', written, '--at', soon)) as Listed
  const { included, cost } = (await json('preview', written)) as Forecast
  const goes = `"${jobTitle}" goes to ${included} people, for about ${inDollars(cost)}.`
  expect(included).toBeGreaterThan(1)
  expect(cost).toBeGreaterThan(0)
  expect(flat((await run('force', written, '--dry-run')).err)).toContain(`Would start now: ${goes}`)
  expect(flat((await run('schedule', written, '--at', soon, '--dry-run')).err)).toContain(goes)
  const asked = await xdOnTerminal(['mailers', 'force', written], 'to confirm:', 'nobody\r', env)
  expect([asked.code, flat(asked.seen)]).toEqual([2, expect.stringContaining(goes)])
  const missing = `"${jobTitle}": it would have gone to ${included} people.`
  expect(flat((await run('cancel', written, '--dry-run')).err)).toContain(`Would cancel ${missing}`)
  expect(flat((await xdOnTerminal(['mailers', 'cancel', written], '[y/N]', 'n\r', env)).seen)).toContain(
    `Cancel ${missing}`,
  )
  await json('schedule', written, '--draft')

  // One that has begun costs only the rest.
  const [begun] = (await json('list', '--status', 'paused')) as [Listed]
  const id = String(begun.jobID)
  const left = begun.counts.waiting + begun.counts.held
  const whole = (await json('preview', id)) as Forecast
  const rest = inDollars(Math.round((whole.cost * 100 * left) / whole.included) / 100)
  const more = `"${begun.jobTitle}" goes to ${left} more people, for about ${rest}.`
  expect(left).toBeGreaterThan(1)
  expect(flat((await run('force', id, '--dry-run')).err)).toContain(`Would start now: ${more}`)
  expect(flat((await xdOnTerminal(['mailers', 'force', id], 'to confirm:', 'nobody\r', env)).seen)).toContain(more)
  expect((await run('cancel', id, '--dry-run')).err).toContain(`${left} people haven’t gotten it yet.`)

  const [over] = (await json('list', '--status', 'finished')) as [Listed]
  for (const act of ['force', 'cancel'])
    expect(await run(act, String(over.jobID), '--dry-run')).toMatchObject({
      code: 1,
      err: expect.stringContaining('This mailer is finished.'),
    })
})

test('a mailer is scheduled, not forced without the right number, returned to draft, not paused, and canceled after a yes', async () => {
  const [{ jobID }] = (await json('list', '--status', 'draft')) as [{ jobID: number }]
  const id = String(jobID)
  expect(await json('schedule', id, '--at', '2099-01-01T10:00:00Z').catch(() => 'refused')).toBe('refused')
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  expect(await json('schedule', id, '--at', soon)).toMatchObject({ jobStatus: 'scheduled' })
  // Without a terminal, the command needs the number of people.
  expect(await run('force', id)).toMatchObject({ code: 64, err: expect.stringContaining('--confirm') })
  expect((await run('force', id, '--confirm', '1')).code).toBe(2)
  expect(await json('schedule', id, '--draft')).toMatchObject({ jobStatus: 'draft' })
  expect((await run('pause', id)).code).toBe(1)
  expect((await run('cancel', id)).code).toBe(64)
  expect(await json('cancel', id, '--yes')).toMatchObject({ jobStatus: 'canceled' })
  expect((await run('watch', id)).code).toBe(64)
})

test('a paused mailer is resumed and paused again', async () => {
  // So slow that it can’t end before it is paused.
  await booted.connection.writes.updateTable('companies').set({ companySegmentsPerMinute: 1 }).execute()
  const [{ jobID }] = (await json('list', '--status', 'paused')) as [{ jobID: number }]
  const id = String(jobID)
  expect(await json('resume', id)).toMatchObject({ jobID, jobStatus: 'sending' })
  const again = await run('resume', id)
  expect([again.code, again.out]).toEqual([0, expect.stringMatching(/Status\s+Sending/)])
  const paused = await run('pause', id)
  expect([paused.code, paused.out]).toEqual([0, expect.stringMatching(/Status\s+Paused/)])
  const [{ jobID: over }] = (await json('list', '--status', 'finished')) as [{ jobID: number }]
  expect(await run('resume', String(over))).toMatchObject({
    code: 1,
    err: expect.stringContaining('This mailer is finished. It can’t be resumed.'),
  })
})

test('the bar fills in proportion to the messages sent', () => {
  expect([progressBar(0), progressBar(0.5), progressBar(1)]).toEqual([
    `${'░'.repeat(40)}   0%`,
    `${'█'.repeat(20)}${'░'.repeat(20)}  50%`,
    `${'█'.repeat(40)} 100%`,
  ])
})
