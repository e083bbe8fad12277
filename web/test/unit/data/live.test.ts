import { beforeEach, describe, expect, test, vi } from 'vitest'
import { runHook } from './hook.ts'
import { CONVO, livePage, ME, START } from './live-page.ts'
import { gate, refusal, UNREACHABLE } from './page.ts'

type World = ReturnType<typeof livePage>
let page: World['page']
let browser: World['browser']
let sockets: World['sockets']
let open: World['open']
beforeEach(() => void ({ page, browser, sockets, open } = livePage()))

/** A question answered after the page’s own. */
const asked = async () => {
  const { call } = await import('#data/calls.ts')
  await call('auth/info', {}).catch(() => undefined)
}

describe('the live channel', () => {
  test('opens once it may, and begins where the page was loaded', async () => {
    const { now, again, shown, connect } = await open(false)
    expect(sockets).toEqual([])
    shown.ready = true
    again()
    await expect.poll(() => sockets.length).toBe(1)
    expect(now().status).toEqual({ state: 'connecting' })
    const socket = await connect()
    expect(socket.url).toBe('wss://xd.test/')
    expect(socket.of('ready')).toEqual([{ companyKey: 'acme', userID: ME, lastSeq: 40 }])
    // The position is refetched now and then; the channel has its own by then.
    shown.start = { ...START, lastSeq: 99 }
    again()
    expect(sockets).toHaveLength(1)
  })

  test('notifies its listeners, and refetches what has changed', async () => {
    const { connect, heard, queryClient } = await open()
    const socket = await connect()
    queryClient.setQueryData(['labels/list', {}], { labels: [] })
    socket.hears('reload_labels', {}, 51)
    await expect.poll(() => heard).toEqual(['reload_labels'])
    await expect.poll(() => queryClient.getQueryState(['labels/list', {}])?.isInvalidated).toBe(true)
  })

  test('tells a listener that is gone nothing', async () => {
    const { connect, heard } = await open()
    const [{ useLiveEvent }, gone] = [await import('#data/live.ts'), [] as string[]]
    const hook = await runHook(() => useLiveEvent(({ event }) => void gone.push(event)))
    const socket = await connect()
    socket.hears('reload_labels', {}, 51)
    await expect.poll(() => gone).toEqual(['reload_labels'])
    hook.stop()
    socket.hears('reload_stores', {}, 52)
    await expect.poll(() => heard).toEqual(['reload_labels', 'reload_stores'])
    expect(gone).toEqual(['reload_labels'])
  })

  test.each([
    ['s1', ['signed out'], []],
    ['s2', [], ['force_logout']],
  ])('reports the session as over if it is this one: %s', async (sessionID, signedOutAs, heardAs) => {
    const { connect, heard, signedOut } = await open()
    const socket = await connect()
    socket.hears('force_logout', { sessionID }, 51)
    expect(signedOut).toEqual(signedOutAs)
    expect(heard).toEqual(heardAs)
  })

  test.each([
    ['over', () => refusal(403, 'signed_out'), ['signed out']],
    ['not over', () => ({ company: { companyID: 1 }, user: { userID: ME } }), []],
    ['not known', () => refusal(500, 'internal'), []],
    ['not known without a server', () => Promise.reject(UNREACHABLE), []],
  ])('once lost asks whether the session is over: %s', async (_, answer, said) => {
    const { now, connect, signedOut } = await open()
    const socket = await connect()
    page.answers['auth/info'] = answer
    socket.onclose?.()
    await expect.poll(() => now().status).toMatchObject({ state: 'offline' })
    await expect.poll(() => page.names()).toContain('auth/info')
    await asked()
    expect(signedOut).toEqual(said)
  })

  test.each([
    ['a company whose visit is over', { company: { companyID: 9 }, user: { userID: ME } }],
    ['what is someone else’s by now', { company: { companyID: 1 }, user: { userID: ME + 1 } }],
  ])('once lost leaves %s: its page stays no longer', async (_, info) => {
    const { connect, signedOut } = await open()
    const socket = await connect()
    page.answers['auth/info'] = () => info
    socket.onclose?.()
    await expect.poll(() => browser.went).toEqual(['/'])
    expect(signedOut).toEqual([])
  })

  test.each([
    [{ overdue: true }, ['second factor']],
    [{ overdue: false }, []],
    [null, []],
  ])('once lost asks whether the time to set up a second factor is over: %j', async (secondFactorDue, said) => {
    const { connect, signedOut } = await open()
    const { onFactorRequired } = await import('#data/calls.ts')
    onFactorRequired(() => signedOut.push('second factor'))
    const socket = await connect()
    page.answers['auth/info'] = () => ({ company: { companyID: 1 }, user: { userID: ME }, secondFactorDue })
    page.forget()
    socket.onclose?.()
    await expect.poll(() => page.names()).toContain('auth/info')
    await asked()
    expect(signedOut).toEqual(said)
  })

  test('is given up when the browser reports the network gone, and retried at once when it returns', async () => {
    const { now, connect } = await open()
    const first = await connect()
    browser.happens('offline')
    expect(first.isClosed).toBe(true)
    await expect.poll(() => now().status.state).toBe('offline')
    browser.happens('online')
    expect(sockets).toHaveLength(2)
  })

  test('is checked when the user returns to the page, but not when they leave it', async () => {
    const { connect } = await open()
    const socket = await connect()
    browser.looks('hidden')
    expect(socket.of('ping')).toEqual([])
    browser.looks('visible')
    expect(socket.of('ping')).toHaveLength(1)
  })

  test('closes with the page, which then receives nothing more', async () => {
    const { stop, connect, sayLive, heard } = await open()
    const socket = await connect()
    stop()
    await expect.poll(() => socket.isClosed).toBe(true)
    const said = socket.said.length
    sayLive('typing', { typing: true })
    browser.happens('online')
    browser.happens('offline')
    browser.looks('visible')
    socket.hears('reload_labels', {}, 51)
    expect([socket.said.length, sockets.length, heard]).toEqual([said, 1, []])
  })

  test('leaves nothing behind that hears of the page it was opened for', async () => {
    const targets: EventTarget[] = [window, document]
    const added = targets.map((target) => vi.spyOn(target, 'addEventListener'))
    const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'))
    const { stop, connect } = await open()
    await connect()
    stop()
    const [ofWindow, ofDocument] = added.map(({ mock }) => mock.calls.map(([event]) => event))
    expect(ofWindow).toEqual(expect.arrayContaining(['offline', 'online', 'storage']))
    expect(ofDocument).toEqual(['visibilitychange', 'visibilitychange'])
    const left = added.flatMap(({ mock }, at) =>
      mock.calls.filter(([event, hear]) => !removed[at]!.mock.calls.some((one) => one[0] === event && one[1] === hear)),
    )
    expect(left).toEqual([])
  })

  test.each([
    ['another user', { userID: 3 }, 40],
    ['another company', { companyID: 9, companyKey: 'other' }, 40],
    ['another session, which begins where its own page was loaded', { sessionID: 's2' }, 99],
    ['another session of the same position', { sessionID: 's2', lastSeq: 40 }, 40],
  ])('is replaced for %s, and connects again', async (_, change, lastSeq) => {
    const { now, again, shown, connect, signedOut } = await open()
    const first = await connect()
    shown.start = { ...START, lastSeq: 99, ...change }
    again()
    await expect.poll(() => sockets.length).toBe(2)
    expect(first.isClosed).toBe(true)
    await expect.poll(() => now().status.state).toBe('connecting')
    const { companyKey, userID, sessionID } = shown.start
    const socket = await connect()
    expect(socket.of('ready')).toEqual([{ companyKey, userID, lastSeq }])
    expect(sockets).toHaveLength(2)
    socket.hears('force_logout', { sessionID }, 101)
    expect(signedOut).toEqual(['signed out'])
  })
})

