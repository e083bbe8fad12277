import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

interface Rewrite {
  rewriteID: number
  rewriteState: string
  rewriteTickets: { oldTicket: string; newTicket: string | null; ticketState: string }[]
}

const folder = mkdtempSync(join(tmpdir(), 'xd-rewrites-'))
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

const run = (...args: string[]) => xd(['rewrites', ...args], undefined, env)
const json = async (...args: string[]): Promise<unknown> => {
  const { code, out, err } = await run(...args, '--json')
  expect([code, err]).toEqual([0, expect.anything()])
  return JSON.parse(out)
}

test('batches are listed by state and found by either number', async () => {
  const exceptions = (await json('list', '--status', 'exception')) as Rewrite[]
  expect(new Set(exceptions.map(({ rewriteState }) => rewriteState))).toEqual(new Set(['exception']))
  const [found] = (await json('list', '10233')) as [Rewrite]
  expect(found.rewriteTickets.flatMap(({ oldTicket, newTicket }) => [oldTicket, newTicket])).toContain('10233')
  for (const args of [
    ['list', '10233'],
    ['chain', '10233'],
  ])
    expect((await run(...args)).out).toContain('Main St\t')
  expect((await run('list', 'nothing')).err).toContain('No rewrites match.')
})

test('tickets are marked as sent, and verified by hand, all or one by its number', async () => {
  const waiting = (await json('list', '--status', 'rewritten', '--all')) as Rewrite[]
  const posted = (await json('list', '--status', 'posted', '--all')) as Rewrite[]
  const { rewriteID, rewriteTickets } = [...waiting, ...posted].find((one) => one.rewriteTickets.length > 1)!
  const id = String(rewriteID)
  if (waiting.some((one) => one.rewriteID === rewriteID)) await json('post', id)
  const [first] = rewriteTickets
  const one = (await json('verify', id, first!.newTicket!)) as Rewrite
  expect(one.rewriteTickets.map(({ ticketState }) => ticketState).sort()).toEqual(
    expect.arrayContaining(['posted', 'verified']),
  )
  expect(((await json('verify', id)) as Rewrite).rewriteState).toBe('verified')
  const { out } = await run('show', id)
  expect(out).toMatch(/OLD\s+NEW\s+STATE\s+NUMBERED\s+SENT\s+VERIFIED/)
  expect(await run('post', id, 'nothing')).toMatchObject({ err: expect.stringContaining('has no ticket nothing') })
})

test('a chain is found from any of its numbers', async () => {
  expect((await run('chain', '9871')).out).toMatch(/9871 → 10233 → M\d+/)
  expect((await run('chain', 'NONE-1')).err).toContain('was not rewritten')
})
