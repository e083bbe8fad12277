import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MediaData } from '#data/drafts.ts'
import { refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

const picture = { mediaID: 5 } as MediaData
const STORED = 'xd-unsent/1/3/outbox/'
const stored = (): unknown[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(STORED))
    .map((key) => JSON.parse(localStorage.getItem(key)!) as unknown)

let world: ReturnType<typeof sendingPage>
beforeEach(() => {
  vi.useFakeTimers()
  world = sendingPage()
  return () => void vi.useRealTimers()
})

describe('a refused message that is sent again', () => {
  /** A tab with two messages that were refused because of newer ones. */
  const refusedTwice = async () => {
    const accepted = world.page.answers[world.SEND]!
    world.page.answers[world.SEND] = (input) => (input['force'] ? accepted(input) : refusal(409, 'newer_messages'))
    const tab = await world.load()
    for (const body of ['Come in', 'We close'])
      tab.sendMessage({ convoID: CONVO, body, channel: 'sms' }, body === 'Come in' ? [picture] : [])
    await pass(1_000)
    const [first, second] = tab.outgoingNow()
    world.page.forget()
    return { tab, first: first!, second: second! }
  }
  /** As it was, but confirmed, and with no word of the refusal. */
  const again = ({ send, pictures, at }: Awaited<ReturnType<typeof refusedTwice>>['first']) => ({
    ...{ send: { ...send, force: true }, pictures, at },
    state: 'sending',
  })

  test('is on its way at once, as it was written and without the reason; the other one stays refused', async () => {
    const { tab, first, second } = await refusedTwice()
    const reason = { state: 'refused', code: 'newer_messages', reason: 'Refused: newer_messages' }
    expect([first, second]).toEqual([expect.objectContaining(reason), expect.objectContaining(reason)])
    tab.sendAgain(first)
    expect(tab.outgoingNow()).toEqual([again(first), second])
    expect(stored()).toEqual([again(first), second])
    expect(tab.hasUnsent()).toBe(true)
  })

  test('is confirmed with its own key, and arrives', async () => {
    const { tab, first, second } = await refusedTwice()
    const outcomes: unknown[] = []
    tab.onOutcome((outcome) => outcomes.push(outcome))
    tab.sendAgain(first)
    await pass(1_000)
    expect(world.page.calls()).toEqual([[world.SEND, { ...first.send, force: true }]])
    const [arrived] = world.server.messages
    expect(outcomes).toEqual([{ kind: 'arrived', send: { ...first.send, force: true }, message: arrived }])
    expect([tab.outgoingNow(), stored()]).toEqual([[second], [second]])
  })

  test('is held while the server is away, and still confirmed when it is back', async () => {
    const { tab, second } = await refusedTwice()
    const answer = world.page.answers[world.SEND]!
    world.page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    tab.sendAgain(second)
    await pass(100)
    expect(tab.outgoingNow()[1]).toEqual({ ...again(second), state: 'held' })
    world.page.answers[world.SEND] = answer
    await pass(3_000)
    expect(world.page.inputs(world.SEND).at(-1)).toMatchObject({ body: 'We close', force: true })
    expect(world.server.messages.map(({ messageBody }) => messageBody)).toEqual(['We close'])
  })
})

describe('a message', () => {
  test('whose answer makes no sense to this page is refused in plain words, and the next one is sent', async () => {
    const answer = world.page.answers[world.SEND]!
    world.page.answers[world.SEND] = (input) => (input['body'] === 'Odd' ? {} : answer(input))
    const tab = await world.load()
    const outcomes: unknown[] = []
    tab.onOutcome(({ kind, send }) => outcomes.push([kind, send.body]))
    for (const body of ['Odd', 'Next']) tab.sendMessage({ convoID: CONVO, body }, [])
    await pass(1_000)
    expect(outcomes).toEqual([
      ['refused', 'Odd'],
      ['arrived', 'Next'],
    ])
    const [odd, ...others] = tab.outgoingNow()
    expect(odd).toMatchObject({ state: 'refused', reason: 'It couldn’t be sent.' })
    expect([odd, ...others].map((one) => one?.code)).toEqual([undefined])
  })

  test('stored in a broken way does not keep the others from being sent', async () => {
    world.page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    const before = await world.load()
    before.sendMessage({ convoID: CONVO, body: 'Kept' }, [])
    await pass(100)
    localStorage.setItem(`${STORED}a`, '{"send":')
    localStorage.setItem('xd-unsent/1/3/outbox', '[')
    const tab = await world.load()
    tab.resumeOutbox()
    expect(tab.outgoingNow().map(({ send }) => send.body)).toEqual(['Kept'])
  })
})
