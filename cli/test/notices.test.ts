import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-notices-'))
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

const run = (...args: string[]) => xd(['notices', ...args], undefined, env)
const json = async (...args: string[]): Promise<unknown> => {
  const { code, out, err } = await run(...args, '--json')
  expect([code, err]).toEqual([0, expect.anything()])
  return JSON.parse(out)
}

test('batches are listed, and shown with what became of their notices', async () => {
  const all = (await json('list')) as { batchID: number; batchStatus: string }[]
  expect(all).toHaveLength(12)
  expect(new Set(all.map(({ batchStatus }) => batchStatus))).toEqual(
    new Set(['ready', 'sending', 'attention', 'done', 'canceled']),
  )
  const [{ batchID }] = (await json('list', '--status', 'attention')) as [{ batchID: number }]
  const shown = await run('show', String(batchID))
  expect(shown.out).toContain('Needs attention')
  expect(await json('show', String(batchID), '--status', 'failed')).toMatchObject({
    notices: [{ noticeStatus: 'failed' }, {}],
  })
  expect((await run('show', '999999')).code).toBe(3)
})

test('a batch is sent with the number typed, and canceled after a yes', async () => {
  const [one, other] = (await json('list', '--status', 'ready')) as { batchID: number; counts: { total: number } }[]
  expect(await run('send', String(one!.batchID))).toMatchObject({ code: 64, err: expect.stringContaining('--confirm') })
  expect((await run('send', String(one!.batchID), '--confirm', '1')).code).toBe(2)
  const sent = await json('send', String(one!.batchID), '--confirm', String(one!.counts.total))
  expect(sent).toMatchObject({ batchStatus: 'sending' })
  expect((await run('cancel', String(other!.batchID))).code).toBe(64)
  expect(await json('cancel', String(other!.batchID), '--yes')).toMatchObject({ batchStatus: 'canceled' })
})

test('the proof is the file of the batch’s notices', async () => {
  const [{ batchID }] = (await json('list', '--status', 'done')) as [{ batchID: number }]
  const { out } = await run('proof', String(batchID))
  expect(out).toContain('Handed over,Delivered,Carrier’s ID,Mailed on,Tracking number,Words')
})
