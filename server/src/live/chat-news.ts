import { Effect } from 'effect'
import type { Db } from '#db/connect.ts'
import { marksOfChats } from '#queries/bubble-sessions.ts'
import { isTyping, markOf } from '#services/bubble/chat-news.ts'
import { causeOfSilence, type Troubles } from '#troubles.ts'
import type { Presence } from './presence.ts'

interface Waiter {
  readonly sessionID: number
  readonly mark: string
  readonly tell: () => void
}

/** Visitors beyond this number are answered at once, and ask again. */
const MOST_WAITING = 5_000

/**
 * Tells visitors who wait about news in their chats. A wake-up only says that something in the company has changed. One
 * query then checks all of its chats with a waiting visitor.
 */
export const createChatNews = (
  db: Db,
  troubles: typeof Troubles.Service,
  presence: Pick<Presence, 'isAnswering' | 'visitorTypes'>,
) => {
  const companies = new Map<number, Set<Waiter>>()
  const reading = new Set<number>()
  const again = new Set<number>()

  const look = async (companyID: number): Promise<void> => {
    const waiters = [...(companies.get(companyID) ?? [])]
    const sessionIDs = [...new Set(waiters.map(({ sessionID }) => sessionID))]
    const marks = new Map(
      (await marksOfChats(db, { companyID }, sessionIDs, Date.now())).map((row) => [
        row.sessionID,
        markOf(row, isTyping(row, presence.isAnswering(companyID, row.convoID))),
      ]),
    )
    for (const { sessionID, mark, tell } of waiters) if (marks.get(sessionID) !== mark) tell()
  }

  /** Looks once more; if a look is under way, another follows it. */
  const wake = (companyID: number): void => {
    if (!companies.has(companyID)) return
    if (reading.has(companyID)) return void again.add(companyID)
    reading.add(companyID)
    look(companyID)
      .then(
        () => troubles.works('chat news'),
        (cause: unknown) => troubles.failed('chat news', causeOfSilence(cause)),
      )
      .finally(() => {
        reading.delete(companyID)
        if (again.delete(companyID)) wake(companyID)
      })
  }

  let waiting = 0
  const add = (companyID: number, waiter: Waiter) => {
    companies.set(companyID, (companies.get(companyID) ?? new Set()).add(waiter))
    waiting += 1
    // A change since the mark was read would wake nobody.
    wake(companyID)
  }
  const remove = (companyID: number, waiter: Waiter) => {
    const set = companies.get(companyID)
    if (set?.delete(waiter)) waiting -= 1
    if (set?.size === 0) companies.delete(companyID)
  }

  return {
    wake,
    isAnswering: presence.isAnswering,
    visitorTypes: presence.visitorTypes,
    wakeAll: () => [...companies.keys()].forEach(wake),
    /** Answers everyone: the process ends. */
    close: () => companies.forEach((set) => set.forEach(({ tell }) => tell())),
    waitFor: (companyID: number, sessionID: number, mark: string, ms: number): Effect.Effect<void> =>
      waiting >= MOST_WAITING
        ? Effect.void
        : Effect.callback<void>((resume) => {
            const leave = () => remove(companyID, waiter)
            const tell = () => {
              leave()
              resume(Effect.void)
            }
            const waiter: Waiter = { sessionID, mark, tell }
            add(companyID, waiter)
            return Effect.sync(leave)
          }).pipe(Effect.timeoutOption(ms), Effect.asVoid),
  }
}
