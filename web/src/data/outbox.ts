import { useMemo } from 'react'
import { CallError } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { newKey } from '#state/new-key.ts'
import { serverNow } from '#state/server-clock.ts'
import { call } from './calls.ts'
import { createChannel, createStore, useStored } from '#state/create-store.ts'
import { type DraftData, draftSent, inTurn, type MediaData, NOTHING, saveDraftNow, type Written } from './drafts.ts'
import { localNames, localOwner, readLocal, writeLocal } from './local.ts'
import { PASSES } from './passes.ts'
import { refetch } from './refetch.ts'
import { addMessage, addScheduled, type MessageData, refreshMessages } from './use-messages.ts'

type Send = WireInput<'customers/conversation/messages/send'>

/** A message on its way to our own server. `held`: the server is unreachable; the message is sent when possible. */
export interface Outgoing {
  readonly send: Send
  /** Its pictures, for display. */
  readonly pictures: readonly MediaData[]
  readonly at: number
  readonly state: 'sending' | 'held' | 'refused'
  /** The reason for the refusal, in plain words, with the failure's code. */
  readonly reason?: string
  readonly code?: string
}

/** Announces each change in a message's progress. */
export type Outcome =
  | { readonly kind: 'arrived'; readonly send: Send; readonly message: MessageData }
  | { readonly kind: 'held'; readonly send: Send }
  | { readonly kind: 'refused'; readonly send: Send; readonly refusal: Refusal }

type Refusal = Required<Pick<Outgoing, 'reason'>> & Pick<Outgoing, 'code'>

const HELD_RETRY_MS = 3_000
/** Each message has its own name, so that other tabs of this browser can store theirs beside it. */
const NAMES = 'outbox/'
/** Where earlier versions stored all of them together. */
const TOGETHER = 'outbox'
const nameOf = ({ clientMessageID }: Send) => NAMES + clientMessageID

const outbox = createStore<readonly Outgoing[]>([])
const outcomes = createChannel<[Outcome]>()
const running = new Set<number>()
const retries = new Map<number, ReturnType<typeof setTimeout>>()
/** Waiters for the server's answer to a message; undo needs it. */
const arrivals = new Map<string, { arrived: Promise<MessageData | undefined>; settle: (as?: MessageData) => void }>()

export const onOutcome = outcomes.listen
/** @public for its tests */
export const outgoingNow = outbox.get

const sameAs = (send: Send) => (other: Outgoing) => other.send.clientMessageID === send.clientMessageID
const change = (next: readonly Outgoing[]) => {
  const before = outbox.get()
  for (const { send } of before) if (!next.some(sameAs(send))) writeLocal(nameOf(send), undefined)
  for (const one of next) if (!before.includes(one)) writeLocal(nameOf(one.send), one)
  outbox.set(next)
}
const update = (send: Send, patch: Partial<Outgoing>) =>
  change(outbox.get().map((other) => (sameAs(send)(other) ? { ...other, ...patch } : other)))
const drop = (clientMessageID: string, message?: MessageData) => {
  change(outbox.get().filter(({ send }) => send.clientMessageID !== clientMessageID))
  arrivals.get(clientMessageID)?.settle(message)
}

const refusalOf = (failure: CallError | undefined): Refusal => ({
  reason: failure?.message ?? 'It couldn’t be sent.',
  ...(failure && { code: failure.code }),
})

const arrive = (send: Send, message: MessageData) => {
  if (message.messageSchedule) addScheduled(message)
  else addMessage(message)
  draftSent(Number(send.convoID), send.body, (send.media ?? []).map(Number))
  drop(send.clientMessageID, message)
  void refetch('inbox/list')
  outcomes.say({ kind: 'arrived', send, message })
}

const refuse = (send: Send, failure: CallError | undefined) => {
  const refusal = refusalOf(failure)
  update(send, { state: 'refused', ...refusal })
  arrivals.get(send.clientMessageID)?.settle()
  // They may not have arrived here yet, but must be on screen because the user is being asked about them.
  if (failure?.code === 'newer_messages') void refreshMessages([{ convoID: Number(send.convoID) }])
  outcomes.say({ kind: 'refused', send, refusal })
}

/** Whether the next one may follow. */
const attempt = async (send: Send): Promise<boolean> => {
  const convoID = Number(send.convoID)
  await saveDraftNow(convoID)
  const state = outbox.get().find(sameAs(send))?.state
  if (state === undefined) return true
  // Somebody is signing in: the message waits until we know who.
  if (localOwner() === null) return false
  try {
    const { message } = await call('customers/conversation/messages/send', send)
    arrive(send, message)
    return true
  } catch (error) {
    const failure = error instanceof CallError ? error : undefined
    if (failure === undefined || !PASSES.has(failure.code)) {
      refuse(send, failure)
      return true
    }
    update(send, { state: 'held' })
    if (state !== 'held') outcomes.say({ kind: 'held', send })
    // The same clientMessageID sends only once, even if it is tried repeatedly. When signed out, it waits for the next
    // sign-in.
    if (failure.code !== 'signed_out')
      retries.set(
        convoID,
        setTimeout(() => void run(convoID), HELD_RETRY_MS),
      )
    return false
  }
}

