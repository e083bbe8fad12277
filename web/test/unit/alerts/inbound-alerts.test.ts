import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { livePage } from '../data/live-page.ts'

const row = (messageID: number, change: { customer?: object; convo?: object } & Record<string, unknown> = {}) => ({
  messageID,
  messageDirection: 'in',
  messageBody: 'On my way',
  ...change,
  customer: {
    custFirstName: 'Ana',
    custLastName: 'Ortiz',
    custPhone: '+12135550147',
    custBlocked: false,
    ...change.customer,
  },
  convo: { convoID: 7, ...change.convo },
  store: { storeAbbr: 'OT' },
})

class Tone {
  readonly frequency = { value: 0 }
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  readonly begun: number[]
  type = ''
  constructor(begun: number[]) {
    this.begun = begun
  }
  connect(next: unknown) {
    return next
  }
  start() {
    this.begun.push(this.frequency.value)
  }
  stop() {}
}

let live: ReturnType<typeof livePage>
let notified: unknown[]
let played: number[]
let locked: string[]
beforeEach(() => {
  live = livePage()
  notified = []
  played = []
  locked = []
  const notes = played
  class Notification {
    static permission = 'granted'
    onclick: (() => void) | undefined
    constructor(title: string, options: object) {
      notified.push([title, options, () => this.onclick?.()])
    }
  }
  vi.stubGlobal('Notification', Notification)
  Object.assign(window, { Notification })
  Object.assign(document, { hasFocus: () => true })
  Object.assign(location, { search: '' })
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      destination = {}
      createOscillator = () => new Tone(notes)
      createGain = () => new Tone([])
    },
  )
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _: object, work: (lock: object) => Promise<void>) => {
        locked.push(name)
        void work({})
        return Promise.resolve()
      },
    },
  })
})

/** The inbox’s newest message, at first and then as told. */
const alerted = async (choices: object) => {
  localStorage.setItem('xd.alerts/5', JSON.stringify(choices))
  const [{ useInboundAlerts }, { useAlertChoices }] = await Promise.all([
    import('#features/alerts/use-inbound-alerts.ts'),
    import('#state/alert-choices.ts'),
  ])
  const choosing = await runHook(() => useAlertChoices(5))
  choosing.now()[1](choices)
  const given: unknown[] = [5, undefined, false]
  const screen = await drawn(useInboundAlerts as never, {}, given)
  return {
    ...screen,
    comes: async (newest: object | undefined, loaded = true) => {
      given.splice(1, 2, newest, loaded)
      await screen.again()
      await rendered()
      return [notified.length, played.length]
    },
  }
}
const BOTH = { sound: true, desktop: true }

test('a new message is heard and shown once, and opens its conversation', async () => {
  const { comes, address } = await alerted(BOTH)
  expect(await comes(row(10))).toEqual([0, 0])
  await comes(row(11, { messageBody: 'x'.repeat(130) }))
  await vi.waitFor(() => expect(played).toEqual([880, 1174.66]))
  const [[title, options, press]] = notified as [[string, object, () => void]]
  expect([title, options, locked]).toEqual([
    'Ortiz, Ana',
    {
      body: 'x'.repeat(120),
      tag: 'convo-7',
      icon: '/favicon.svg',
      silent: true,
      data: { path: '/inbox?convo=7' },
    },
    ['xd-alert-11'],
  ])
  expect(await comes(row(11))).toEqual([1, 2])
  expect(await comes(row(9))).toEqual([1, 2])
  expect(await comes(row(11, { messageBody: 'again' }))).toEqual([1, 2])
  press()
  await rendered()
  expect([address(), live.browser.went]).toEqual(['/inbox?convo=7', ['focus']])
})

test('a picture alone says so, and the browser’s own sound is heard if ours is off', async () => {
  const { comes } = await alerted({ sound: false, desktop: true })
  await comes(undefined)
  expect(await comes(row(1, { messageBody: '' }))).toEqual([1, 0])
  const [[title, { body, silent }]] = notified as [[string, { body: string; silent: boolean }]]
  expect([title, body, silent]).toEqual(['Ortiz, Ana', 'Picture', false])
})

test.each([
  ['our own message', { messageDirection: 'out' }],
  ['one of a blocked customer', { customer: { custBlocked: true } }],
])('%s is not alerted', async (_, change) => {
  const { comes } = await alerted(BOTH)
  await comes(row(1))
  expect(await comes(row(2, change))).toEqual([0, 0])
})

