import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { ALL_ACTS, ALL_HANDED } from './all-acts.ts'
import { begin } from './begin.ts'
import { rendered } from './drawn.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const SRC = join(import.meta.dirname, '../../../src')
const BREAKS_NO_RULE = new Set([
  'a quote is declined',
  'a quote is voided once that is confirmed',
  'a rewritten ticket: onVerify',
  'a rewritten ticket: Mark handled',
])
const asks = (hook: string) => (file: string) => readFileSync(join(SRC, file), 'utf8').includes(`${hook}()`)
const repeatable = (field: string, hook: string) =>
  [...ALL_ACTS, ...ALL_HANDED].filter(
    ({ name, at, call }) => !BREAKS_NO_RULE.has(name) && field in calls[call].input.fields && asks(hook)(at),
  )
const OVERRIDDEN = repeatable('overrideReason', 'useOverride')
const SENT_ANYWAY = repeatable('force', 'useSendAnyway')

test.each([
  ['useOverride', OVERRIDDEN],
  ['useSendAnyway', SENT_ANYWAY],
] as const)('every screen that asks with %s is in the table', (hook, acts) => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const tested: readonly string[] = acts.map(({ at }) => at)
  expect(files.filter(asks(hook)).filter((file) => !tested.includes(file))).toEqual([])
})

const REASON = 'The manager knows them'

describe('an act is repeated with everything that was entered', () => {
  test.each(OVERRIDDEN)('overridden: $name', async (act) => {
    const { screen, answer, inputs } = await begin(page, act)
    await answer(refusal(400, 'override_needed', { broken: [{ rule: 'military-lending', message: 'Unchecked' }] }))
    const ask = <Told>(words: string, told: Told) => {
      const { props } = screen.part('OverrideQuestion')
      ;(props[words] as (told: Told) => void)(told)
      return rendered()
    }
    await ask('onReason', REASON)
    await ask('onConfirm', undefined)
    await expect.poll(() => inputs()).toHaveLength(2)
    const [first, again] = inputs().map(({ clientKey: _, ...rest }) => rest)
    expect(again).toEqual({ ...first, overrideReason: REASON })
  })

  test.each(SENT_ANYWAY)('sent anyway: $name', async (act) => {
    const { screen, answer, inputs } = await begin(page, act)
    await answer(refusal(409, 'newer_messages'))
    screen.does('Send anyway')
    await expect.poll(() => inputs()).toHaveLength(2)
    const [first, again] = inputs()
    expect(again).toEqual({ ...first, force: true })
  })
})
