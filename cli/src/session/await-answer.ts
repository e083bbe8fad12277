import { callsOf } from './client.ts'
import { liveOf } from './live.ts'

interface Visiting {
  readonly server: string
  readonly token: string
}

export interface VisitAnswer {
  readonly approval: 'waiting' | 'allowed' | 'refused' | null
  readonly answeredBy: string | null
}

/** Waits until the company answers a visitor's request to make changes; null if the visit ends first. */
export const awaitAnswer = async ({ server, token }: Visiting): Promise<VisitAnswer | null> => {
  const calls = callsOf(server, token)
  const { user, lastSeq, session } = await calls('auth/info', {})
  return new Promise((resolve, reject) => {
    const look = async () => {
      const visit = (await calls('auth/info', {})).session.impersonatedBy
      if (visit?.approval !== 'waiting') finish(() => resolve(visit ?? null))
    }
    const tryLook = () => void look().catch((error: Error) => finish(() => reject(error)))
    const live = liveOf(server, token, {
      companyKey: user.companyKey,
      userID: user.userID,
      lastSeq,
      onEvent: ({ event }) => event === 'reload_visits' && tryLook(),
      onStatus: ({ state }) => state === 'live' && tryLook(),
    })
    const over = setTimeout(tryLook, Math.max(0, Date.parse(session.expires) - Date.now()))
    const finish = (settle: () => void) => {
      clearTimeout(over)
      live.close()
      settle()
    }
  })
}
