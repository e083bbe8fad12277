import { focusManager, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, UNREACHABLE } from './page.ts'

const LIST = 'stores/list'
const SAVE = 'labels/save'

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

const load = async () => {
  const [{ useCall, useCallMutation }, { queryClient }, query] = await Promise.all([
    import('#data/use-call.ts'),
    import('#data/query-client.ts'),
    import('@tanstack/react-query'),
  ])
  return { useCall, useCallMutation, queryClient, ...query }
}
afterEach(() => {
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
})

test('a change made offline fails at once, and is not made later', async () => {
  const { useCallMutation, onlineManager: online } = await load()
  page.answers[SAVE] = () => {
    throw UNREACHABLE
  }
  const { now } = await runHook(() => useCallMutation(SAVE))
  online.setOnline(false)
  now().mutate({ label: { labelName: 'Gold' } } as never)
  await expect.poll(() => now().error?.code).toBe('unreachable')
  expect([now().isPending, now().isPaused]).toEqual([false, false])
  online.setOnline(true)
  await new Promise(setImmediate)
  expect(page.names()).toEqual([SAVE])
})

test('a change is made once, even if the server is away', async () => {
  const { useCallMutation } = await load()
  page.answers[SAVE] = () => ({ status: 502, body: '<h1>Bad gateway</h1>' })
  const { now } = await runHook(() => useCallMutation(SAVE))
  now().mutate({ label: { labelName: 'Gold' } } as never)
  await expect.poll(() => now().error?.status).toBe(502)
  expect([now().failureCount, page.names()]).toEqual([1, [SAVE]])
})

test('data is not fetched again by looking at the window, by coming online or by another component', async () => {
  const { useCall, focusManager: focus, onlineManager: online } = await load()
  page.answers[LIST] = () => ({ stores: [] })
  const first = await runHook(() => useCall(LIST, {}))
  await expect.poll(() => first.now().data?.stores).toEqual([])
  focus.setFocused(false)
  focus.setFocused(true)
  online.setOnline(false)
  online.setOnline(true)
  const second = await runHook(() => useCall(LIST, {}))
  expect(second.now().data?.stores).toEqual([])
  await runHook(() => useCall('labels/list', {}))
  await expect.poll(page.names).toEqual([LIST, 'labels/list'])
})
