import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-activity-'))
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

const run = (...args: string[]) => xd(['activity', ...args], undefined, env)

test('the log lists who did what, by person and by visit', async () => {
  const { out } = await run('list', '--user', 'Priya', '--action', 'user-disable')
  expect(out).toMatch(/Priya\tDisabled a user\tWalter/)
  const lines = JSON.parse((await run('list', '--visit', '2', '--json')).out) as { action: string }[]
  expect(lines.map(({ action }) => action)).toEqual(['support-visit-end', 'reminder-settings', 'support-visit'])
  expect((await run('list', 'nothing like it')).err).toContain('No activity matches.')
})

test('a visit by XD Support is listed and ended', async () => {
  const support = await booted.signIn('support@xd.test')
  await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 5' })
  expect((await run('visits', 'Call 5')).out).toMatch(/here now\tRobin \(XD Support\)\tCall 5\t\tchange\t0/)
  const [visit] = JSON.parse((await run('visits', '--json')).out) as { visitID: number }[]
  const ended = JSON.parse((await run('end-visit', String(visit!.visitID), '--json')).out) as { active: boolean }
  expect(ended.active).toBe(false)
  await expect(support('inbox/list', {})).rejects.toMatchObject({ code: 'signed_out' })
  expect((await run('end-visit', '999')).code).toBe(3)
})

test('a visitor who asks to make changes gets an answer, and sees it while waiting', async () => {
  const { token } = await booted.signIn('support@xd.test')
  await xd(['company', 'save', '--visit-approval', 'on', '--confirm', 'Golden Pledge Pawn & Loan'], undefined, env)
  const visitor = { ...env, XD_TOKEN: token }
  const visit = (...more: string[]) =>
    xd(['login-as', String(COMPANY.goldenPledge), '--reason', 'Call 6', '--write', ...more], undefined, visitor)
  expect((await visit()).out).toMatch(/view only.*You can make changes once they approve/)
  const current = async () =>
    JSON.parse((await run('visits', 'Call 6', '--json')).out) as { visitID: number; active: boolean }[]
  const first = (await current())[0]!.visitID
  expect((await run('visits', 'Call 6')).out).toContain('view only, asked to change')
  const waiting = visit('--wait', '--json')
  await expect.poll(async () => (await current())[0]!.visitID).not.toBe(first)
  const { visitID } = (await current())[0]!
  // The first ended when the second began.
  expect((await run('visits', 'Call 6')).out).toContain('view only, not answered')
  expect((await run('answer-visit', String(visitID))).code).toBe(64)
  expect((await run('answer-visit', String(visitID), '--allow')).out).toMatch(/here now\t.*\tchange\t0/)
  const late = await run('answer-visit', String(first), '--allow')
  expect(late.err).toContain('isn’t waiting for an answer. Nothing was changed')
  const { out, err } = await waiting
  expect(err).toContain('Waiting for Golden Pledge')
  expect(JSON.parse(out)).toMatchObject({ approval: 'allowed', readOnly: false })
})
