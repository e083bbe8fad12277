import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { progressBar } from '#screens/MailerProgress.tsx'
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

test('mailers are listed, shown and previewed', async () => {
  expect(await json('list', '--status', 'paused')).toMatchObject([
    { jobStatus: 'paused', jobTitle: 'Gold prices are up' },
  ])
  const [{ jobID }] = (await json('list', 'Labor Day')) as [{ jobID: number }]
  expect((await run('show', String(jobID))).out).toMatch(/Labor Day ring sale[^]*Replied STOP\s+\d/)
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

test('a mailer is scheduled, started by force with the number typed, paused by nobody else and canceled', async () => {
  const [{ jobID }] = (await json('list', '--status', 'draft')) as [{ jobID: number }]
  const id = String(jobID)
  expect(await json('schedule', id, '--at', '2099-01-01T10:00:00Z').catch(() => 'refused')).toBe('refused')
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  expect(await json('schedule', id, '--at', soon)).toMatchObject({ jobStatus: 'scheduled' })
  // Without a terminal, the number of people has to be given.
  expect(await run('force', id)).toMatchObject({ code: 64, err: expect.stringContaining('--confirm') })
  expect((await run('force', id, '--confirm', '1')).code).toBe(2)
  expect(await json('schedule', id, '--draft')).toMatchObject({ jobStatus: 'draft' })
  expect((await run('pause', id)).code).toBe(1)
  expect((await run('cancel', id)).code).toBe(64)
  expect(await json('cancel', id, '--yes')).toMatchObject({ jobStatus: 'canceled' })
  expect((await run('watch', id)).code).toBe(64)
})

test('a paused mailer is resumed and paused again', async () => {
  // So slow that it can’t be over before it is paused.
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

test('the bar is as full as the share that has gone', () => {
  expect([progressBar(0), progressBar(0.5), progressBar(1)]).toEqual([
    `${'░'.repeat(40)}   0%`,
    `${'█'.repeat(20)}${'░'.repeat(20)}  50%`,
    `${'█'.repeat(40)} 100%`,
  ])
})
