import { Context, type Effect } from 'effect'
import type { marksOfChats } from '#queries/bubble-sessions.ts'

type Marked = Awaited<ReturnType<typeof marksOfChats>>[number]

/** Whether staff have seen everything. Messages from a blocked phone alert nobody, and are never seen. */
export const isSeen = ({ convoUnread, custBlocked }: Pick<Marked, 'convoUnread' | 'custBlocked'>): boolean =>
  convoUnread === 0 && custBlocked === 0

/**
 * Whether a visitor may see that staff are typing: only in the chat that answers go to. A blocked phone learns
 * nothing.
 */
export const isTyping = (
  { sessionID, answeredSessionID, custBlocked }: Pick<Marked, 'sessionID' | 'answeredSessionID' | 'custBlocked'>,
  isAnswering: boolean,
): boolean => isAnswering && custBlocked === 0 && sessionID === Number(answeredSessionID)

/** Changes whenever the visitor has something new to learn about their chat. */
export const markOf = (row: Marked, typing: boolean): string =>
  [row.lastMessageID, row.provedAt ?? 0, row.movedAt ?? 0, row.endsAt, isSeen(row), typing].join('/')

/** Waits for news of a chat. */
export class ChatNews extends Context.Service<
  ChatNews,
  {
    /** Whether someone is typing an answer to a conversation's visitor. */
    readonly isAnswering: (companyID: number, convoID: number) => boolean
    /** The visitor of a conversation is typing. */
    readonly visitorTypes: (place: { readonly companyID: number; readonly convoID: number }) => void
    /** Waits until a chat no longer matches the mark, or until the time is up. */
    readonly waitFor: (companyID: number, sessionID: number, mark: string, ms: number) => Effect.Effect<void>
  }
>()('ChatNews') {}
