import type { Query, QueryClient } from '@tanstack/react-query'
import type { CallName } from '@xd/core/contract/calls.ts'
import { type LiveFrame, REFRESHES } from '@xd/core/contract/event.ts'
import { staleInboxes } from './inbox-cache.ts'
import { isPagesOfMessages, refreshMessages } from './use-messages.ts'

/** The one id whose spelling differs between calls and events. */
const inputName = (eventName: string) => (eventName === 'custID' ? ['custID', 'customerID'] : [eventName])

/** Whether a query concerns something other than the event: it names another record of the same kind. */
const isAboutAnother = (input: Record<string, unknown>, data: Record<string, unknown>) =>
  Object.entries(data).some(
    ([name, value]) =>
      typeof value !== 'object' &&
      inputName(name).some((key) => input[key] !== undefined && input[key] !== null && input[key] !== value),
  )

/** Whether a live event makes a query's answer stale. */
const isMadeStale = (query: Query, { event, data }: LiveFrame): boolean => {
  if (event === 'presence' || event === 'typing' || event === 'visitor_typing') return false
  const [name, input] = query.queryKey as [string, Record<string, unknown> | undefined]
  return (
    (REFRESHES[event] as readonly string[]).includes(name) &&
    !isAboutAnother(input ?? {}, data as Record<string, unknown>)
  )
}

const COALESCE_MS = 40

/**
 * Sums over all of a company's conversations and payments. During busy periods they are refetched only now and then.
 */
const SUMS: readonly unknown[] = ['home/today', 'home/paid'] satisfies CallName[]
const SUMS_MS = 5_000

/**
 * Applies the data in live events to the cache, marks everything else they make stale, and refetches what is on screen,
 * once per burst of events.
 */
export const createRefresher = (client: QueryClient, userID: number) => {
  let waiting: LiveFrame[] = []
  /** Stale sums: when they were last fetched, and when they will be next. */
  let [sums, askedAt] = [new Set<Query>(), -SUMS_MS]
  let sumsTimer: ReturnType<typeof setTimeout> | undefined
  const askForSums = () => {
    sumsTimer = undefined
    askedAt = performance.now()
    const stale = sums
    sums = new Set()
    void client.invalidateQueries({ predicate: (query) => stale.has(query) })
  }
  const flush = () => {
    const frames = waiting
    waiting = []
    const changed = frames.filter((frame) => frame.event === 'reload_convo_sms' || frame.event === 'sms_status_update')
    const missed = frames.some(({ event }) => event === 'reload_all')
    // A long conversation refetches only what changed, instead of every page ever scrolled through.
    void refreshMessages(changed.map(({ data }) => data))
    const inboxes = missed ? undefined : staleInboxes(client, frames, userID)
    void client.invalidateQueries({
      predicate: (query) => {
        if (missed) return true
        if (query.queryKey[0] === 'inbox/list') return inboxes!.has(query)
        if (isPagesOfMessages(query.queryKey) || !frames.some((frame) => isMadeStale(query, frame))) return false
        if (!SUMS.includes(query.queryKey[0])) return true
        sums.add(query)
        return false
      },
    })
    if (sums.size > 0) sumsTimer ??= setTimeout(askForSums, askedAt + SUMS_MS - performance.now())
  }
  return (frame: LiveFrame): void => {
    if (waiting.length === 0) setTimeout(flush, COALESCE_MS)
    waiting.push(frame)
  }
}
