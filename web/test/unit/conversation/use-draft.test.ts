import { beforeEach, expect, test } from 'vitest'
import type { DraftData, MediaData } from '#data/drafts.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'
import { CONVO } from '../data/sending.ts'

beforeEach(() => void aPage())

const PICTURE = { mediaID: 5 } as MediaData
const draft = (draftBody: string, more: object = {}) =>
  ({
    draftBody,
    draftChannel: 'sms',
    draftSubject: null,
    draftMedia: [],
    draftDate: '2026-11-23T12:00:00.000Z',
    ...more,
  }) as unknown as DraftData

/** The draft of a conversation, as its composer uses it. */
const open = async (kept: DraftData | null) => {
  const [{ useDraft }, { ownLocal }, drafts] = await Promise.all([
    import('#features/conversation/use-draft.ts'),
    import('#data/local.ts'),
    import('#data/drafts.ts'),
  ])
  ownLocal(1, 3)
  const shown = { convoID: CONVO, kept }
  const hook = await runHook(() => useDraft(shown.convoID, shown.kept))
  return { ...hook, ...drafts, shown, written: () => hook.now().written }
}

test('a composer holds the server’s draft until something is typed here', async () => {
  const { now, written, boxOf } = await open(draft('From the phone', { draftChannel: 'email', draftSubject: 'Due' }))
  const ofServer = { body: 'From the phone', channel: 'email', subject: 'Due', media: [] }
  expect([written(), boxOf(CONVO)]).toEqual([ofServer, undefined])
  now().write({ body: 'From the phone and here' })
  await expect.poll(written).toEqual({ ...ofServer, body: 'From the phone and here' })
  // Two changes at once are both kept.
  now().write({ subject: 'Soon' })
  now().write({ media: [PICTURE] })
  await expect
    .poll(written)
    .toEqual({ body: 'From the phone and here', channel: 'email', subject: 'Soon', media: [PICTURE] })
})

test('a composer without a draft is empty, and each conversation has its own', async () => {
  const { now, again, shown, written, NOTHING } = await open(null)
  expect(written()).toEqual(NOTHING)
  now().write({ body: 'Here' })
  await expect.poll(() => written().body).toBe('Here')
  Object.assign(shown, { convoID: CONVO + 1, kept: draft('There') })
  again()
  await expect.poll(() => written().body).toBe('There')
  Object.assign(shown, { convoID: CONVO, kept: null })
  again()
  await expect.poll(() => written().body).toBe('Here')
})

test.each([
  ['words', draft('Hi'), true],
  ['a picture alone', draft('', { draftMedia: [PICTURE] }), true],
  ['nothing', null, false],
])('how a draft will be sent changes only if there is one: %s', async (_, kept, changes) => {
  const { now, written, boxOf } = await open(kept)
  const before = written()
  now().amend({ channel: 'web', chatID: 4, subject: null })
  const amended = { ...before, channel: 'web', chatID: 4 }
  await expect.poll(written).toEqual(changes ? amended : before)
  expect(boxOf(CONVO)).toEqual(changes ? amended : undefined)
})

test('a newer draft from another device is taken over, unless something was typed here since', async () => {
  const { again, now, shown, written } = await open(draft('First'))
  shown.kept = draft('Second', { draftDate: '2026-11-23T12:01:00.000Z' })
  again()
  await expect.poll(() => written().body).toBe('Second')
  now().write({ body: 'Second and more' })
  shown.kept = draft('Third', { draftDate: '2026-11-23T12:02:00.000Z' })
  again()
  await expect.poll(() => written().body).toBe('Second and more')
})
