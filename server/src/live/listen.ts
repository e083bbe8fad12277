import type pg from 'pg'
import type { Log } from '#log.ts'
import { causeOfSilence, type Troubles } from '#troubles.ts'

const RECONNECT_MS = 1_000
/** A connection that has not answered from one of these to the next is given up. */
const BEAT_MS = 10_000

/** The first may come right after the connection. */
const DEAF_BEATS = 2
const DEAF =
  'nothing comes from other processes: their news is not seen live here. A pooler in front of PostgreSQL must be in session mode'

export interface Listening {
  /** The handlers of other processes' messages, by PostgreSQL channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** The connection is up, for the first time or again: messages sent in between were missed. */
  readonly onConnected: () => void
}

interface Told {
  readonly log: Log
  readonly troubles: typeof Troubles.Service
}

const OTHERS = 'connection to other processes'

/**
 * Listens to other processes over PostgreSQL, and reconnects when the connection breaks. A firewall may silently drop
 * an idle connection, so it is checked now and then.
 */
export const listenToOthers = (
  connectionString: string,
  { channels, onConnected }: Listening,
  { log, troubles }: Told,
  beatMs = BEAT_MS,
) => {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  /** The connection that has yet to answer. */
  let asked: pg.Client | undefined
  /** Beats before anything arrived on this connection. The broadcast of `onConnected` should come back at once. */
  let deafBeats = 0

  /** Listening again to the same channels changes nothing. */
  const listen = async (to: pg.Client) => {
    for (const channel of Object.keys(channels)) await to.query(`listen ${channel}`)
  }

  const connect = async () => {
    const { default: postgres } = await import('pg')
    const next = new postgres.Client({ connectionString })
    client = next
    next.on('notification', ({ channel, payload }) => {
      deafBeats = NaN
      channels[channel]?.(payload ?? '')
    })
    next.on('error', again)
    try {
      await next.connect()
      await listen(next)
      troubles.works(OTHERS)
      deafBeats = 0
      onConnected()
    } catch (cause) {
      again(cause)
    }
  }

  const again = (cause: unknown) => {
    if (closed || retry) return
    troubles.failed(OTHERS, causeOfSilence(cause))
    client?.removeAllListeners()
    client?.on('error', () => {})
    void client?.end().catch(() => {})
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, RECONNECT_MS)
  }

  const beat = setInterval(() => {
    if (retry || client === undefined) return
    if (asked === client) return again('it does not answer')
    const now = (asked = client)
    if (++deafBeats === DEAF_BEATS) log.error({}, DEAF)
    listen(now).then(
      () => asked === now && (asked = undefined),
      // Its error says so, too.
      () => undefined,
    )
  }, beatMs)
  beat.unref()

  const connected = connect()
  return {
    connected,
    close: () => {
      closed = true
      clearTimeout(retry)
      clearInterval(beat)
      // A silent connection never reports its end.
      void client?.end().catch(() => {})
    },
  }
}
