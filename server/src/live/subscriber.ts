import { holds } from '@xd/core/domain/access/permissions.ts'
import type { SignedIn } from '#caller.ts'
import { sessionIDOf } from '#services/session.ts'

/** One browser or terminal on the live channel. */
export interface Subscriber {
  /** As of the last check: their stores and permissions may change, their company may not. */
  caller: Pick<SignedIn, 'companyID' | 'storeIDs' | 'permissions' | 'userID' | 'session'>
  /** The last position in the log that it has been sent; undefined until it has said `ready`. */
  seq: number | undefined
  /**
   * The end of the log when it said `ready`: events up to there are for catching up, and the client fetches whole lists
   * then.
   */
  catchesUpTo: number
  /** Wants only this store's events. */
  storeID: number | undefined
  send(frame: string): void
  close(): void
}

export interface LoggedEvent {
  readonly seq: number
  readonly event: string
  readonly storeID: number | null
  /** As JSON. */
  readonly data: string
}

/** Comments on a request are named by the key of its link. */
const isOfRequest = (data: string): boolean =>
  (JSON.parse(data) as { commentKey: string }).commentKey.startsWith('payment/')

/**
 * Whether an event is for this subscriber: of their company, and of no store or one of theirs. The end of a session is
 * only for that session, and comments on requests only for those who may see requests.
 */
export const mayHear = (
  { caller, storeID: wanted }: Subscriber,
  { event, storeID, data }: Omit<LoggedEvent, 'seq'>,
): boolean => {
  if (event === 'force_logout')
    return (JSON.parse(data) as { sessionID: string }).sessionID === sessionIDOf(caller.session.tokenHash)
  if (wanted !== undefined && storeID !== wanted) return false
  if (event === 'reload_comments' && isOfRequest(data) && !holds(caller.permissions, 'payments')) return false
  return storeID === null || caller.storeIDs.includes(storeID)
}
