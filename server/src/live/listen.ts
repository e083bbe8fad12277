import type pg from 'pg'
import type { Log } from '#log.ts'

const RECONNECT_MS = 1_000

export interface Listening {
  /** The handlers of other processes' messages, by PostgreSQL channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** The connection is up, for the first time or again: messages sent in between were missed. */
  readonly onConnected: () => void
}

/** Listens to other processes over PostgreSQL, and reconnects when the connection breaks. */
export const listenToOthers = (connectionString: string, { channels, onConnected }: Listening, log: Log) => {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const { default: postgres } = await import('pg')
    const next = new postgres.Client({ connectionString })
    client = next
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    next.on('error', again)
    try {
      await next.connect()
      for (const channel of Object.keys(channels)) await next.query(`listen ${channel}`)
      onConnected()
    } catch (cause) {
      again(cause)
    }
  }

  const again = (cause: unknown) => {
    if (closed || retry) return
    log.warn({ cause: String(cause) }, 'the connection to other processes broke')
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
