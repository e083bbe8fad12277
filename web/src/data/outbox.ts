import { useMemo, useSyncExternalStore } from 'react'
import { CallError } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import { addMessage } from './use-messages.ts'

type Send = WireInput<'customers/conversation/messages/send'>

/** A message on its way to our own server. `held`: the server could not be reached; it is sent when it can be. */
export interface Outgoing {
  readonly send: Send
  readonly at: number
  readonly state: 'sending' | 'held' | 'refused'
  /** Why it was refused, in words for a person, and the failure's code. */
  readonly reason?: string
  readonly code?: string
}

const HELD_RETRY_MS = 3_000

let outgoing: readonly Outgoing[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Outgoing[]) => {
  outgoing = next
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const sameAs = (send: Send) => (other: Outgoing) => other.send.clientMessageID === send.clientMessageID
const update = (send: Send, patch: Partial<Outgoing>) =>
  change(outgoing.map((other) => (sameAs(send)(other) ? { ...other, ...patch } : other)))

const attempt = async (send: Send): Promise<void> => {
  try {
    const { message } = await call('customers/conversation/messages/send', send)
    addMessage(message)
    change(outgoing.filter((other) => !sameAs(send)(other)))
    void queryClient.invalidateQueries({ queryKey: ['inbox/list'] })
  } catch (error) {
    const failure = error instanceof CallError ? error : undefined
    if (failure?.code === 'unreachable') {
      update(send, { state: 'held' })
      // The same clientMessageID sends once, however often it is tried.
      setTimeout(() => outgoing.some(sameAs(send)) && void attempt(send), HELD_RETRY_MS)
    } else update(send, { state: 'refused', reason: failure?.message ?? 'It could not be sent.', ...(failure && { code: failure.code }) })
  }
}

/** Sends a text or e-mail; it is shown at once, and kept until the server has it. */
export const sendMessage = (send: Omit<Send, 'clientMessageID'>): void => {
  const made: Outgoing = { send: { ...send, clientMessageID: crypto.randomUUID() }, at: Date.now(), state: 'sending' }
  change([...outgoing, made])
  void attempt(made.send)
}

/** Tries a refused message again, insisting where the server had asked. */
export const sendAgain = (refused: Outgoing): void => {
  const send: Send = { ...refused.send, force: true }
  change(outgoing.map((other) => (sameAs(send)(other) ? { send, at: other.at, state: 'sending' } : other)))
  void attempt(send)
}

export const discard = ({ send }: Outgoing): void => change(outgoing.filter((other) => !sameAs(send)(other)))

/** What of a conversation the server does not have yet. */
export const useOutgoing = (convoID: number): readonly Outgoing[] => {
  const all = useSyncExternalStore(subscribe, () => outgoing)
  return useMemo(() => all.filter(({ send }) => send.convoID === convoID), [all, convoID])
}

/** Whether anything typed and sent has not reached the server: a reload would lose it. */
export const hasUnsent = (): boolean => outgoing.length > 0