test('a message that someone reads as it comes is not alerted', async () => {
  const { comes } = await alerted({ sound: false, desktop: true })
  await comes(row(1))
  Object.assign(location, { search: '?convo=7' })
  expect(await comes(row(2))).toEqual([0, 0])
  expect(await comes(row(3, { convo: { convoID: 8 } }))).toEqual([1, 0])
  Object.assign(document, { hasFocus: () => false })
  expect(await comes(row(4))).toEqual([2, 0])
})

test.each([
  ['no alerts are wanted', {}, 'granted', [0, 0]],
  ['only a sound is', { sound: true }, 'granted', [0, 2]],
  ['the browser forbids them', { desktop: true }, 'denied', [0, 0]],
])('nothing is shown if %s', async (_, choices, permission, expected) => {
  Object.assign(Notification, { permission })
  const { comes } = await alerted(choices)
  await comes(row(1))
  await comes(row(2))
  await vi.waitFor(() => expect([notified.length, played.length]).toEqual(expected))
})

test('another tab that is alerting leaves nothing to do, and without locks each tab does', async () => {
  const { onceForAllTabs } = await import('#features/alerts/once-for-all-tabs.ts')
  const work = vi.fn()
  const request = vi.fn((_name: string, _how: object, given: (lock: null) => Promise<void>) => given(null))
  vi.stubGlobal('navigator', { locks: { request } })
  onceForAllTabs('a', work)
  expect([work.mock.calls.length, request.mock.calls[0]!.slice(0, 2)]).toEqual([
    0,
    ['xd-alert-a', { ifAvailable: true }],
  ])
  vi.stubGlobal('navigator', {})
  onceForAllTabs('a', work)
  expect(work).toHaveBeenCalledTimes(1)
})

/** A user to whom customers’ messages are read out. */
const hearing = async () => {
  const [{ useSpokenNews }, { onAnnounce }, { setSpokenTexts }] = await Promise.all([
    import('#features/alerts/use-spoken-news.ts'),
    import('#ui/a11y/announce.ts'),
    import('#state/spoken-texts-choice.ts'),
  ])
  const { connect } = await live.open()
  const socket = await connect()
  await runHook(() => useSpokenNews(2))
  const said: string[] = []
  onAnnounce((words) => void said.push(words))
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let seq = 50
  return {
    said: () => said.splice(0),
    setSpokenTexts,
    texts: (convoID: number, change: object = {}) =>
      socket.hears('reload_convo_sms', { convoID, received: true, ...change }, (seq += 1)),
    shows: (convoID: number, change: Parameters<typeof row>[1] = {}) =>
      socket.hears('reload_inbox', { convoID, row: row(1, { ...change, convo: { convoID } }) }, (seq += 1)),
  }
}

test('messages that come together are read out together, and the next ones eight seconds later', async () => {
  const { said, texts, shows } = await hearing()
  shows(7)
  texts(7)
  shows(8, { customer: { custFirstName: ' ', custLastName: 'Diaz' } })
  texts(8)
  texts(8)
  vi.advanceTimersByTime(1_499)
  expect(said()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual(['3 new texts from Ana and Diaz'])
  texts(9)
  vi.advanceTimersByTime(7_999)
  expect(said()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said()).toEqual(['New text'])
  vi.advanceTimersByTime(60_000)
  shows(7)
  texts(7)
  vi.advanceTimersByTime(1_500)
  expect(said()).toEqual(['Ana texted OT'])
})

test('a message of the open conversation is read out itself', async () => {
  const { said, texts, shows } = await hearing()
  Object.assign(location, { search: '?convo=7' })
  shows(7)
  texts(7)
  vi.advanceTimersByTime(1_500)
  shows(7, { messageBody: '' })
  texts(7)
  vi.advanceTimersByTime(8_000)
  expect(said()).toEqual(['New text: On my way', 'New text: a picture'])
})

test('nothing is read out of our own, of blocked customers, or to those who don’t want it', async () => {
  const { said, texts, shows, setSpokenTexts } = await hearing()
  shows(7)
  texts(7, { received: undefined })
  shows(8, { customer: { custBlocked: true } })
  texts(8)
  vi.advanceTimersByTime(10_000)
  expect(said()).toEqual([])
  vi.useRealTimers()
  setSpokenTexts(false, 2)
  await rendered()
  vi.useFakeTimers({ now: 2_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  texts(7)
  vi.advanceTimersByTime(10_000)
  expect(said()).toEqual([])
})
