import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-approvals-'))
let booted: Booted
let owner: Record<string, string>
let visitor: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url }
  owner = { ...env, XD_TOKEN: (await booted.signIn('owner')).token }
  const support = await booted.signIn('support@xd.test')
  await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 41', readOnly: false })
  visitor = { ...env, XD_TOKEN: support.token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const asVisitor = (...args: string[]) => xd(args, undefined, visitor)
const asOwner = (...args: string[]) => xd(['approvals', ...args], undefined, owner)
const waiting = async () =>
  JSON.parse((await asOwner('list', '--json')).out) as { approvalID: number; approvalTitle: string }[]

test('a visitor is told that the request waits, and an owner approves or declines it', async () => {
  expect((await asOwner('list')).err).toContain('No changes are waiting for an answer.')
  const invited = await asVisitor('users', 'save', 'ines@goldenpledge.test', '--new', '--role', 'clerk', '--all-stores')
  expect(invited.err).toContain('is waiting for an owner’s approval')
  expect(invited.out).toMatch(/Invite a user\tines\t.*ines@goldenpledge\.test/)
  const made = await asVisitor('keys', 'make', 'Shelf tags', '--permission', 'tickets')
  expect([made.code, made.err]).toEqual([0, expect.stringContaining('is waiting for an owner’s approval')])
  expect((await asVisitor('approvals', 'list')).out).toContain('Call 41')

  const [key, user] = await waiting()
  const answer = (id: number, ...args: string[]) => asOwner('answer', String(id), ...args)
  expect((await answer(user!.approvalID)).code).toBe(64)
  expect((await answer(user!.approvalID, '--approve')).err).toContain('--yes')
  expect((await answer(user!.approvalID, '--approve', '--yes')).err).toContain('/invite#token=')
  expect((await answer(user!.approvalID, '--approve', '--yes')).code).toBe(3)
  const refused = await xd(['approvals', 'answer', String(key!.approvalID), '--approve', '--yes'], undefined, visitor)
  expect(refused.err).toContain('not_allowed')
  expect((await answer(key!.approvalID, '--decline', '--yes')).err).toContain('Declined. Nothing was changed.')
  expect(await waiting()).toEqual([])
})
