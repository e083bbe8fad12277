import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { begin } from './begin.ts'
import { ALL_HANDED } from './all-acts.ts'
import { HANDED_ELSEWHERE } from './handed.table.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const WEB = join(import.meta.dirname, '../../..')
const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)
const textOf = (file: string): string => readFileSync(join(WEB, 'src', file), 'utf8')

/** The hooks of `data` that change something, and their calls; with a word that their caller gives, if they ask for it. */
const HOOKS: ReadonlyMap<string, (given: string | undefined) => readonly string[]> = new Map(
  files
    .filter((file) => file.startsWith('data/'))
    .flatMap((file) => textOf(file).split(/^export /m))
    .flatMap((text) => {
      const name = /^const (use\w+)/.exec(text)?.[1]
      const named = [...text.matchAll(/useCallMutation(?:<.+>)?\((?:'([^']+)'|`([^`$]*)\$\{\w+\}([^`]*)`|(name))/g)]
      if (name === undefined || named.length === 0) return []
      return [
        [
          name,
          (given: string | undefined) =>
            named.map(([, whole, start = '', end = '']) => whole ?? `${start}${given}${end}`),
        ] as const,
      ]
    }),
)

const sites = files
  .filter((file) => !file.startsWith('data/'))
  .flatMap((file) =>
    [...textOf(file).matchAll(/\b(use\w+)\((?:'([^']+)')?/g)].flatMap(([, hook, given]) =>
      (HOOKS.get(hook!)?.(given) ?? []).map((call) => `${file} ${call}`),
    ),
  )
const rows = [...ALL_HANDED.map(({ at, by = at, call }) => `${by} ${call}`), ...Object.keys(HANDED_ELSEWHERE)]

test('everything that a screen changes through a hook of data is in the table', () => {
  expect(sites.length).toBeGreaterThan(70)
  expect(sites.filter((site) => !(site.split(' ')[1]! in calls))).toEqual([])
  expect(
    [...new Set(sites)].filter((site) => !rows.includes(site)),
    'without a row of handed.table.ts',
  ).toEqual([])
  expect(rows.filter((row) => !sites.includes(row))).toEqual([])
})

test('an act tested elsewhere names its test', () => {
  const tests = [...readdirSync(join(WEB, 'test/browser')), ...readdirSync(join(WEB, 'test/unit'), { recursive: true })]
  expect(Object.values(HANDED_ELSEWHERE).filter((name) => !tests.includes(name))).toEqual([])
})

const ALL = ALL_HANDED.map((act) => ({
  ...act,
  ears: { ...act.hears, ...act.hearsWhenRefused },
}))

describe('an act on a screen, through a hook of data', () => {
  test.each(ALL)('$name', async (act) => {
    const { answer, said, heard, inputs } = await begin(page, act, act.ears)
    await answer(act.answer ?? {})
    await expect.poll(said).toEqual(act.said ?? [])
    await expect.poll(() => heard).toEqual(act.hears ?? {})
    expect(inputs().map(({ clientKey: _, ...rest }) => rest)).toEqual([act.asks])
  })

  test.each(ALL)('refused: $name', async (act) => {
    const { answer, said, heard } = await begin(page, act, act.ears)
    await answer(refusal(409, 'conflict'))
    await expect.poll(said).toEqual(act.tellsFailure ? ['Refused: conflict'] : [])
    await expect.poll(() => heard).toEqual(act.hearsWhenRefused ?? {})
  })
})
