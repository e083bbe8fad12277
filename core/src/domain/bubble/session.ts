// A visitor's chat, from their first message on. It belongs to the holder of its token. The phone number may be
// anyone's until a text from that phone proves it. Once the visitor has left, answers are texted (moved).
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#domain/time/spans.ts'

export const CHAT_STATES = ['unproved', 'proved', 'moved', 'ended'] as const
export type ChatState = (typeof CHAT_STATES)[number]

export interface Chat {
  readonly provedAt: number | null
  readonly movedAt: number | null
  readonly endsAt: number
}

/** A chat is over a day after its last message. */
export const CHAT_LASTS_MS = DAY_MS

export const chatState = ({ provedAt, movedAt, endsAt }: Chat, now: number): ChatState => {
  if (now >= endsAt) return 'ended'
  if (provedAt === null) return 'unproved'
  return movedAt === null ? 'proved' : 'moved'
}

/** How long a visitor’s panel waits for news at a time. */
export const NEWS_WAIT_MS = 25 * SECOND_MS

/** An open panel asks again as soon as it gets an answer. After this long without a request, it is closed. */
const GONE_MS = MINUTE_MS

export const isVisitorThere = ({ seenAt }: { readonly seenAt: number }, now: number): boolean => now - seenAt < GONE_MS

/** Where a staff answer goes: messages for an unproved phone stay in the bubble, even if nobody is looking at it. */
export const answersGo = (chat: Chat & { readonly seenAt: number }, now: number): 'bubble' | 'text' | 'nowhere' => {
  const state = chatState(chat, now)
  if (state === 'ended') return 'nowhere'
  if (state === 'unproved') return 'bubble'
  return state === 'proved' && isVisitorThere(chat, now) ? 'bubble' : 'text'
}

/**
 * The default chat for an answer among a conversation's chats, oldest first: a proved chat, if one is open. Anyone who
 * knows a customer's number can start a chat with it, and must not get messages meant for the customer.
 */
export const chatToAnswer = <C extends Chat>(chats: readonly C[], now: number): C | undefined => {
  const ongoing = chats.filter((chat) => chatState(chat, now) !== 'ended')
  return ongoing.findLast(({ provedAt }) => provedAt !== null) ?? ongoing.at(-1)
}
