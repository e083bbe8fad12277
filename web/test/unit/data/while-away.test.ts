import { Activity, createElement } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from 'ink-testing-library'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { database } from './database.ts'
import { runHook } from './hook.ts'
import { CONVO, livePage, ME } from './live-page.ts'
import { gate, refusal, UNREACHABLE } from './page.ts'
import { message } from './sending.ts'

const SAVE = 'customers/conversation/draft/save'
const THREAD = 'customers/conversation/messages/fetch'

let page: ReturnType<typeof livePage>['page']
let open: ReturnType<typeof livePage>['open']
beforeEach(() => void ({ page, open } = livePage()))

describe('once the channel is up', () => {
  test('a draft that an earlier page has kept is saved, though nobody opens its conversation', async () => {
    const draft = { body: 'From before', channel: 'sms', subject: null, media: [] }
    localStorage.setItem(`xd-unsent/1/${ME}/draft/9`, JSON.stringify(draft))
    page.answers[SAVE] = () => ({ draft: null })
    const { connect } = await open()
    expect(page.names()).not.toContain(SAVE)
    await connect()
    await expect.poll(() => page.inputs(SAVE)).toMatchObject([{ convoID: 9, body: 'From before', media: [] }])
    await expect.poll(() => Object.keys(localStorage)).not.toContain(`xd-unsent/1/${ME}/draft/9`)
  })
})

test('a user who has left the conversation is not shown as typing', async () => {
  const { connect } = await open()
  const { usePresence } = await import('#data/presence.ts')
  const { now, stop } = await runHook(() => usePresence(CONVO, ME))
  const socket = await connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  now().typed('H')
  expect(socket.of('typing')).toEqual([{ typing: true }])
  stop()
  vi.advanceTimersByTime(60_000)
  expect(socket.of('typing')).toEqual([{ typing: true }])
})

test('a person who types for a website visitor says so', async () => {
  const { now, connect } = await open()
  const socket = await connect()
  now().typed('H', true)
  now().typed('Hi')
  expect(socket.of('typing')).toEqual([{ typing: true, answering: true }, { typing: true }])
})

test('the colleagues of one conversation are not shown in the next one', async () => {
  const { now, again, shown, connect } = await open()
  const socket = await connect()
  socket.hears('presence', { convoID: CONVO, userIDs: [ME, 6] })
  await expect.poll(() => now().viewing).toEqual([6])
  const seen: (readonly number[])[] = []
  shown.convoID = CONVO + 1
  again()
  seen.push(now().viewing)
  expect(seen).toEqual([[]])
})

test('a sign-in stores nothing and reads nothing until it is known who signs in', async () => {
  const [{ signIn }, local] = await Promise.all([import('#data/session.ts'), import('#data/local.ts')])
  local.ownLocal(1, ME)
  local.writeLocal('draft/9', { body: 'Before' })
  const slow = gate()
  page.answers['auth/login'] = () => slow.opened.then(() => ({}))
  page.answers['auth/info'] = () => ({ company: { companyID: 1 }, user: { userID: ME }, session: {} })
  const done = signIn('ana', 'secret')
  expect(local.localOwner()).toBeNull()
  expect(local.readLocal('draft/9')).toBeUndefined()
  slow.open()
  await done
  local.ownLocal(1, ME)
  expect(local.readLocal('draft/9')).toEqual({ body: 'Before' })
})

test('signing out leaves no picture in this browser', async () => {
  const { rows } = database()
  const [{ leavingNothing }, { keepPicture }, { ownLocal }] = await Promise.all([
    import('#data/unsent.ts'),
    import('#data/kept-pictures.ts'),
    import('#data/local.ts'),
  ])
  ownLocal(1, ME)
  await keepPicture(CONVO, 'k', 1, new File(['x'], 'ring.png'))
  await expect(leavingNothing(() => Promise.reject(new Error('Refused')))).rejects.toThrow('Refused')
  expect(rows.size).toBe(1)
  await leavingNothing(() => Promise.resolve())
  expect(rows.size).toBe(0)
})

test('an attempt after a lost answer keeps its key, though it is refused', async () => {
  const [{ ownLocal }, { call }] = await Promise.all([import('#data/local.ts'), import('#data/calls.ts')])
  ownLocal(1, ME)
  const answers = [
    () => {
      throw UNREACHABLE
    },
    () => refusal(400, 'invalid_input'),
    () => ({}),
  ]
  page.answers['loans/save'] = () => answers.shift()!()
  const ask = () => call('loans/save', { loan: { amount: '175' } } as never).catch(() => undefined)
  for (let times = 0; times < 3; times += 1) await ask()
  const keys = page.inputs('loans/save').map(({ clientKey }) => clientKey)
  expect(new Set(keys).size).toBe(1)
})

test('a thread tells that messages were deleted before its oldest loaded page', async () => {
  const [{ queryClient }, { useMessages }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/use-messages.ts'),
  ])
  const pageOf = (id: number, deletedBefore: string | null) => ({
    messages: [message(id)],
    scheduled: [],
    hasMore: id > 1,
    deletedBefore,
  })
  queryClient.setQueryData([THREAD, { convoID: CONVO }, 'pages'], {
    pages: [pageOf(2, null), pageOf(1, '2026-11-01T05:00:00Z')],
    pageParams: [null, 2],
  })
  const { now } = await runHook(() => useMessages(CONVO))
  expect(now().deletedBefore).toBe('2026-11-01T05:00:00Z')
})

test('a screen that was hidden and is shown again shows its own failures, and the page does not', async () => {
  const [{ useCallMutation }, { queryClient }, { unheardFailures }] = await Promise.all([
    import('#data/use-call.ts'),
    import('#data/query-client.ts'),
    import('#state/unheard-failures.ts'),
  ])
  const unheard: unknown[] = []
  unheardFailures.listen((failure) => unheard.push(failure))
  page.answers['labels/save'] = () => refusal(409, 'conflict')
  let save: ReturnType<typeof useCallMutation<'labels/save'>> | undefined
  const Screen = () => {
    save = useCallMutation('labels/save')
    return null
  }
  const drawn = (mode: 'visible' | 'hidden') =>
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(Activity, { mode, children: createElement(Screen) }),
    )
  const { rerender, unmount } = render(drawn('visible'))
  onTestFinished(unmount)
  const tries = async (times: number) => {
    save!.mutate({ label: { labelName: String(times) } } as never)
    await expect.poll(() => page.inputs('labels/save')).toHaveLength(times)
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    return unheard.length
  }
  expect(await tries(1)).toBe(0)
  rerender(drawn('hidden'))
  expect(await tries(2)).toBe(1)
  rerender(drawn('visible'))
  expect(await tries(3)).toBe(1)
})
