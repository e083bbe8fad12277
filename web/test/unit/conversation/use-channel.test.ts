import { beforeEach, expect, test } from 'vitest'
import type { ChatData } from '#data/chat.ts'
import type { DraftData } from '#data/drafts.ts'
import { SESSION } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'
import { CONVO, message } from '../data/sending.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

const NOON = '2026-11-23T12:00:00.000Z'
const chat = (chatID: number, more: object = {}) =>
  ({ chatID, startedAt: NOON, answersGo: 'chat', ...more }) as unknown as ChatData
const draft = (draftChannel: string, draftDate: string) =>
  ({ draftBody: 'Hi', draftChannel, draftSubject: null, draftMedia: [], draftDate }) as unknown as DraftData

/** How the next message would be sent: the last one came from the website. */
const chosen = async (usual: ChatData | null, chats: readonly ChatData[], kept: DraftData | null) => {
  page.answers['customers/conversation/fetch'] = () => ({ chat: usual, chats })
  page.answers['customers/conversation/messages/fetch'] = () => ({
    messages: [message(1, { messageDirection: 'in', messageChannel: 'web' })],
    scheduled: [],
    hasMore: false,
  })
  const { useChannel } = await import('#features/conversation/use-channel.ts')
  const { queryClient } = await import('#data/query-client.ts')
  const { now, again } = await runHook(() => useChannel(CONVO, 'Old Town', kept, 'en'), SESSION)
  await expect.poll(() => page.names().toSorted()).toHaveLength(2)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  again()
  return { now, again, how: () => [now().channel, now().chat?.chatID] }
}

test.each([
  ['to the chat that they wrote in', chat(4), [chat(4), chat(5)], null, ['web', 4]],
  [
    'as a text, once answers to the chat go nowhere',
    chat(4, { answersGo: 'nowhere' }),
    [chat(4)],
    null,
    ['sms', undefined],
  ],
  ['as a text without a chat', null, [], null, ['sms', undefined]],
  ['as an email, if its draft is one', chat(4), [chat(4)], draft('email', NOON), ['email', undefined]],
  [
    'to the chat that its draft was written for',
    chat(4),
    [chat(4)],
    draft('web', '2026-11-23T12:30:00.000Z'),
    ['web', 4],
  ],
  ['to the chat that began as its draft was written', chat(4), [chat(4)], draft('web', NOON), ['web', 4]],
  [
    'not to a chat that began after its draft was written',
    chat(4),
    [chat(4)],
    draft('web', '2026-11-23T11:30:00.000Z'),
    ['sms', undefined],
  ],
] as const)('the next message goes %s', async (_, usual, chats, kept, how) => {
  expect((await chosen(usual, chats, kept)).how()).toEqual(how)
})

test('a chosen chat stays chosen, and once it is over the message is a text', async () => {
  const { now, again, how } = await chosen(chat(4), [chat(4), chat(5)], null)
  now().choose('web', 5)
  again()
  expect([how(), now().isUsualChat]).toEqual([['web', 5], false])
  const { queryClient } = await import('#data/query-client.ts')
  queryClient.setQueryData(['customers/conversation/fetch', { convoID: CONVO }], { chat: chat(4), chats: [chat(4)] })
  again()
  await expect.poll(how).toEqual(['sms', undefined])
})

test('a chosen chat stays chosen while words are written', async () => {
  const { now, again, how } = await chosen(chat(4), [chat(4), chat(5)], null)
  now().choose('web', 5)
  again()
  now().settle()
  again()
  expect(how()).toEqual(['web', 5])
})

test('of many chats, the usual one and the latest other can be chosen', async () => {
  const { now } = await chosen(chat(4), [chat(4), chat(5), chat(6)], null)
  expect(now().chats.map(({ chatID }) => chatID)).toEqual([4, 6])
})
