import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPage, refusal } from '../data/page.ts'
import { staleOf } from '../data/stale.ts'
import { aWindow } from '../data/window.ts'
import { ELSEWHERE } from './acts.table.ts'
import { ALL_ACTS } from './all-acts.ts'
import { begin } from './begin.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const SRC = join(import.meta.dirname, '../../../src')
const sites = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('data/'))
  .flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/useCallMutation\('([^']+)'/g)].map(
      ([, call]) => `${file} ${call}`,
    ),
  )
const rows = [...ALL_ACTS.map(({ at, call }) => `${at} ${call}`), ...Object.keys(ELSEWHERE)]

test('everything that a screen changes is in the table', () => {
  expect(
    sites.filter((site) => !rows.includes(site)),
    'without a row of a *-acts.table.ts beside this test',
  ).toEqual([])
  expect(rows.filter((row) => !sites.includes(row))).toEqual([])
})

describe('an act on a screen', () => {
  test.each(ALL_ACTS)('$name', async (act) => {
    const { answer, known, stale, said, inputs } = await begin(page, act)
    await answer(act.answer ?? {})
    await expect.poll(() => stale().toSorted()).toEqual(staleOf(act.refetched).toSorted())
    await expect.poll(said).toEqual(act.said ?? [])
    expect(inputs().map(({ clientKey: _, ...rest }) => rest)).toEqual([act.asks])
    if (act.after) await expect.poll(known).toEqual(act.after)
  })

  test.each(ALL_ACTS)('refused: $name', async (act) => {
    const { answer, known, stale, said } = await begin(page, act)
    await answer(refusal(409, 'conflict'))
    await expect.poll(() => stale().toSorted()).toEqual(staleOf(act.refetchedWhenRefused).toSorted())
    await expect.poll(said).toEqual(act.tellsFailure ? ['Refused: conflict'] : [])
    if (act.after) expect(known()).toEqual((act.before ?? []).map(([, data]) => data))
  })
})
