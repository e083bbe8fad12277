import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
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

test('batches are listed, and shown with the outcome of their notices', async () => {
  const all = (await json('list')) as { batchID: number; batchStatus: string; counts: Record<string, number> }[]
  expect(all).toHaveLength(12)
  // Everything that was being sent has arrived by now.
  const lasting = NOTICE_STATUSES.filter((status) => status !== 'sending')
  expect(lasting.filter((status) => all.every(({ counts }) => !counts[status]))).toEqual([])
  expect(new Set(all.map(({ batchStatus }) => batchStatus))).toEqual(
    new Set(['ready', 'sending', 'attention', 'done', 'canceled']),
  )
  const [{ batchID }] = (await json('list', '--status', 'attention')) as [{ batchID: number }]
  const shown = await run('show', String(batchID))
  expect((await run('list')).out).toContain('\tMain St\t')
  expect(shown.out).toMatch(/Store\s+Golden Pledge/)
  expect(shown.out).toContain('Needs attention')
  expect(await json('show', String(batchID), '--status', 'failed')).toMatchObject({
    notices: [{ noticeStatus: 'failed' }, {}],
  })
  expect((await run('show', '999999')).code).toBe(3)
})

test('a batch is sent by typing the number, and canceled after a yes', async () => {
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

test('a batch’s letters and its proof are PDFs, and if there is nothing to print, the command says so', async () => {
  const withLetters = (await json('list', '--status', 'attention')) as { batchID: number; counts: { letter: number } }[]
  const { batchID } = withLetters.find(({ counts }) => counts.letter > 0)!
  for (const [command, ...more] of [['letters'], ['proof', '--pdf']] as const) {
    const out = join(folder, `${command}.pdf`)
    const printed = await run(command, String(batchID), ...more, '--out', out)
    expect([printed.code, printed.err]).toEqual([0, ''])
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(await run('proof', String(batchID), '--pdf', '--status', 'failed')).toMatchObject({
    code: 64,
    err: expect.stringContaining('leave out --status'),
  })
  const [{ batchID: canceled }] = (await json('list', '--status', 'canceled')) as [{ batchID: number }]
  const nothing = await run('letters', String(canceled))
  expect(nothing.code).not.toBe(0)
  expect(nothing.err).toContain('no letters to print')
  expect(nothing.out).toBe('')
})

test('a file of notices is tried, accepted once, and its bad rows are named', async () => {
  const path = join(folder, 'due.csv')
  writeFileSync(
    path,
    'Name;Reach;Tkt;Due Date;Shelf\nWren, Ada;(701) 555-0193;88301;12/1/2026;A\nWren, Ada;(701) 555-0193;88302;12/2/2026;A\nCy Elm;213;88303;12/1/2026;B\n',
  )
  const take = ['import', path, '--store', 'Main St', '--kind', 'due-soon'] as const
  const trial = await run(...take, '--mapping', 'Reach=phone', '--dry-run')
  expect(trial).toMatchObject({ code: 0 })
  expect(trial.out).toMatch(/Row 4\s+The phone number isn’t valid\./)
  expect(trial.err).toContain('Columns ignored: Shelf.')
  expect(trial.err).toContain('Nothing was imported.')
  expect(trial.err).toContain('add it again then')
  const taken = await json(...take, '--mapping', 'Reach=phone')
  expect(taken).toMatchObject({
    alreadyImported: false,
    batch: { batchFilename: 'due.csv', batchStatus: 'ready', counts: { total: 1, refused: 1 } },
    file: { rows: 3, notices: 1, tickets: 2 },
  })
  // The server remembers the column, and the same file is the same batch.
  const { batch } = taken as { batch: { batchID: number } }
  expect(await json(...take)).toMatchObject({ batch: { batchID: batch.batchID }, alreadyImported: true })
  for (const again of [await run(...take), await run(...take, '--dry-run')])
    expect(again.err).toContain(
      `Nothing was imported.\n! This file was already imported as batch ${batch.batchID}.\n! To review and send it: xd notices send ${batch.batchID}`,
    )
  expect(await run('import', path)).toMatchObject({ code: 64, err: expect.stringContaining('--store and --kind') })
})
