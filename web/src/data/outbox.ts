import { useMemo, useSyncExternalStore } from 'react'
import { CallError } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'
import { type DraftData, draftSent, type MediaData, NOTHING, saveDrafts, type Written } from './drafts.ts'
import { readLocal, writeLocal } from './local.ts'
import { queryClient } from './query-client.ts'
import { addMessage, addScheduled, type MessageData } from './use-messages.ts'

type Send = WireInput<'customers/conversation/messages/send'>

/** A message on its way to our own server. `held`: the server could not be reached; it is sent when it can be. */
export interface Outgoing {
  readonly send: Send
  /** Its pictures, to be shown. */
  readonly pictures: readonly MediaData[]
  readonly at: number
  readonly state: 'sending' | 'held' | 'refused'
  /** Why it was refused, in words for a person, the failure's code, and what it carried. */
  readonly reason?: string
  readonly code?: string
  readonly count?: number
}

const HELD_RETRY_MS = 3_000
const NAME = 'outbox'

let outgoing: readonly Outgoing[] = []
/** What the server made of what this tab has sent: to take it back, one waits for that. */
const arrivals = new Map<string, Promise<MessageData | undefined>>()
const listeners = new Set<() => void>()

const change = (next: readonly Outgoing[]) => {
  outgoing = next
  writeLocal(NAME, next.length > 0 ? next : undefined)
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const sameAs = (send: Send) => (other: Outgoing) => other.send.clientMessageID === send.clientMessageID
const update = (send: Send, patch: Partial<Outgoing>) =>
  change(outgoing.map((other) => (sameAs(send)(other) ? { ...other, ...patch } : other)))

const attempt = async (send: Send): Promise<MessageData | undefined> => {
  const convoID = Number(send.convoID)
  try {
    const { message } = await call('customers/conversation/messages/send', send)
    if (message.messageSchedule) addScheduled(message)
    else addMessage(message)
    draftSent(convoID)
    change(outgoing.filter((other) => !sameAs(send)(other)))
    void queryClient.invalidateQueries({ queryKey: ['inbox/list'] })
    return message
  } catch (error) {
    const failure = error instanceof CallError ? error : undefined
    if (failure?.code === 'unreachable') {
      update(send, { state: 'held' })
      // The same clientMessageID sends once, however often it is tried.
      setTimeout(() => outgoing.some(sameAs(send)) && void attempt(send), HELD_RETRY_MS)
    } else if (failure?.code === 'signed_out') update(send, { state: 'held' })
    else {
      const count = failure?.body.count
      const said = {
        reason: failure?.message ?? 'It could not be sent.',
        ...(failure && { code: failure.code }),
        ...(typeof count === 'number' && { count }),
      }
      update(send, { state: 'refused', ...said })
    }
    return undefined
  }
}

/**
 * Sends a text or e-mail; it is shown at once, and kept until the server has it. Its draft reaches the server before it does.
 * Answers its key, by which it can be taken back.
 */
export const sendMessage = (send: Omit<Send, 'clientMessageID' | 'media'>, pictures: readonly MediaData[]): string => {
  const clientMessageID = crypto.randomUUID()
  const made: Outgoing = {
    send: { ...send, media: pictures.map(({ mediaID }) => mediaID), clientMessageID },
    pictures,
    at: Date.now(),
    state: 'sending',
  }
  change([...outgoing, made])
  arrivals.set(
    clientMessageID,
    saveDrafts(Number(send.convoID)).then(() => attempt(made.send)),
  )
  return clientMessageID
}

/** What became of a message of this tab, once the server has it. */
export const arrivalOf = async (clientMessageID: string): Promise<MessageData | undefined> =>
  arrivals.get(clientMessageID)

/** Tries a refused message again, insisting where the server had asked. */
export const sendAgain = (refused: Outgoing): void => {
  const send: Send = { ...refused.send, force: true }
  change(
    outgoing.map((other) =>
      sameAs(send)(other) ? { send, pictures: other.pictures, at: other.at, state: 'sending' } : other,
    ),
  )
  void attempt(send)
}

export const discard = ({ send }: Outgoing): void => change(outgoing.filter((other) => !sameAs(send)(other)))

/** After a reload or a new sign-in: what the server does not have yet goes on its way again. */
export const resumeOutbox = (): void => {
  const kept = readLocal<readonly Outgoing[]>(NAME) ?? []
  change([...outgoing, ...kept.filter(({ send }) => !outgoing.some(sameAs(send)))])
  for (const { send, state } of outgoing) if (state !== 'refused') void attempt(send)
}

export const emptyOutbox = (): void => change([])

/** What of a conversation the server does not have yet. */
export const useOutgoing = (convoID: number): readonly Outgoing[] => {
  const all = useSyncExternalStore(subscribe, () => outgoing)
  return useMemo(() => all.filter(({ send }) => send.convoID === convoID), [all, convoID])
}

/** A draft that the server keeps, as it stands in the box: not there while it stands in the thread already, on its way. */
export const asWritten = (convoID: number, kept: DraftData | null): Written => {
  const isOutgoing = ({ send, pictures }: Outgoing) =>
    send.convoID === convoID &&
    send.body === kept?.draftBody &&
    String(pictures.map(({ mediaID }) => mediaID)) === String(kept.draftMedia.map(({ mediaID }) => mediaID))
  if (kept === null || outgoing.some(isOutgoing)) return NOTHING
  return { body: kept.draftBody, channel: kept.draftChannel, subject: kept.draftSubject, media: kept.draftMedia }
}

/** Whether anything typed and sent has not reached the server: a reload would lose it. */
export const hasUnsent = (): boolean => outgoing.some(({ state }) => state !== 'refused')
