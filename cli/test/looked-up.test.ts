import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { OPTED_OUT_REASON } from '@xd/core/domain/message/can.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { linesOf, xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-looked-up-'))
let booted: Booted
let calls: CallClient
let env: Record<string, string>
/** Conversations with customers who can be texted, with one who replied STOP, and with one who is blocked. */
let convos: number[]
let silent: number
let blocked: number

beforeAll(async () => {
  booted = await boot()
  const owner = await booted.signIn('owner')
  calls = owner
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: owner.token }
  const { messages } = await calls('inbox/list', { search: { perPage: 100, status: 'all' } })
  const reachable = messages.filter(({ customer }) => customer.custOptedOut === null && !customer.custBlocked)
  const last = reachable.pop()!
  await calls('customers/block', { customerID: last.customer.custID, blocked: true })
  convos = reachable.map(({ convo }) => convo.convoID)
  silent = messages.find(({ customer }) => customer.custOptedOut !== null)!.convo.convoID
  blocked = last.convo.convoID
})

afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (args: readonly string[], input?: string) => xd(args, input, env)
const count = async (memo: string) => (await calls('payments/list', { search: { filter: memo } })).count

interface Line {
  readonly row: number
  readonly ok: boolean
  readonly error?: string
}

test('a batch looks up every conversation before it sends anything', async () => {
  const good = `convoID,amount,memo\n${convos[0]},5,Looked up\n`
  const rows = `${good}99999,5,Looked up\n`
  for (const how of ['--dry-run', '--yes']) {
    const { code, out, err } = await run(['payments', 'send', '--batch', '-', how], rows)
    expect({ how, code, err }).toEqual({
      how,
      code: 5,
      err: expect.stringContaining('1 of 2 rows are bad') as string,
    })
    expect(err).not.toContain('Would: ')
    expect(linesOf<Line>(out)).toEqual([
      { row: 1, ok: false, error: 'not done: other rows have errors' },
      { row: 2, ok: false, error: 'convoID: No conversation with this ID.' },
    ])
  }
  expect(await count('Looked up')).toBe(0)
  const skipping = await run(['payments', 'send', '--batch', '-', '--yes', '--skip-bad'], rows)
  expect([skipping.code, linesOf<Line>(skipping.out)]).toMatchObject([
    5,
    [
      { row: 1, ok: true },
      { row: 2, ok: false },
    ],
  ])
  expect(await count('Looked up')).toBe(1)
})

test('a batch refuses customers who cannot be texted, before it sends anything', async () => {
  const rows = `convoID,text\n${convos[2]},"Hello, you"\n${silent},Hello\n${blocked},Hello\n`
  const refusals = [
    { row: 2, ok: false, error: `convoID: ${OPTED_OUT_REASON}` },
    { row: 3, ok: false, error: 'convoID: This customer is blocked.' },
  ]
  for (const how of ['--dry-run', '--yes']) {
    const { code, out } = await run(['convo', 'send', '--batch', '-', how], rows)
    expect([code, linesOf<Line>(out).slice(1)]).toEqual([5, refusals])
    expect(linesOf<Line>(out)[0]).toMatchObject({ ok: false, error: 'not done: other rows have errors' })
  }
  const { code, out } = await run(['convo', 'send', '--batch', '-', '--yes', '--skip-bad', '--rate', '600/m'], rows)
  expect([code, linesOf<Line>(out)]).toMatchObject([5, [{ row: 1, ok: true }, ...refusals]])
  const asked = `convoID,amount,memo\n${blocked},5,Blocked\n`
  expect((await run(['payments', 'send', '--batch', '-', '--dry-run'], asked)).out).toContain('is blocked')
  expect((await run(['payments', 'send', String(blocked), '5', '--memo', 'x', '--dry-run'])).err).toContain(
    'This customer is blocked.',
  )
})

test('a batch counts customers, not rows', async () => {
  const rows = [convos[0], convos[0], convos[1]]
  const requests = `convoID,amount,memo\n${rows.map((convoID) => `${convoID},5,Counted`).join('\n')}\n`
  expect((await run(['payments', 'send', '--batch', '-', '--dry-run'], requests)).err).toContain(
    'Would: text 3 payment requests to 2 customers, $15.00 in all.',
  )
  const texts = `convoID,text\n${rows.map((convoID) => `${convoID},Hello`).join('\n')}\n`
  expect((await run(['convo', 'send', '--batch', '-', '--dry-run'], texts)).err).toContain(
    'Would: send 3 texts to 2 customers.',
  )
  expect((await run(['convo', 'send', '--batch', '-', '--dry-run'], `convoID,text\n${convos[0]},Hi\n`)).err).toContain(
    'Would: send 1 text to 1 customer.',
  )
})

test('a dry run fails where a text would fail', async () => {
  const dry = (convoID: unknown, text: string) => run(['convo', 'send', String(convoID), text, '--dry-run'])
  expect(await dry(convos[2], 'Not this')).toMatchObject({
    code: 0,
    err: expect.stringContaining('Not this') as string,
  })
  expect(await dry(99999, 'x')).toMatchObject({ code: 3, err: expect.stringContaining('No conversation') as string })
  expect(await dry(silent, 'x')).toMatchObject({ code: 1, err: expect.stringContaining(OPTED_OUT_REASON) as string })
  expect((await dry(convos[2], ' ')).code).toBe(6)
  expect(existsSync(join(folder, 'xd'))).toBe(false)
})
