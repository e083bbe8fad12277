import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DraftData, MediaData } from '#data/drafts.ts'
import { refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

const picture = { mediaID: 5 } as MediaData
const draft = (draftBody: string, draftMedia: readonly MediaData[] = []): DraftData => ({
  draftBody,
  draftChannel: 'sms',
  draftSubject: null,
  draftMedia,
  draftDate: '2026-11-23T18:00:00.000Z',
})

describe('several messages in the outbox', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
  })
  afterEach(() => void vi.useRealTimers())

  test('are shown once each, however often sending them resumes', async () => {
    world.page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    const tab = await world.load()
    for (const body of ['First', 'Second']) tab.sendMessage({ convoID: CONVO, body }, [])
    await pass(100)
    tab.resumeOutbox()
    tab.resumeOutbox()
    expect(tab.outgoingNow().map(({ send }) => send.body)).toEqual(['First', 'Second'])
  })

  test('do not wait for a refused one before them', async () => {
    const { page, server } = world
    const tab = await world.load()
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = (input) => (input['body'] === 'Refused' ? refusal(409, 'newer_messages') : send(input))
    for (const body of ['Refused', 'Next']) tab.sendMessage({ convoID: CONVO, body }, [])
    await pass(1_000)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['Next'])
    expect(tab.outgoingNow().map(({ send: { body }, state }) => [body, state])).toEqual([['Refused', 'refused']])
  })

  test('do not wait for another conversation’s', async () => {
    const { page, server } = world
    const tab = await world.load()
    const send = page.answers[world.SEND]!
    page.answers[world.SEND] = (input) => {
      if (input['convoID'] === CONVO) throw UNREACHABLE
      return send(input)
    }
    for (const convoID of [CONVO, CONVO + 1]) tab.sendMessage({ convoID, body: `To ${convoID}` }, [])
    await pass(1_000)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['To 8'])
  })

  test('are not in the box as well after a reload', async () => {
    world.page.answers[world.SEND] = world.page.answers[world.SAVE] = () => Promise.reject(UNREACHABLE)
    const before = await world.load()
    before.write('On its way')
    before.send()
    await pass(100)
    const tab = await world.load()
    tab.resumeOutbox()
    expect(tab.boxOf(CONVO)).toBeUndefined()
  })

  test.each([
    ['held', () => Promise.reject(UNREACHABLE), true],
    ['refused', () => refusal(409, 'newer_messages'), false],
  ])('would be lost by a reload or not: %s', async (_, answer, isLost) => {
    world.page.answers[world.SEND] = answer
    const tab = await world.load()
    tab.sendMessage({ convoID: CONVO, body: 'Hello' }, [])
    expect(tab.hasUnsent()).toBe(true)
    await pass(1_000)
    expect(tab.hasUnsent()).toBe(isLost)
  })

  test('wait for the next sign-in without being tried again', async () => {
    const { page, server } = world
    const tab = await world.load()
    server.signedIn = false
    tab.sendMessage({ convoID: CONVO, body: 'After hours' }, [])
    await pass(60_000)
    expect(page.inputs(world.SEND)).toHaveLength(1)
  })

  test.each([
    ['its own draft', draft('On its way', [picture]), ''],
    ['a draft with the same words and other pictures', draft('On its way'), 'On its way'],
    ['a draft with other words', draft('Another', [picture]), 'Another'],
  ])('hide nothing but their drafts: %s', async (_, kept, shown) => {
    world.page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    const tab = await world.load()
    tab.sendMessage({ convoID: CONVO, body: 'On its way' }, [picture])
    expect(tab.asWritten(CONVO, kept).body).toBe(shown)
    expect(tab.asWritten(CONVO + 1, kept).body).toBe(kept.draftBody)
  })

  test('with a picture leave no draft behind once they have arrived', async () => {
    const tab = await world.load()
    const key = ['customers/conversation/fetch', { convoID: CONVO }]
    tab.queryClient.setQueryData(key, { convo: { convoID: CONVO }, draft: draft('Like this one?', [picture]) })
    tab.sendMessage({ convoID: CONVO, body: 'Like this one?' }, [picture])
    await pass(1_000)
    expect(tab.cachedDraft(CONVO)).toBeNull()
  })

  test('take their drafts along after signing in again, even drafts saved before their last words', async () => {
    const { server } = world
    const tab = await world.load()
    tab.write('We close')
    await pass(1_000)
    server.signedIn = false
    tab.write('We close at six')
    tab.send()
    await pass(1_000)
    server.signedIn = true
    tab.resumeOutbox()
    await pass(10_000)
    expect(server.messages.map(({ messageBody }) => messageBody)).toEqual(['We close at six'])
    expect(server.draft).toBeNull()
  })
})