/** A conversation's messages are sent one at a time, in order, each after its draft. */
const run = async (convoID: number): Promise<void> => {
  if (running.has(convoID)) return
  running.add(convoID)
  clearTimeout(retries.get(convoID))
  try {
    for (;;) {
      const next = outbox.get().find(({ send, state }) => send.convoID === convoID && state !== 'refused')
      if (!next || !(await inTurn(convoID, () => attempt(next.send)))) return
    }
  } finally {
    running.delete(convoID)
  }
}

/**
 * Sends a text or email. It shows at once, and is stored until the server has it. Its draft reaches the server first.
 * Returns its key, with which it can be taken back.
 */
export const sendMessage = (send: Omit<Send, 'clientMessageID' | 'media'>, pictures: readonly MediaData[]): string => {
  const clientMessageID = newKey()
  const made: Outgoing = {
    send: { ...send, media: pictures.map(({ mediaID }) => mediaID), clientMessageID },
    pictures,
    at: serverNow(),
    state: 'sending',
  }
  let settle: (as?: MessageData) => void = () => undefined
  arrivals.set(clientMessageID, { arrived: new Promise((resolve) => (settle = resolve)), settle: (as) => settle(as) })
  change([...outbox.get(), made])
  void run(Number(send.convoID))
  return clientMessageID
}

/** This tab's message once the server has it; undefined if it was refused. */
export const arrivalOf = async (clientMessageID: string): Promise<MessageData | undefined> =>
  arrivals.get(clientMessageID)?.arrived

/** Retries a refused message, confirming it if the server had asked. */
export const sendAgain = (refused: Outgoing): void => {
  const send: Send = { ...refused.send, force: true }
  change(
    outbox
      .get()
      .map((other) =>
        sameAs(send)(other) ? { send, pictures: other.pictures, at: other.at, state: 'sending' } : other,
      ),
  )
  void run(Number(send.convoID))
}

export const discard = ({ send }: Outgoing): void => drop(send.clientMessageID)

/** A message that the server returned is not resent, even if its answer never arrived here. */
export const forgetSent = (clientMessageID: string | null): void => {
  if (clientMessageID !== null) drop(clientMessageID)
}

/** After a reload, a new sign-in or an outage: sends everything the server does not have yet. */
export const resumeOutbox = (): void => {
  const here = outbox.get()
  const kept = [
    ...(readLocal<readonly Outgoing[]>(TOGETHER) ?? []),
    ...localNames(NAMES).flatMap((name) => readLocal<Outgoing>(name) ?? []),
  ]
  const others = kept.filter(({ send }) => !here.some(sameAs(send))).sort((one, other) => one.at - other.at)
  change([...here, ...others])
  writeLocal(TOGETHER, undefined)
  for (const convoID of new Set(outbox.get().map(({ send }) => Number(send.convoID)))) void run(convoID)
}

/** Another tab sent or discarded a message that this tab has too, so this tab must not send it. */
export const goneElsewhere = (name: string): void => {
  if (name.startsWith(NAMES)) drop(name.slice(NAMES.length))
}

export const emptyOutbox = (): void => change([])

/** Drops an earlier user's messages from this tab. */
export const forgetOutbox = (): void => {
  retries.forEach((retry) => clearTimeout(retry))
  retries.clear()
  outbox.set([])
}

/** A conversation's messages that the server does not have yet. */
export const useOutgoing = (convoID: number): readonly Outgoing[] => {
  const all = useStored(outbox)
  return useMemo(() => all.filter(({ send }) => send.convoID === convoID), [all, convoID])
}

/**
 * A draft stored by the server, as shown in the box: hidden while the same text is already in the thread, on its way.
 */
export const asWritten = (convoID: number, kept: DraftData | null): Written => {
  const isOutgoing = ({ send, pictures }: Outgoing) =>
    send.convoID === convoID &&
    send.body === kept?.draftBody &&
    String(pictures.map(({ mediaID }) => mediaID)) === String(kept.draftMedia.map(({ mediaID }) => mediaID))
  if (kept === null || outbox.get().some(isOutgoing)) return NOTHING
  return { body: kept.draftBody, channel: kept.draftChannel, subject: kept.draftSubject, media: kept.draftMedia }
}

/** Whether anything typed and sent has not reached the server, so that a reload would lose it. */
export const hasUnsent = (): boolean => outbox.get().some(({ state }) => state !== 'refused')
