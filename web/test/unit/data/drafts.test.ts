import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { MediaData } from '#data/drafts.ts'
import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import { gate, refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

describe('a draft', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
  })
  afterEach(() => void vi.useRealTimers())

  test('reaches the server once, when typing pauses', async () => {
    const tab = await world.load()
    for (const text of ['W', 'We', 'We ', 'We c']) {
      tab.write(text)
      await pass(100)
    }
    expect(world.page.inputs(world.SAVE)).toEqual([])
    await pass(1_000)
    expect(world.page.inputs(world.SAVE).map(({ body }) => body)).toEqual(['We c'])
  })

  test.each([
    ['a draft', 'draft/save', false],
    ['a text', 'messages/send', true],
  ])('is never sent in the name of a user who is just signing in: %s', async (_, call, isSent) => {
    const tab = await world.load()
    const { page, server } = world
    // Work that the session’s end interrupted is retried while the next user signs in.
    page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    page.answers[world.SAVE] = () => Promise.reject(UNREACHABLE)
    tab.write('Said by the first')
    if (isSent) tab.send()
    await pass(700)
    const slow = gate()
    page.answers['auth/login'] = () => ({})
    page.answers['auth/info'] = async () => {
      await slow.opened
      return { user: { userID: 4 }, company: { companyID: 1 }, session: {} }
    }
    page.answers[world.SEND] = page.answers[world.SAVE] = () => refusal(500, 'internal')
    const calls = () => page.inputs(`customers/conversation/${call}`).length
    const before = calls()
    const entering = tab.signIn('second', 'secret')
    await pass(10_000)
    expect(calls()).toBe(before)
    slow.open()
    await pass(1_000)
    await entering
    tab.takeOver(4)
    await pass(10_000)
    expect([calls(), tab.outgoingNow(), tab.boxOf(CONVO)]).toEqual([before, [], undefined])
    expect(server.draft).toBeNull()
  })

  test('edited while it is being saved ends with the last text', async () => {
    const tab = await world.load()
    const slow = gate()
    const save = world.page.answers[world.SAVE]!
    world.page.answers[world.SAVE] = async (input) => {
      await slow.opened
      return save(input)
    }
    tab.write('Half')
    await pass(1_000)
    tab.write('Half and whole')
    await pass(1_000)
    slow.open()
    await pass(1_000)
    expect(world.server.draft?.draftBody).toBe('Half and whole')
  })

  test.each([
    ['without a server', () => Promise.reject(UNREACHABLE)],
    ['when the server has failed', () => refusal(500, 'internal')],
  ])('%s is kept in the browser and retried', async (_, answer) => {
    const tab = await world.load()
    const save = world.page.answers[world.SAVE]!
    world.page.answers[world.SAVE] = answer
    tab.write('Keep me')
    await pass(2_000)
    world.page.answers[world.SAVE] = save
    expect((await world.load()).boxOf(CONVO)?.body).toBe('Keep me')
    await pass(10_000)
    expect(world.server.draft?.draftBody).toBe('Keep me')
  })

  test('from another device is taken over if nothing was typed here since', async () => {
    const tab = await world.load()
    tab.write('From here')
    await pass(1_000)
    const there = { ...tab.NOTHING, body: 'From the phone' }
    tab.heedDraft(CONVO, there, new Date(world.server.clock + 60_000).toISOString())
    expect(tab.boxOf(CONVO)).toBeUndefined()
  })

  test.each([
    ['at once', 0],
    ['after its draft was saved', 1_000],
  ])('from another device is taken over once a message from here was sent %s', async (_, ms) => {
    const tab = await world.load()
    tab.write('From here')
    await pass(ms)
    tab.send()
    await pass(1_000)
    const there = { ...tab.NOTHING, body: 'From the phone' }
    tab.heedDraft(CONVO, there, new Date(world.server.clock + 60_000).toISOString())
    expect(tab.boxOf(CONVO)).toBeUndefined()
  })

  test('has at most as many pictures as a message', async () => {
    const tab = await world.load()
    const media = Array.from({ length: MESSAGE_MAX_MEDIA + 1 }, (_, at) => ({ mediaID: at + 1 }) as MediaData)
    tab.keepDraft(CONVO, { ...tab.NOTHING, media })
    expect(tab.boxOf(CONVO)?.media).toEqual(media.slice(0, MESSAGE_MAX_MEDIA))
    await pass(1_000)
    expect(world.page.inputs(world.SAVE)[0]?.['media']).toHaveLength(MESSAGE_MAX_MEDIA)
  })

  test('older than the last save here never replaces it', async () => {
    const tab = await world.load()
    tab.write('First')
    await pass(1_000)
    const old = world.server.draft!
    tab.write('Second')
    await pass(1_000)
    // An answer that was on its way the whole time.
    tab.heedDraft(CONVO, { ...tab.NOTHING, body: old.draftBody }, old.draftDate)
    expect(tab.boxOf(CONVO)?.body).toBe('Second')
  })

  test('reported late, after it was sent, does not return to the box', async () => {
    const tab = await world.load()
    tab.write('Gone')
    await pass(1_000)
    const late = world.server.draft!
    tab.send()
    await pass(1_000)
    tab.heedDraft(CONVO, { ...tab.NOTHING, body: late.draftBody }, late.draftDate)
    expect(tab.boxOf(CONVO)).toEqual(tab.NOTHING)
  })

  test('of one conversation is saved without the others, or all of them at once', async () => {
    const tab = await world.load()
    tab.write('Here')
    tab.keepDraft(CONVO + 1, { ...tab.NOTHING, body: 'There' })
    await tab.saveDrafts(CONVO)
    expect(world.page.inputs(world.SAVE).map(({ body }) => body)).toEqual(['Here'])
    tab.write('Here again')
    await tab.saveDrafts()
    expect(world.page.inputs(world.SAVE).map(({ body }) => body)).toEqual(['Here', 'There', 'Here again'])
  })

  test.each([
    ['the same words', 'Kept', [], null],
    ['other words', 'Other', [], 'Kept'],
    ['the same words with a picture', 'Kept', [5], 'Kept'],
  ])('is no longer shown once %s were sent, and only then', async (_, body, mediaIDs, shown) => {
    const tab = await world.load()
    const draft = { draftBody: 'Kept', draftChannel: 'sms', draftSubject: null, draftMedia: [], draftDate: '2026' }
    tab.queryClient.setQueryData(['customers/conversation/fetch', { convoID: CONVO }], {
      convo: { convoID: CONVO },
      draft,
    })
    tab.draftSent(CONVO, body, mediaIDs)
    expect(tab.cachedDraft(CONVO)?.draftBody ?? null).toBe(shown)
  })

  test('that was saved is shown with its conversation in every list, and with no other', async () => {
    const tab = await world.load()
    const rows = [CONVO, CONVO + 1].map((convoID) => ({ convo: { convoID }, draft: null }))
    tab.queryClient.setQueryData(['inbox/list', {}, 'pages'], { pages: [{ messages: rows }], pageParams: [null] })
    for (const row of rows)
      tab.queryClient.setQueryData(['customers/conversation/fetch', { convoID: row.convo.convoID }], row)
    tab.write('Here')
    await pass(1_000)
    expect([tab.cachedDraft(CONVO)?.draftBody, tab.cachedDraft(CONVO + 1)]).toEqual(['Here', null])
    expect(tab.queryClient.getQueryData(['inbox/list', {}, 'pages'])).toMatchObject({
      pages: [{ messages: [{ draft: { draftBody: 'Here' } }, { draft: null }] }],
    })
  })

  test('saved while its list is being fetched is in the list, whatever that answer said', async () => {
    const tab = await world.load()
    const { page, server } = world
    const slow = gate()
    page.answers['inbox/list'] = async () => {
      const { draft } = server
      if (draft === null) await slow.opened
      return { messages: [{ convo: { convoID: CONVO }, draft }] }
    }
    const list = new QueryObserver(tab.queryClient, {
      queryKey: ['inbox/list', {}],
      queryFn: () => tab.call('inbox/list', {}),
    })
    onTestFinished(list.subscribe(() => undefined))
    await pass(0)
    tab.write('Half')
    await pass(1_000)
    slow.open()
    await pass(1_000)
    expect(list.getCurrentResult().data?.messages[0]?.draft?.draftBody).toBe('Half')
  })

  test('typed since stays when the message before it arrives', async () => {
    const tab = await world.load()
    tab.write('Next')
    tab.draftSent(CONVO, 'Before', [])
    await pass(1_000)
    expect(world.server.draft?.draftBody).toBe('Next')
  })

  test.each([
    ['the conversation is gone', refusal(404, 'not_found'), 1],
    ['it was refused', refusal(400, 'invalid_input'), 1],
    ['nobody is signed in', refusal(403, 'signed_out'), 1],
    ['the server has failed', refusal(500, 'internal'), 3],
  ])('is retried or not: %s', async (_, answer, tries) => {
    const tab = await world.load()
    world.page.answers[world.SAVE] = () => answer
    tab.write('Keep me')
    await pass(9_000)
    expect(world.page.inputs(world.SAVE)).toHaveLength(tries)
    expect(tab.boxOf(CONVO)?.body).toBe('Keep me')
    const { keptTexts } = await import('#data/kept-texts.ts')
    expect(keptTexts()).toEqual(['Keep me'])
    expect((await world.load()).boxOf(CONVO)?.body).toBe('Keep me')
  })
})
