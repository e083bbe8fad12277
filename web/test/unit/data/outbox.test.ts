import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MediaData } from '#data/drafts.ts'
import { gate, refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

describe('a message in the outbox', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
  })
  afterEach(() => void vi.useRealTimers())

  test('sent as the session ended is sent once after signing in, and does not stay in the box', async () => {
    const { server } = world
    const tab = await world.load()
    server.signedIn = false
    tab.write('We close at six')
    tab.send()
    await pass(10_000)
    expect(server.messages).toEqual([])

    server.signedIn = true
    // As the layout does for a user who has signed in, and again once the live channel is up.
    tab.resumeOutbox()
    void tab.saveDrafts()
    await pass(10_000)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['We close at six'])
    expect(server.draft).toBeNull()
    expect(tab.boxOf(CONVO)).toEqual(tab.NOTHING)
  })

  test('is never followed by its own draft, however slow saving is', async () => {
    const { server, page } = world
    const tab = await world.load()
    const slow = gate()
    const save = page.answers[world.SAVE]!
    page.answers[world.SAVE] = async (input) => {
      await slow.opened
      return save(input)
    }
    tab.write('Slowly')
    await pass(700)
    tab.send()
    await pass(20_000)
    slow.open()
    await pass(20_000)
    expect(server.messages).toHaveLength(1)
    expect(server.draft).toBeNull()
  })

  test('is awaited until the server has it, or has refused it', async () => {
    const { page } = world
    const tab = await world.load()
    tab.write('Arrives')
    const arrived = tab.arrivalOf(tab.send())
    await pass(1_000)
    expect(await arrived).toMatchObject({ messageBody: 'Arrives' })
    page.answers[world.SEND] = () => refusal(400, 'opted_out')
    tab.write('Refused')
    const refused = tab.arrivalOf(tab.send())
    await pass(1_000)
    expect(await Promise.race([refused, Promise.resolve('nobody is told')])).toBeUndefined()
  })

  test('sent while signed out is held, not refused', async () => {
    const tab = await world.load()
    world.server.signedIn = false
    tab.write('Hold on')
    tab.send()
    await pass(1_000)
    expect(tab.outgoingNow().map(({ state }) => state)).toEqual(['held'])
  })

  test('is retried until the server can be reached, and sent once', async () => {
    const { server, page } = world
    const tab = await world.load()
    const send = page.answers[world.SEND]!
    const lost = [
      () => Promise.reject(UNREACHABLE),
      () => Promise.reject(UNREACHABLE),
      () => refusal(503, 'unavailable'),
    ]
    page.answers[world.SEND] = (input) => {
      const answer = send(input)
      // The message arrived, but the answer did not.
      return lost.shift()?.() ?? answer
    }
    tab.write('Once')
    tab.send()
    await pass(30_000)
    expect(server.messages).toHaveLength(1)
    expect(tab.outgoingNow()).toEqual([])
  })

  test('is not tried twice at the same time, regardless of the trigger', async () => {
    const { page } = world
    const tab = await world.load()
    const slow = gate()
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = async (input) => {
      await slow.opened
      return send(input)
    }
    tab.write('Twice?')
    tab.send()
    await pass(100)
    tab.resumeOutbox()
    tab.resumeOutbox()
    await pass(10_000)
    expect(page.inputs(world.SEND)).toHaveLength(1)
    slow.open()
    await pass(100)
    expect(page.inputs(world.SEND)).toHaveLength(1)
  })

  test('keeps its order behind the others, even after an outage', async () => {
    const { server, page } = world
    const tab = await world.load()
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = () => {
      throw UNREACHABLE
    }
    tab.write('first')
    tab.send()
    await pass(1_000)
    page.answers[world.SEND] = send
    tab.write('second')
    tab.send()
    await pass(10_000)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['first', 'second'])
  })

  test('survives a reload', async () => {
    const { server, page } = world
    const before = await world.load()
    page.answers[world.SAVE] = () => {
      throw UNREACHABLE
    }
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = page.answers[world.SAVE]!
    before.write('Over a reload')
    before.send()
    await pass(100)
    const tab = await world.load()
    page.answers[world.SEND] = send
    tab.resumeOutbox()
    await pass(10_000)
    expect(server.messages).toHaveLength(1)
  })

  test('stored by an earlier version, which stored all of them together, is still sent, once', async () => {
    const { server, page } = world
    const kept = (body: string) => ({
      send: { convoID: CONVO, body, media: [], clientMessageID: `kept-${body}` },
      pictures: [],
      at: 1,
      state: 'held',
    })
    localStorage.setItem('xd-unsent/1/3/outbox', JSON.stringify([kept('First'), kept('Second')]))
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = () => {
      throw UNREACHABLE
    }
    const before = await world.load()
    before.resumeOutbox()
    await pass(100)
    const tab = await world.load()
    page.answers[world.SEND] = send
    tab.resumeOutbox()
    await pass(10_000)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['First', 'Second'])
    expect(Object.keys(localStorage).filter((key) => key.includes('outbox'))).toEqual([])
  })

  test('is sent after the ones written before it, in whatever order this browser has kept them', async () => {
    for (const [body, at] of [
      ['Second', 2],
      ['Third', 3],
      ['First', 1],
    ] as const) {
      const send = { convoID: CONVO, body, media: [], clientMessageID: `kept-${body}` }
      localStorage.setItem(`xd-unsent/1/3/outbox/${body}`, JSON.stringify({ send, pictures: [], at, state: 'held' }))
    }
    const tab = await world.load()
    tab.resumeOutbox()
    await pass(10_000)
    expect(world.server.messages.map(({ messageBody }) => messageBody)).toEqual(['First', 'Second', 'Third'])
  })

  test('in one tab is not lost because another tab sends, too', async () => {
    const { server, page } = world
    const [send, save] = [page.answers[world.SEND]!, page.answers[world.SAVE]!]
    page.answers[world.SEND] = page.answers[world.SAVE] = () => {
      throw UNREACHABLE
    }
    for (const body of ['From one tab', 'From the other']) {
      const tab = await world.load()
      tab.write(body)
      tab.send()
      await pass(100)
      tab.forgetOutbox()
    }
    page.answers[world.SEND] = send
    page.answers[world.SAVE] = save
    const reloaded = await world.load()
    reloaded.resumeOutbox()
    await pass(10_000)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['From one tab', 'From the other'])
  })

  test('discarded in one tab is not sent from another', async () => {
    const { server, page } = world
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = () => {
      throw UNREACHABLE
    }
    const one = await world.load()
    one.write('Better not')
    one.send()
    await pass(100)
    const other = await world.load()
    other.resumeOutbox()
    await pass(100)
    const names = () => Object.keys(localStorage).filter((key) => key.includes('/outbox/'))
    const [name] = names()
    one.discard(one.outgoingNow()[0]!)
    expect(names()).toEqual([])
    // As a browser tells its other tabs.
    other.goneElsewhere(name!.replace('xd-unsent/1/3/', ''))
    page.answers[world.SEND] = send
    await pass(20_000)
    expect(server.messages).toEqual([])
    expect(other.outgoingNow()).toEqual([])
  })

  test('leaves text typed after it alone, even over a reload', async () => {
    const { server, page } = world
    const before = await world.load()
    const [send, save] = [page.answers[world.SEND]!, page.answers[world.SAVE]!]
    page.answers[world.SEND] = page.answers[world.SAVE] = () => {
      throw UNREACHABLE
    }
    before.write('The first')
    before.send()
    await pass(100)
    before.write('and half of the next')
    const tab = await world.load()
    page.answers[world.SEND] = send
    page.answers[world.SAVE] = save
    expect(tab.boxOf(CONVO)?.body).toBe('and half of the next')
    tab.resumeOutbox()
    await pass(10_000)
    // Its conversation is fetched, and reports what the server stores.
    tab.heedDraft(CONVO, tab.asWritten(CONVO, server.draft), server.draft?.draftDate)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['The first'])
    expect(server.draft?.draftBody).toBe('and half of the next')
    expect((tab.boxOf(CONVO) ?? tab.asWritten(CONVO, server.draft)).body).toBe('and half of the next')
  })

  test('refused for newer messages shows them', async () => {
    const { page } = world
    const tab = await world.load()
    page.answers[world.SEND] = () => refusal(409, 'newer_messages')
    const { observe } = await import('./observe.ts')
    await observe(CONVO)
    page.forget()
    tab.write('Too soon')
    tab.send()
    await pass(1_000)
    expect(tab.outgoingNow()[0]).toMatchObject({ state: 'refused', code: 'newer_messages' })
    expect(page.names()).toContain(world.FETCH)
  })

  test('refused goes back into the box above what was written there since, words and pictures', async () => {
    const { page } = world
    const tab = await world.load()
    page.answers[world.SEND] = () => refusal(409, 'newer_messages')
    const [earlier, later] = [1, 2].map((mediaID) => ({ mediaID }) as MediaData) as [MediaData, MediaData]
    tab.sendMessage({ convoID: CONVO, body: 'Too soon' }, [earlier])
    tab.emptyBox(CONVO)
    await pass(1_000)
    tab.keepDraft(CONVO, { ...tab.NOTHING, body: 'And this', media: [later] })
    tab.editOutgoing(tab.outgoingNow()[0]!)
    expect(tab.boxOf(CONVO)).toMatchObject({ body: 'Too soon\n\nAnd this', media: [earlier, later] })
    expect(tab.outgoingNow()).toEqual([])
  })

  test('taken back while still in flight stays unsent', async () => {
    const { server, page } = world
    const tab = await world.load()
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = () => {
      throw UNREACHABLE
    }
    page.answers['customers/conversation/messages/unschedule'] = ({ messageID }) => ({
      message: server.messages.splice(Number(messageID) - 1, 1)[0],
    })
    tab.write('Oops')
    const key = tab.send({ undo: true })
    await pass(500)
    const back = tab.takeBackSent(key)
    page.answers[world.SEND] = (input) => {
      const { message: sent } = send(input) as { message: (typeof server.messages)[number] }
      return {
        message: {
          ...sent,
          messageSchedule: { sendAt: sent.messageDate, discardOnReply: false, stoppedBy: null, undoable: true },
        },
      }
    }
    await pass(10_000)
    await back
    await pass(10_000)
    expect(server.messages).toEqual([])
    expect(tab.boxOf(CONVO)?.body).toBe('Oops')
  })
})