describe('colleagues in a conversation', () => {
  const others = ({ viewing, typing }: { viewing: readonly number[]; typing: readonly number[] }) => [viewing, typing]

  test('are those who view it or type there, except ourselves', async () => {
    const { now, connect } = await open()
    const socket = await connect()
    socket.hears('presence', { convoID: CONVO, userIDs: [ME, 5, 6] })
    await expect.poll(() => others(now())).toEqual([[5, 6], []])
    socket.hears('typing', { convoID: CONVO, userIDs: [ME, 5] })
    await expect.poll(() => others(now())).toEqual([[5, 6], [5]])
    socket.hears('presence', { convoID: CONVO + 1, userIDs: [8] })
    socket.hears('typing', { convoID: CONVO + 1, userIDs: [8] })
    socket.hears('typing', { convoID: CONVO, userIDs: [] })
    await expect.poll(() => others(now())).toEqual([[5, 6], []])
  })

  test('redraw nothing when nothing has changed', async () => {
    const { now, connect } = await open()
    const socket = await connect()
    socket.hears('presence', { convoID: CONVO, userIDs: [ME, 5] })
    await expect.poll(() => others(now())).toEqual([[5], []])
    const before = now()
    socket.hears('presence', { convoID: CONVO, userIDs: [5, ME] })
    await Promise.resolve()
    expect(now()).toBe(before)
  })

  test('are unknown while the channel is down, and in another conversation', async () => {
    const { now, again, shown, connect } = await open()
    const socket = await connect()
    socket.hears('presence', { convoID: CONVO, userIDs: [5] })
    await expect.poll(() => others(now())).toEqual([[5], []])
    shown.convoID = 8
    again()
    await expect.poll(() => others(now())).toEqual([[], []])
    socket.hears('typing', { convoID: 8, userIDs: [6] })
    await expect.poll(() => others(now())).toEqual([[], [6]])
    browser.happens('offline')
    await expect.poll(() => others(now())).toEqual([[], []])
  })

  test('are not those of the last visit, and a visitor types until their message is here', async () => {
    const { now, again, shown, connect } = await open()
    const socket = await connect()
    socket.hears('presence', { convoID: CONVO, userIDs: [5] })
    socket.hears('visitor_typing', { convoID: CONVO, typing: true })
    await expect.poll(() => [now().viewing, now().visitorTyping]).toEqual([[5], true])
    // Something else about the conversation has changed.
    socket.hears('reload_convo_sms', { convoID: CONVO }, 51)
    socket.hears('reload_convo_sms', { convoID: CONVO + 1, messageID: 2 }, 52)
    socket.hears('typing', { convoID: CONVO, userIDs: [5] })
    await expect.poll(() => [now().typing, now().visitorTyping]).toEqual([[5], true])
    socket.hears('reload_convo_sms', { convoID: CONVO, messageID: 1 }, 53)
    await expect.poll(() => [now().typing, now().visitorTyping]).toEqual([[5], false])
    for (const convoID of [CONVO + 1, CONVO]) {
      shown.convoID = convoID
      again()
      await expect.poll(() => socket.of('presence').at(-1)).toEqual({ convoID })
    }
    expect(others(now())).toEqual([[], []])
  })

  test('are told what we view, as long as the window is visible', async () => {
    const { again, shown, connect } = await open()
    const socket = await connect()
    await expect.poll(() => socket.of('presence')).toEqual([{ convoID: CONVO }])
    browser.looks('hidden')
    browser.looks('visible')
    expect(socket.of('presence')).toEqual([{ convoID: CONVO }, { convoID: null }, { convoID: CONVO }])
    shown.convoID = 8
    again()
    await expect.poll(() => socket.of('presence').slice(3)).toEqual([{ convoID: null }, { convoID: 8 }])
    browser.looks('hidden')
    expect(socket.of('presence').slice(5)).toEqual([{ convoID: null }])
  })

  test('are told that we type', async () => {
    const { now, connect } = await open()
    const socket = await connect()
    now().typed('H')
    now().typed('')
    expect(socket.of('typing')).toEqual([{ typing: true }, { typing: false }])
  })
})

