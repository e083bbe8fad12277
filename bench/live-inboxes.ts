import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createLiveClient, type LiveSocket } from '@xd/core/client/live-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { createRefresher } from '../web/src/data/refresh.ts'
import { type ListSearch, listKey } from '../web/src/data/use-list.ts'
import { callKey } from '../web/src/data/use-call.ts'
import type { Colleague } from './live-company.ts'
import type { Served } from './serve.ts'

const LIST = 'inbox/list'
const PATIENCE_MS = 30_000
type Answer = WireOutput<typeof LIST>

/** The inbox's initial filter. */
const SEARCH: ListSearch<typeof LIST> = {
  filter: '',
  store: 'all',
  status: 'active',
  flag: 'any',
  assigned: 'any',
  label: null,
  perPage: 10,
}

/**
 * Inboxes as open in browsers, without their screens: the web's cached list and unread count, with its own rules for
 * refetching after an event.
 */
export const openInboxes = async ({ url, post }: Served, colleagues: readonly Colleague[]) => {
  let asked = 0
  const open = async ({ userID, tokens }: Colleague) => {
    const token = tokens[0]!
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
    const ask = async (search: ListSearch<typeof LIST>): Promise<Answer> => {
      asked += 1
      return JSON.parse(await post(`/api/${LIST}`, JSON.stringify({ search }), token)) as Answer
    }
    const list = new InfiniteQueryObserver<Answer, Error, { pages: Answer[] }, readonly unknown[], string | null>(
      client,
      {
        queryKey: listKey(LIST, { search: SEARCH }),
        queryFn: ({ pageParam }) => ask({ ...SEARCH, cursor: pageParam }),
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
    )
    const badge = new QueryObserver<Answer>(client, {
      queryKey: callKey(LIST, { search: { perPage: 1 } }),
      queryFn: () => ask({ perPage: 1 }),
    })
    const stops = [list.subscribe(() => undefined), badge.subscribe(() => undefined)]
    const live = await new Promise<{ close: () => void }>((resolve) => {
      const refresh = createRefresher(client, userID)
      const opened = createLiveClient({
        open: () =>
          new WebSocket(url.replace(/^http/, 'ws'), {
            headers: { authorization: `Bearer ${token}` },
          }) as unknown as LiveSocket,
        companyKey: 'goldenpledge',
        userID,
        onEvent: refresh,
        onStatus: ({ state }) => state === 'live' && resolve(opened),
        now: Date.now,
        later: (work, ms) => {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
        random: Math.random,
      })
    })
    return {
      isLoaded: () => list.getCurrentResult().isSuccess && badge.getCurrentResult().isSuccess,
      shows: (text: string) =>
        list.getCurrentResult().data?.pages[0]?.messages[0]?.messageBody === text &&
        badge.getCurrentResult().data?.messages[0]?.messageBody === text,
      close: () => {
        live.close()
        stops.forEach((stop) => stop())
      },
    }
  }
  const inboxes = await Promise.all(colleagues.map(open))
  const until = async (isSo: () => boolean) => {
    const end = Date.now() + PATIENCE_MS
    while (!isSo()) {
      if (Date.now() > end) throw new Error('the inboxes did not come to show it')
      await pause(10)
    }
  }
  await until(() => inboxes.every((inbox) => inbox.isLoaded()))
  return {
    asked: () => asked,
    /** Every inbox shows this text on top and fetches nothing more. */
    allShow: async (text: string) => {
      await until(() => inboxes.every((inbox) => inbox.shows(text)))
      for (let before = -1; before !== asked;) {
        before = asked
        await pause(200)
      }
    },
    close: () => inboxes.forEach((inbox) => inbox.close()),
  }
}
