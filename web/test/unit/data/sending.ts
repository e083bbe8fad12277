import { vi } from 'vitest'
import type { MessageData } from '#data/use-messages.ts'
import { aPage, refusal } from './page.ts'

export const CONVO = 7
const SEND = 'customers/conversation/messages/send'
const SAVE = 'customers/conversation/draft/save'
const FETCH = 'customers/conversation/messages/fetch'

export interface ServerDraft {
  draftBody: string
  draftChannel: 'sms'
  draftSubject: null
  draftMedia: never[]
  draftDate: string
}

export const message = (messageID: number, more: Partial<MessageData> = {}): MessageData => ({
  messageID,
  convoID: CONVO,
  messageDirection: 'out',
  messageChannel: 'sms',
  messageSubject: null,
  messageBody: `Message ${messageID}`,
  messageMedia: [],
  messageStatus: 'queued',
  messageTwilioError: null,
  messageDate: new Date(1_800_000_000_000 + messageID * 60_000).toISOString(),
  messageSentByID: 3,
  messageAutomatic: false,
  messageOrigin: null,
  clientMessageID: null,
  ...more,
})

/** A server that stores one conversation's draft and messages by the real rules, and knows who is signed in. */
export const sendingPage = () => {
  const page = aPage()
  const server = { signedIn: true, draft: null as ServerDraft | null, messages: [] as MessageData[], clock: 0 }
  const guarded = (answer: (input: Record<string, unknown>) => unknown) => (input: Record<string, unknown>) =>
    server.signedIn ? answer(input) : refusal(403, 'signed_out')

  page.answers[SAVE] = guarded(({ body }) => {
    server.clock += 1_000
    server.draft =
      body === ''
        ? null
        : {
            draftBody: String(body),
            draftChannel: 'sms',
            draftSubject: null,
            draftMedia: [],
            draftDate: new Date(server.clock).toISOString(),
          }
    return { draft: server.draft }
  })
  page.answers[SEND] = guarded(({ body, clientMessageID }) => {
    const same = server.messages.find((one) => one.clientMessageID === clientMessageID)
    if (same) return { message: same }
    if (server.draft?.draftBody === body) server.draft = null
    const sent = message(server.messages.length + 1, {
      messageBody: String(body),
      clientMessageID: String(clientMessageID),
    })
    server.messages.push(sent)
    return { message: sent }
  })
  page.answers[FETCH] = guarded(() => ({ messages: server.messages, scheduled: [], hasMore: false }))

  /** The modules as a page loads them, for its user. */
  const load = async () => {
    page.fresh()
    const [drafts, outbox, local, unsent, queries, takeBack, calls, session] = await Promise.all([
      import('#data/drafts.ts'),
      import('#data/outbox.ts'),
      import('#data/local.ts'),
      import('#data/unsent.ts'),
      import('#data/query-client.ts'),
      import('#data/take-back.ts'),
      import('#data/calls.ts'),
      import('#data/session.ts'),
    ])
    local.ownLocal(1, 3)
    const write = (body: string) => drafts.keepDraft(CONVO, { ...drafts.NOTHING, body })
    /** Sends the box's content, as Ctrl+Enter does. */
    const send = (more: object = {}) => {
      const key = outbox.sendMessage({ convoID: CONVO, body: drafts.boxOf(CONVO)?.body ?? '', ...more }, [])
      drafts.emptyBox(CONVO)
      return key
    }
    /** The first screen of the next user. */
    const takeOver = (userID: number) => {
      unsent.takeOver(1, userID)
      outbox.resumeOutbox()
    }
    const { signIn } = session
    return { ...drafts, ...outbox, ...unsent, ...takeBack, ...calls, ...queries, write, send, signIn, takeOver }
  }
  return { page, server, load, SEND, SAVE, FETCH }
}

/** Runs everything that is due within this time. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