describe('unsent writing', () => {
  test('is sent once the channel is up', async () => {
    const SAVE = 'customers/conversation/draft/save'
    const slow = gate()
    page.answers[SAVE] = () => slow.opened
    const { connect } = await open()
    const { keepDraft, NOTHING } = await import('#data/drafts.ts')
    keepDraft(CONVO, { ...NOTHING, body: 'A draft' })
    expect(page.names()).not.toContain(SAVE)
    await connect()
    await expect.poll(() => page.names()).toContain(SAVE)
  })

  test('is sent once the channel is up, with its pictures', async () => {
    page.answers['media/upload'] = () => refusal(403, 'signed_out')
    page.answers['customers/conversation/fetch'] = () => ({ draft: null })
    const { connect } = await open()
    const { addPictures, uploadsOf } = await import('#data/picture-uploads.ts')
    addPictures(CONVO, [new File(['x'], 'one.png', { type: 'image/png' })])
    await expect.poll(() => uploadsOf(CONVO)[0]?.state).toBe('held')
    page.answers['media/upload'] = () => ({ media: { mediaID: 1 } })
    await connect()
    await expect.poll(() => uploadsOf(CONVO)).toEqual([])
  })

  test('from another user is gone before anything is drawn, and this user’s is sent', async () => {
    const SEND = 'customers/conversation/messages/send'
    localStorage.setItem('xd-unsent/1/9/draft/7', JSON.stringify({ body: 'Theirs' }))
    localStorage.setItem(
      `xd-unsent/1/${ME}/outbox/c1`,
      JSON.stringify({
        send: { convoID: 7, body: 'Ours', clientMessageID: 'c1' },
        pictures: [],
        at: 1,
        state: 'held',
      }),
    )
    page.answers[SEND] = () => new Promise(() => undefined)
    await open()
    expect(Object.keys(localStorage)).not.toContain('xd-unsent/1/9/draft/7')
    await expect.poll(() => page.inputs(SEND)).toMatchObject([{ body: 'Ours', clientMessageID: 'c1' }])
  })
})
