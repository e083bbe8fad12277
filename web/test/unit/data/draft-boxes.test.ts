import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MediaData, Written } from '#data/drafts.ts'
import { gate, refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

let world: ReturnType<typeof sendingPage>
beforeEach(() => {
  vi.useFakeTimers()
  world = sendingPage()
})
afterEach(() => void vi.useRealTimers())

const PICTURE = { mediaID: 5 } as MediaData
const LATER = '2030-01-01T00:00:00.000Z'
const stored = () => Object.keys(localStorage).filter((key) => key.includes('/draft/'))

test.each([
  ['words', { body: 'Hi' }, true],
  ['a space', { body: ' ' }, true],
  ['a picture', { media: [PICTURE] }, true],
  ['words and a picture', { body: 'Hi', media: [PICTURE] }, true],
  ['nothing', {}, false],
  ['nothing but another channel and a subject', { channel: 'email', subject: 'Due' } as const, false],
])('a message is begun with %s, or not', async (_, written, begun) => {
  const { isBegun, NOTHING } = await world.load()
  expect(isBegun({ ...NOTHING, ...written })).toBe(begun)
})

describe('a box', () => {
  const open = async () => {
    const tab = await world.load()
    const heard: (string | undefined)[] = []
    const stop = tab.subscribeToBoxes(() => heard.push(tab.boxOf(CONVO)?.body))
    const there = (body: string, at = LATER) => tab.heedDraft(CONVO, { ...tab.NOTHING, body }, at)
    return { ...tab, heard, stop, there }
  }

  test('is drawn again when it was typed into, sent, and taken over from another device', async () => {
    const { write, send, there, stop, heard } = await open()
    write('From here')
    send()
    await pass(1_000)
    there('From the phone')
    expect(heard).toEqual(['From here', '', undefined])
    there('From the phone')
    stop()
    write('More')
    expect(heard).toHaveLength(3)
  })

  test('holds all of what was written, with the chat that only this browser knows', async () => {
    const { keepDraft, boxOf } = await open()
    const written: Written = { body: 'Hi', channel: 'web', chatID: 4, subject: 'Due', media: [PICTURE] }
    keepDraft(CONVO, written)
    expect([boxOf(CONVO), boxOf(CONVO + 1)]).toEqual([written, undefined])
    await pass(600)
    expect(world.page.inputs(world.SAVE)).toEqual([
      { convoID: CONVO, body: 'Hi', channel: 'web', subject: 'Due', media: [5] },
    ])
    // What the server has is no longer stored here.
    expect([stored(), boxOf(CONVO)]).toEqual([[], written])
  })

  test.each(['channel', 'subject', 'media', 'body'] as const)(
    'follows another device that changed only its %s',
    async (what) => {
      const { keepDraft, heedDraft, boxOf } = await open()
      const here: Written = { body: 'Hi', channel: 'sms', subject: null, media: [] }
      const there: Written = { body: 'Bye', channel: 'email', subject: 'Due', media: [PICTURE] }
      keepDraft(CONVO, here)
      await pass(1_000)
      heedDraft(CONVO, here, LATER)
      expect(boxOf(CONVO)).toEqual(here)
      heedDraft(CONVO, { ...here, [what]: there[what] }, LATER)
      expect(boxOf(CONVO)).toBeUndefined()
    },
  )

  test('typed into since keeps its words when another device has saved', async () => {
    const { write, there, boxOf } = await open()
    write('Saved')
    await pass(1_000)
    write('Saved and more')
    there('From the phone')
    expect(boxOf(CONVO)?.body).toBe('Saved and more')
    // Its words are saved next, and then the phone’s are no longer what both agree on.
    await pass(1_000)
    expect(world.server.draft?.draftBody).toBe('Saved and more')
    there('From the phone again')
    expect(boxOf(CONVO)).toBeUndefined()
  })

  test('typed into and put back, but not saved yet, keeps its words when another device has saved', async () => {
    const { write, there, boxOf } = await open()
    write('Saved')
    await pass(1_000)
    write('Saved and more')
    write('Saved')
    there('From the phone')
    expect(boxOf(CONVO)?.body).toBe('Saved')
  })

  test('takes over a draft as old as the last save here, and none that is older', async () => {
    const { write, there, boxOf } = await open()
    write('First')
    await pass(1_000)
    const { draftDate } = world.server.draft!
    there('Older', new Date(Date.parse(draftDate) - 1).toISOString())
    expect(boxOf(CONVO)?.body).toBe('First')
    there('As old', draftDate)
    expect(boxOf(CONVO)).toBeUndefined()
  })

  test('is not filled again with what was sent, and is with what was written a moment later', async () => {
    const { write, send, heedDraft, boxOf, NOTHING } = await open()
    write('Gone')
    await pass(1_000)
    const { draftDate } = world.server.draft!
    send()
    await pass(1_000)
    heedDraft(CONVO, { ...NOTHING, body: 'Gone' }, draftDate)
    expect(boxOf(CONVO)).toEqual(NOTHING)
    heedDraft(CONVO, { ...NOTHING, body: 'Next' }, new Date(Date.parse(draftDate) + 1).toISOString())
    expect(boxOf(CONVO)).toBeUndefined()
  })

  test('takes over a draft as old as its own, although another message was sent meanwhile', async () => {
    const { write, draftSent, there, boxOf } = await open()
    write('Here')
    await pass(1_000)
    draftSent(CONVO, 'Another', [])
    expect(boxOf(CONVO)?.body).toBe('Here')
    there('As old', world.server.draft!.draftDate)
    expect(boxOf(CONVO)).toBeUndefined()
  })

  test('is saved only once typing pauses, however long it goes on', async () => {
    const { write } = await open()
    for (let letters = 1; letters <= 20; letters += 1) {
      write('a'.repeat(letters))
      await pass(500)
    }
    expect(world.page.inputs(world.SAVE)).toEqual([])
    await pass(100)
    expect(world.page.inputs(world.SAVE)).toMatchObject([{ body: 'a'.repeat(20) }])
  })

  test('emptied here is saved once as empty, and its draft is no longer shown', async () => {
    const { write, queryClient, cachedDraft, boxOf, NOTHING } = await open()
    queryClient.setQueryData(['customers/conversation/fetch', { convoID: CONVO }], { convo: { convoID: CONVO } })
    write('Here')
    await pass(1_000)
    expect(cachedDraft(CONVO)).toEqual(world.server.draft)
    write('')
    await pass(10_000)
    expect(world.page.inputs(world.SAVE).map(({ body }) => body)).toEqual(['Here', ''])
    expect([world.server.draft, cachedDraft(CONVO), boxOf(CONVO), stored()]).toEqual([null, null, NOTHING, []])
  })

  test('is emptied by another device', async () => {
    const { write, heedDraft, boxOf, NOTHING } = await open()
    write('Here')
    await pass(1_000)
    heedDraft(CONVO, { ...NOTHING, body: 'Here' }, world.server.draft!.draftDate)
    heedDraft(CONVO, NOTHING, undefined)
    expect(boxOf(CONVO)).toBeUndefined()
  })

  test('of an earlier user is empty, and what waits to be saved is not saved', async () => {
    const { write, forgetBoxes, boxOf, there } = await open()
    write('Theirs')
    await pass(1_000)
    write('Theirs, too')
    const { wipeLocal, ownLocal } = await import('#data/local.ts')
    forgetBoxes()
    wipeLocal()
    ownLocal(1, 4)
    await pass(10_000)
    expect(world.page.inputs(world.SAVE)).toHaveLength(1)
    expect(boxOf(CONVO)).toBeUndefined()
    // The next user’s box knows nothing of what was agreed on or sent before.
    write('Ours')
    await pass(1_000)
    there('Theirs')
    expect(boxOf(CONVO)).toBeUndefined()
  })
})

describe('a draft whose message is on its way', () => {
  const sending = async () => {
    const tab = await world.load()
    world.page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    tab.write('On its way')
    return tab
  }

  test.each([
    ['its conversation is gone', refusal(404, 'not_found'), []],
    ['it was refused', refusal(400, 'invalid_input'), []],
    ['nobody is signed in', refusal(403, 'signed_out'), ['xd-unsent/1/3/draft/7']],
    ['the server has failed', refusal(500, 'internal'), ['xd-unsent/1/3/draft/7']],
  ])('is stored here no longer than it can be saved: %s', async (_, answer, left) => {
    const tab = await sending()
    world.page.answers[world.SAVE] = () => answer
    tab.send()
    await pass(1_000)
    expect(world.page.names()).toContain(world.SAVE)
    expect(stored()).toEqual(left)
    expect(tab.boxOf(CONVO)).toEqual(tab.NOTHING)
  })

  test('is not in the box after a reload', async () => {
    const tab = await sending()
    world.page.answers[world.SAVE] = () => Promise.reject(UNREACHABLE)
    tab.send()
    await pass(100)
    expect((await world.load()).boxOf(CONVO)).toBeUndefined()
    expect(stored()).toHaveLength(1)
  })

  test('and is saved only after a reload leaves an empty box once the message has arrived', async () => {
    const answers = { ...world.page.answers }
    const first = await sending()
    world.page.answers[world.SAVE] = () => Promise.reject(UNREACHABLE)
    first.send()
    await pass(100)
    first.forgetOutbox()
    first.forgetBoxes()
    const tab = await world.load()
    Object.assign(world.page.answers, answers)
    tab.resumeOutbox()
    await pass(1_000)
    expect(world.server.messages.map(({ messageBody }) => messageBody)).toEqual(['On its way'])
    expect([tab.boxOf(CONVO), stored()]).toEqual([tab.NOTHING, []])
    // An answer that was on its way the whole time.
    tab.heedDraft(CONVO, { ...tab.NOTHING, body: 'On its way' }, new Date(world.server.clock).toISOString())
    expect(tab.boxOf(CONVO)).toEqual(tab.NOTHING)
    tab.heedDraft(CONVO, { ...tab.NOTHING, body: 'From the phone' }, LATER)
    expect(tab.boxOf(CONVO)).toBeUndefined()
  })

  test('leaves the box empty, though another device saves before it and it comes back from the server', async () => {
    const tab = await sending()
    const slow = gate()
    const save = world.page.answers[world.SAVE]!
    world.page.answers[world.SAVE] = (input) => slow.opened.then(() => save(input))
    tab.send()
    await pass(100)
    tab.heedDraft(CONVO, { ...tab.NOTHING, body: 'From the phone' }, LATER)
    expect(tab.boxOf(CONVO)).toEqual(tab.NOTHING)
    slow.open()
    await pass(100)
    expect([world.server.draft?.draftBody, stored()]).toEqual(['On its way', []])
    tab.heedDraft(CONVO, { ...tab.NOTHING, body: 'On its way' }, world.server.draft!.draftDate)
    expect(tab.boxOf(CONVO)).toEqual(tab.NOTHING)
  })

  test('is forgotten with its message’s arrival, though it could not be saved, and is not saved later', async () => {
    const tab = await world.load()
    const save = world.page.answers[world.SAVE]!
    world.page.answers[world.SAVE] = () => refusal(500, 'internal')
    tab.write('On its way')
    tab.send()
    await pass(1_000)
    expect([world.server.messages.length, stored()]).toEqual([1, []])
    world.page.answers[world.SAVE] = save
    world.page.forget()
    await pass(10_000)
    expect([world.page.names(), world.server.draft]).toEqual([[], null])
  })

  test('makes way for a draft from another device, which stays once the message has arrived', async () => {
    const tab = await world.load()
    const slow = gate()
    const send = world.page.answers[world.SEND]!
    world.page.answers[world.SEND] = (input) => slow.opened.then(() => send(input))
    tab.write('On its way')
    await pass(1_000)
    tab.send()
    const draft = { ...world.server.draft!, draftBody: 'From the phone', draftDate: LATER }
    tab.queryClient.setQueryData(['customers/conversation/fetch', { convoID: CONVO }], {
      convo: { convoID: CONVO },
      draft,
    })
    tab.heedDraft(CONVO, { ...tab.NOTHING, body: draft.draftBody }, LATER)
    expect(tab.boxOf(CONVO)).toBeUndefined()
    slow.open()
    await pass(1_000)
    expect(tab.outgoingNow()).toEqual([])
    expect([tab.boxOf(CONVO), tab.cachedDraft(CONVO)]).toEqual([undefined, draft])
  })
})

test('work on one conversation runs in order, also when earlier work has ended or failed, and beside another’s', async () => {
  const { inTurn } = await world.load()
  const log: string[] = []
  const gates = { a: gate(), b: gate(), c: gate(), d: gate() }
  const work = (name: keyof typeof gates, convoID = CONVO) =>
    inTurn(convoID, async () => {
      log.push(`${name} begins`)
      await gates[name].opened
      log.push(`${name} ends`)
      if (name === 'a') throw new Error('a failed')
      return name
    })
  const failed = work('a').catch(({ message }: Error) => message)
  const done = work('b')
  gates.a.open()
  expect(await failed).toBe('a failed')
  await pass(0)
  // The next one comes after all that still run.
  const last = work('c')
  const other = work('d', CONVO + 1)
  await pass(0)
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'd begins'])
  gates.b.open()
  gates.c.open()
  gates.d.open()
  expect(await Promise.all([done, last, other])).toEqual(['b', 'c', 'd'])
  expect(log.filter((one) => !one.startsWith('d'))).toEqual([
    'a begins',
    'a ends',
    'b begins',
    'b ends',
    'c begins',
    'c ends',
  ])
})
