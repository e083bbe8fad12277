import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toast as sonner } from 'sonner'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPage, gate, refusal } from '../data/page.ts'
import { staleOf, watchStale } from '../data/stale.ts'
import { aWindow } from '../data/window.ts'
import { type Act, ACTS, ELSEWHERE } from './acts.table.ts'
import { drawn, hearToasts, rendered } from './drawn.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

/** The act done, once its call has been made, and what to let it be answered with. */
const begin = async ({ at, draws, within, props = {}, given = [], before = [], does, call, also = {} }: Act) => {
  const [{ queryClient }, { ownLocal }] = await Promise.all([import('#data/query-client.ts'), import('#data/local.ts')])
  ownLocal(1, 5)
  for (const [key, data] of before) queryClient.setQueryData(key, data)
  const stale = watchStale(queryClient)
  const said = await hearToasts(sonner)
  for (const [name, answer] of Object.entries(also)) page.answers[name] = () => answer
  const [asked, slow] = [gate(), gate()]
  let answered: unknown
  page.answers[call] = () => {
    asked.open()
    return slow.opened.then(() => answered)
  }
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  const whole = await drawn(module[draws]!, props as never, given)
  const part = within === undefined ? undefined : whole.part(within)
  const screen = part ? await drawn(part.type as never, part.props as never) : whole
  for (const [words, ...handed] of does) {
    await screen.does(words, ...handed)
    await rendered()
  }
  await asked.opened
  const known = () => before.map(([key]) => queryClient.getQueryData(key))
  const answer = (body: unknown) => {
    answered = body
    slow.open()
  }
  return { answer, known, stale, said, inputs: () => page.inputs(call) }
}

const SRC = join(import.meta.dirname, '../../../src')
const sites = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('data/'))
  .flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/useCallMutation\('([^']+)'/g)].map(
      ([, call]) => `${file} ${call}`,
    ),
  )
const rows = [...ACTS.map(({ at, call }) => `${at} ${call}`), ...Object.keys(ELSEWHERE)]

test('everything that a screen changes is in the table', () => {
  expect(sites.filter((site) => !rows.includes(site))).toEqual([])
  expect(rows.filter((row) => !sites.includes(row))).toEqual([])
})

describe('an act on a screen', () => {
  test.each(ACTS)('$name', async (act) => {
    const { answer, known, stale, said, inputs } = await begin(act)
    answer(act.answer ?? {})
    await expect.poll(() => stale().toSorted()).toEqual(staleOf(act.refetched).toSorted())
    await expect.poll(said).toEqual(act.said ?? [])
    expect(inputs().map(({ clientKey: _, ...rest }) => rest)).toEqual([act.asks])
    if (act.after) await expect.poll(known).toEqual(act.after)
  })

  test.each(ACTS)('refused: $name', async (act) => {
    const { answer, known, stale, said } = await begin(act)
    answer(refusal(409, 'conflict'))
    await expect.poll(() => stale().toSorted()).toEqual(staleOf(act.refetchedWhenRefused).toSorted())
    await expect.poll(said).toEqual(act.tellsFailure ? ['Refused: conflict'] : [])
    if (act.after) expect(known()).toEqual((act.before ?? []).map(([, data]) => data))
  })
})
