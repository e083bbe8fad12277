import { Context, type Effect } from 'effect'
import type { marksOfChats } from '#queries/bubble-sessions.ts'

type Marked = Awaited<ReturnType<typeof marksOfChats>>[number]

/** Whether staff have seen everything. Words from a blocked phone call nobody, and count as never seen. */
export const isSeen = ({ convoUnread, custBlocked }: Pick<Marked, 'convoUnread' | 'custBlocked'>): boolean =>
  convoUnread === 0 && custBlocked === 0

/**
 * Whether a visitor is told that staff are typing: in the conversation’s last chat, which is where answers go. A blocked
 * phone learns nothing.
 */
export const isTyping = (
  { sessionID, lastSessionID, custBlocked }: Pick<Marked, 'sessionID' | 'lastSessionID' | 'custBlocked'>,
  isAnswering: boolean,
): boolean => isAnswering && custBlocked === 0 && sessionID === Number(lastSessionID)

/** Changes whenever there is something that a visitor could be told of their chat. */
export const markOf = (row: Marked, typing: boolean): string =>
  [row.lastMessageID, row.provedAt ?? 0, row.movedAt ?? 0, isSeen(row), typing].join('/')

/** Waits for news of a chat. */
export class ChatNews extends Context.Service<
  ChatNews,
  {
    /** Waits until a chat is no longer as the mark says, or until the time is over. */
    /** Whether somebody types an answer for the visitor of a conversation. */
    readonly isAnswering: (companyID: number, convoID: number) => boolean
    /** The visitor of a conversation is typing. */
    readonly visitorTypes: (place: { readonly companyID: number; readonly convoID: number }) => void
    readonly waitFor: (companyID: number, sessionID: number, mark: string, ms: number) => Effect.Effect<void>
  }
>()('ChatNews') {}
