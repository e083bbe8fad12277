import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Outgoing } from '#data/outbox.ts'
import type { MediaData } from '#data/drafts.ts'
import { observe } from './observe.ts'
import { refusal, UNREACHABLE } from './page.ts'
import { CONVO, message, pass, sendingPage } from './sending.ts'

const UNSCHEDULE = 'customers/conversation/messages/unschedule'
const scheduled = (undoable: boolean) => ({ sendAt: '', discardOnReply: false, stoppedBy: null, undoable })

describe('a message taken back', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
  })
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['not_scheduled', 'Too late. The message was already sent.'],
    ['not_found', 'Too late. The message was already sent.'],
    ['internal', 'Refused: internal'],
  ])('refused with %s says so, and the thread shows where it is now', async (code, said) => {
    const tab = await world.load()
    world.page.answers[UNSCHEDULE] = () => refusal(409, code)
    await observe(CONVO)
    world.page.forget()
    await expect(tab.takeBack({ messageID: 1, convoID: CONVO })).rejects.toThrow(said)
    expect(world.page.names()).toEqual([UNSCHEDULE, world.FETCH])
  })

  test('refused does not keep later drafts from being saved', async () => {
    const tab = await world.load()
    world.page.answers[UNSCHEDULE] = () => refusal(409, 'not_scheduled')
    const back = tab.takeBack({ messageID: 1, convoID: CONVO }).catch(() => undefined)
    tab.write('Something else')
    await tab.saveDrafts(CONVO).catch(() => undefined)
    await back
    expect(world.server.draft?.draftBody).toBe('Something else')
  })

  test('is not sent again, although the answer to its sending was lost', async () => {
    const { page, server } = world
    const tab = await world.load()
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = (input) => {
      send(input)
      throw UNREACHABLE
    }
    tab.sendMessage({ convoID: CONVO, body: 'Oops' }, [])
    await pass(100)
    page.answers[UNSCHEDULE] = () => ({ message: server.messages.pop() })
    await tab.takeBack({ messageID: 1, convoID: CONVO })
    page.answers[world.SEND] = send
    await pass(10_000)
    expect([server.messages, tab.outgoingNow(), tab.boxOf(CONVO)?.body]).toEqual([[], [], 'Oops'])
  })

  test.each([
    ['with undo', true, 1],
    ['without undo, like one scheduled for tomorrow', false, 0],
  ])('right after sending was sent %s', async (_, undoable, times) => {
    const { page } = world
    const tab = await world.load()
    page.answers[world.SEND] = () => ({ message: message(1, { messageSchedule: scheduled(undoable) as never }) })
    page.answers[UNSCHEDULE] = () => ({ message: message(1) })
    const back = tab.takeBackSent(tab.sendMessage({ convoID: CONVO, body: 'Oops' }, []))
    await pass(1_000)
    await back
    expect(page.inputs(UNSCHEDULE)).toHaveLength(times)
  })

  test('right after sending, but refused, stays where it asks what to do', async () => {
    const tab = await world.load()
    world.page.answers[world.SEND] = () => refusal(409, 'newer_messages')
    const back = tab.takeBackSent(tab.sendMessage({ convoID: CONVO, body: 'Oops' }, []))
    await pass(1_000)
    await back
    expect([tab.outgoingNow()[0]?.state, tab.boxOf(CONVO)]).toEqual(['refused', undefined])
  })

  test.each([
    ['a reply to a chat', { channel: 'web', chatID: 4 }, { channel: 'web', chatID: 4, subject: null }],
    ['an email', { channel: 'email', subject: 'Hours' }, { channel: 'email', chatID: undefined, subject: 'Hours' }],
    ['a text', {}, { channel: 'sms', chatID: undefined, subject: null }],
  ])('for editing is in the box as it was written: %s', async (_, sent, box) => {
    const tab = await world.load()
    const media = [{ mediaID: 5 } as MediaData]
    const send = { convoID: CONVO, body: 'Again', clientMessageID: 'a', ...sent } as Outgoing['send']
    const told: unknown[] = []
    tab.onRewrite((convoID, written) => told.push(convoID, written))
    tab.editOutgoing({ send, pictures: media, at: 1, state: 'refused' })
    expect(tab.boxOf(CONVO)).toEqual({ body: 'Again', media, ...box })
    expect(told).toEqual([CONVO, tab.boxOf(CONVO)])
  })
})
