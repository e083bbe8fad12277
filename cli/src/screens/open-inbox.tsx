import { acting, callsOf } from '#session/client.ts'
import { liveOf } from '#session/live.ts'
import type { ServerOptions } from '#session/server.ts'
import { InboxScreen } from './InboxScreen.tsx'
import { needTerminal, openScreen } from './open.tsx'

/** A burst of events causes one refresh. */
const SETTLE_MS = 150

export const openInbox = async (options: ServerOptions): Promise<void> => {
  needTerminal('xd inbox list --json')
  const { server, token, profile } = acting(options)
  const calls = callsOf(server, token)
  const { user } = await calls('auth/info', {})
  const listeners = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => listeners.forEach((listener) => listener()), SETTLE_MS)
  }
  const live = liveOf(server, token, {
    companyKey: user.companyKey,
    userID: user.userID,
    onEvent: tell,
    // Data that the server could not send loads when it is back.
    onStatus: ({ state }) => state === 'live' && tell(),
  })
  const watch = (onChange: () => void): (() => void) => {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  }
  try {
    await openScreen(<InboxScreen calls={calls} watch={watch} now={Date.now} visit={profile?.visit} />, {
      full: true,
    })
  } finally {
    clearTimeout(timer)
    live.close()
  }
}
