import type { SignedIn } from '#caller.ts'

/** The owner of an open socket. */
export interface Place {
  readonly caller: SignedIn
  readonly companyKey: string
}

/** Tabs of one browser; sockets of one person on all their devices. Per process. */
export const MOST_SOCKETS = { ofSession: 32, ofUser: 96 }

/** Counts open sockets by session and by user, so that nobody uses them all. */
export const seatsOf = () => {
  const taken = new Map<string, number>()
  const change = (key: string, by: number) => {
    const now = (taken.get(key) ?? 0) + by
    if (now > 0) taken.set(key, now)
    else taken.delete(key)
  }
  return {
    /** Takes a seat and returns a function to give it back; undefined if the session or the user has none left. */
    take: ({ userID, session }: SignedIn): (() => void) | undefined => {
      const [ofSession, ofUser] = [`session/${session.tokenHash}`, `user/${userID}`]
      if ((taken.get(ofSession) ?? 0) >= MOST_SOCKETS.ofSession || (taken.get(ofUser) ?? 0) >= MOST_SOCKETS.ofUser)
        return undefined
      change(ofSession, 1)
      change(ofUser, 1)
      return () => {
        change(ofSession, -1)
        change(ofUser, -1)
      }
    },
  }
}
