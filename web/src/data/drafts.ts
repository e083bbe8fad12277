import type { InfiniteData } from '@tanstack/react-query'
import { CallError } from '@xd/core/client/call-client.ts'
import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Draft } from '@xd/core/contract/entity/draft.ts'
import { call } from './calls.ts'
import { localNames, readLocal, writeLocal } from './local.ts'
import { queryClient } from './query-client.ts'

export type DraftData = Wire<typeof Draft>

/** What is being written, as it stands in the box. */
export interface Written {
  readonly body: string
  readonly channel: 'sms' | 'email'
  readonly subject: string | null
}

const TYPING_PAUSE_MS = 600
const RETRY_MS = 4_000

const nameOf = (convoID: number) => `draft/${convoID}`
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const saving = new Map<number, Promise<void>>()

/** What this browser still has to hand over; the server's own draft is older. */
export const unsavedDraft = (convoID: number): Written | undefined => readLocal<Written>(nameOf(convoID))

type Fetched = WireOutput<'customers/conversation/fetch'>
type Pages = InfiniteData<WireOutput<'inbox/list'>>

/** Shows a draft wherever its conversation is shown, before any refetch. */
const showDraft = (convoID: number, draft: DraftData | null): void => {
  queryClient.setQueriesData<Fetched>({ queryKey: ['customers/conversation/fetch'] }, (data) => (data?.convo.convoID === convoID ? { ...data, draft } : data))
  queryClient.setQueriesData<Pages>({ predicate: ({ queryKey }) => queryKey[0] === 'inbox/list' && queryKey[2] === 'pages' }, (data) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, messages: page.messages.map((row) => (row.convo.convoID === convoID ? { ...row, draft } : row)) })) },
  )
}

const save = async (convoID: number): Promise<void> => {
  const written = unsavedDraft(convoID)
  if (!written) return
  try {
    const { draft } = await call('customers/conversation/draft/save', { convoID, ...written })
    // Typed on meanwhile: that is saved next.
    if (JSON.stringify(unsavedDraft(convoID)) !== JSON.stringify(written)) return
    writeLocal(nameOf(convoID), undefined)
    showDraft(convoID, draft)
  } catch (error) {
    const lost = error instanceof CallError && (error.status === 404 || error.status === 400)
    if (lost) writeLocal(nameOf(convoID), undefined)
    else if (!(error instanceof CallError && error.code === 'signed_out')) later(convoID, RETRY_MS)
  }
}

/** One save at a time for each conversation, so that the last one typed is the last one kept. */
const saveInTurn = (convoID: number): Promise<void> => {
  clearTimeout(timers.get(convoID))
  timers.delete(convoID)
  const done = (saving.get(convoID) ?? Promise.resolve()).then(() => save(convoID))
  saving.set(convoID, done)
  void done.finally(() => saving.get(convoID) === done && saving.delete(convoID))
  return done
}

const later = (convoID: number, ms: number) => {
  clearTimeout(timers.get(convoID))
  timers.set(convoID, setTimeout(() => void saveInTurn(convoID), ms))
}

/** Keeps what is being written: here at once, on the server when the typing pauses. */
export const keepDraft = (convoID: number, written: Written): void => {
  writeLocal(nameOf(convoID), written)
  later(convoID, TYPING_PAUSE_MS)
}

/** Hands over what is left to hand over, of one conversation or of all. */
export const saveDrafts = async (convoID?: number): Promise<void> => {
  const waiting = convoID === undefined ? localNames('draft/').map((name) => Number(name.slice('draft/'.length))) : [convoID]
  await Promise.all(waiting.map(saveInTurn))
}

/** What was written has been sent: the server forgets it by itself, unless it says something else by now. */
export const draftSent = (convoID: number, body: string): void => {
  if (unsavedDraft(convoID) === undefined) showDraft(convoID, null)
  else if (unsavedDraft(convoID)?.body === body) writeLocal(nameOf(convoID), undefined)
}
