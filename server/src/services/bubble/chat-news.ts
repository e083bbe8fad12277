import { Context, type Effect } from 'effect'
import type { marksOfChats } from '#queries/bubble-sessions.ts'

type Marked = Awaited<ReturnType<typeof marksOfChats>>[number]

/** Whether staff have seen everything. Words from a blocked phone call nobody, and count as never seen. */
export const isSeen = ({ convoUnread, custBlocked }: Pick<Marked, 'convoUnread' | 'custBlocked'>): boolean =>
  convoUnread === 0 && custBlocked === 0

/** Changes whenever there is something that a visitor could be told of their chat. */
export const markOf = (row: Marked): string =>
  [row.lastMessageID, row.provedAt ?? 0, row.movedAt ?? 0, isSeen(row)].join('/')

/** Waits for news of a chat. */
export class ChatNews extends Context.Service<
  ChatNews,
  {
    /** Waits until a chat is no longer as the mark says, or until the time is over. */
    readonly waitFor: (companyID: number, sessionID: number, mark: string, ms: number) => Effect.Effect<void>
  }
>()('ChatNews') {}
