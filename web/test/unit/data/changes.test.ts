import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { CHANGES, type Change } from './changes.table.ts'
import { ENTRY_CHANGES } from './entry-changes.table.ts'
import { runHook } from './hook.ts'
import { aPage, gate, refusal } from './page.ts'
import { PLAIN_CHANGES } from './plain-changes.table.ts'
import { staleOf, watchStale } from './stale.ts'

const ALL = [...CHANGES, ...PLAIN_CHANGES, ...ENTRY_CHANGES]

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

/** The hook drawn, with cached data and a default answer for every call. */
const open = async ({ hook, before = [] }: Change) => {
  const { queryClient } = await import('#data/query-client.ts')
  for (const [key, data] of before) queryClient.setQueryData(key, data)
  const stale = watchStale(queryClient)
  const failures: string[] = []
  const { now } = await runHook(await hook(({ message }) => failures.push(message)))
  return {
    make: async (input: unknown) => now()(input as never),
    known: () => before.map(([key]) => queryClient.getQueryData(key)),
    stale,
    failures,
  }
}
const DATA = join(import.meta.dirname, '../../../src/data')
const hooks = readdirSync(DATA)
  .flatMap((file) => readFileSync(join(DATA, file), 'utf8').split(/^export /m))
  .flatMap((text) => (text.includes('useCallMutation(') ? (/^const (use\w+)/.exec(text)?.[1] ?? []) : []))

test('every hook that changes something is in a table', () => {
  const tables = ['changes', 'plain-changes', 'entry-changes'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.table.ts`), 'utf8'),
  )
  expect(hooks.length).toBeGreaterThan(40)
  // It has a test of its own.
  const others = hooks.filter((hook) => hook !== 'useComments')
  expect(
    others.filter((hook) => !tables.some((text) => text.includes(hook))),
    'without a row of a *-changes.table.ts beside this test',
  ).toEqual([])
})

test('a save over an older version fetches the newer one', () => {
  const isVersioned = ({ call }: Change) => 'expectedVersion' in calls[call as CallName].input.fields
  const versioned = ALL.filter(isVersioned)
  expect(versioned.length).toBeGreaterThan(15)
  expect(versioned.filter((change) => !change.refetchedWhenRefused).map(({ name }) => name)).toEqual([])
})

describe('a change of our own', () => {
  test.each(ALL)('$name', async (change) => {
    const { call, input, asks, answer, before = [], refetched } = change
    const { make, known, stale, failures } = await open(change)
    const [asked, slow] = [gate(), gate()]
    page.answers[call] = () => {
      asked.open()
      return slow.opened.then(() => answer)
    }
    const done = make(input)
    await asked.opened
    const was = before.map(([, data]) => data)
    expect(known()).toEqual(change.whileAsked ?? was)
    slow.open()
    const answers = await done
    if ('answers' in change) expect(answers).toEqual(change.answers)
    expect(page.inputs(call).map(({ clientKey: _, ...rest }) => rest)).toEqual([asks ?? input])
    await expect.poll(() => stale().toSorted()).toEqual(staleOf(refetched).toSorted())
    await expect.poll(known).toEqual(change.after ?? was)
    expect(failures).toEqual([])
  })

  test.each(ALL)('refused: $name', async (change) => {
    const { call, input, before = [], refetchedWhenRefused, alsoWhenRefused = [] } = change
    const { make, known, stale, failures } = await open(change)
    page.answers[call] = () => refusal(409, 'conflict')
    await make(input).catch((error: Error) => expect(error.message).toBe('Refused: conflict'))
    await expect
      .poll(() => stale().toSorted())
      .toEqual([...staleOf(refetchedWhenRefused), ...alsoWhenRefused].toSorted())
    expect(known()).toEqual(before.map(([, data]) => data))
    expect(failures).toEqual(change.tellsFailure ? ['Refused: conflict'] : [])
  })
})

test.each([
  ['conflict', ['labels/list']],
  ['not_found', []],
  ['unreachable', []],
])('a save refused as %s fetches what somebody else saved first, or nothing', async (code, fetched) => {
  const [{ refetchOnConflict }, { queryClient }] = await Promise.all([
    import('#data/refetch.ts'),
    import('#data/query-client.ts'),
  ])
  const stale = watchStale(queryClient)
  refetchOnConflict('reload_labels')({ code })
  expect(stale()).toEqual(fetched)
})
