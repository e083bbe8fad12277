import pg from 'pg'
import { WAKE_CHANNEL } from '#db/event-log.ts'
import type { Log } from '#log.ts'

const RECONNECT_MS = 1_000

/**
 * Hears from other processes, over PostgreSQL, that a company's log has grown. While the connection is down nothing is
 * lost: on coming back everybody is woken, and reads the log.
 */
export const listenForWakes = (connectionString: string, wake: (companyID: number) => void, wakeAll: () => void, log: Log) => {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({ connectionString })
    client = next
    next.on('notification', ({ payload }) => wake(Number(payload)))
    next.on('error', again)
    try {
      await next.connect()
      await next.query(`listen ${WAKE_CHANNEL}`)
      wakeAll()
    } catch (cause) {
      again(cause)
    }
  }

  const again = (cause: unknown) => {
    if (closed || retry) return
    log.warn({ cause: String(cause) }, 'the wake-up connection broke')
    client?.removeAllListeners()
    client?.on('error', () => {})
    void client?.end().catch(() => {})
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, RECONNECT_MS)
  }

  const connected = connect()
  return {
    connected,
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
