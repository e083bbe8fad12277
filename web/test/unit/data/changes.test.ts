import { beforeEach, describe, expect, test } from 'vitest'
import { type EventName, REFRESHES } from '@xd/core/contract/event.ts'
import { CHANGES, type Change } from './changes.table.ts'
import { runHook } from './hook.ts'
import { aPage, gate, refusal } from './page.ts'

const CALLS = [...new Set(Object.values(REFRESHES).flat())]

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

/** The hook drawn, with cached data and a default answer for every call. */
const open = async ({ hook, before = [] }: Change) => {
  const { queryClient } = await import('#data/query-client.ts')
  const cache = queryClient.getQueryCache()
  for (const [key, data] of before) queryClient.setQueryData(key, data)
  for (const name of CALLS) cache.build(queryClient, { queryKey: [name, { nobody: true }] })
  const failures: string[] = []
  const { now } = await runHook(await hook(({ message }) => failures.push(message)))
  return {
    make: async (input: unknown) => now()(input as never),
    known: () => before.map(([key]) => queryClient.getQueryData(key)),
    stale: () => [
      ...new Set(
        cache
          .getAll()
          .filter(({ state }) => state.isInvalidated)
          .map(({ queryKey: [name] }) => name),
      ),
    ],
    failures,
  }
}
const staleOf = (stale: Change['refetched'], before: Change['before'] = []): unknown[] => {
  if (stale === 'everything') return [...before.map(([[name]]) => name), ...CALLS]
  const events: readonly EventName[] = typeof stale === 'string' ? [stale] : (stale ?? [])
  const names = new Set<unknown>(events.flatMap((event) => REFRESHES[event]))
  return [...names].filter((name) => name !== 'inbox/list')
}

describe('a change of our own', () => {
  test.each(CHANGES)('$name', async (change) => {
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
    await expect.poll(() => stale().toSorted()).toEqual(staleOf(refetched, before).toSorted())
    await expect.poll(known).toEqual(change.after ?? was)
    expect(failures).toEqual([])
  })

  test.each(CHANGES)('refused: $name', async (change) => {
    const { call, input, before = [], refetchedWhenRefused, alsoWhenRefused = [] } = change
    const { make, known, stale, failures } = await open(change)
    page.answers[call] = () => refusal(409, 'conflict')
    await make(input).catch((error: Error) => expect(error.message).toBe('Refused: conflict'))
    await expect
      .poll(() => stale().toSorted())
      .toEqual([...staleOf(refetchedWhenRefused, before), ...alsoWhenRefused].toSorted())
    expect(known()).toEqual(before.map(([, data]) => data))
    expect(failures).toEqual(change.tellsFailure ? ['Refused: conflict'] : [])
  })
})
