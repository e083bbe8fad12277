import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallError } from '@xd/core/client/call-client.ts'
import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Message } from '@xd/core/contract/entity/message.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import { callKey } from './use-call.ts'

const NAME = 'customers/conversation/messages/fetch'
const PER_PAGE = 50
/** Larger pages for users who scroll far back: half as many answers, each of which redraws the thread. */
const OLDER_PER_PAGE = 100

export type MessageData = Wire<typeof Message>
type Page = WireOutput<typeof NAME>
type Pages = InfiniteData<Page, number | null>

const keyOf = (convoID: number) => [...callKey(NAME, { convoID }), 'pages'] as const

export const isPagesOfMessages = (key: readonly unknown[]): boolean => key[0] === NAME && key[2] === 'pages'

/** A conversation's messages by pages, as `useMessages` asks for them. */
export const messagesQuery = (convoID: number) => ({
  queryKey: keyOf(convoID),
  queryFn: ({ pageParam }: { pageParam: number | null }) =>
    call(NAME, { convoID, beforeID: pageParam, perPage: pageParam === null ? PER_PAGE : OLDER_PER_PAGE }),
  initialPageParam: null,
  // Pages go back in time: each ends before the previous one's oldest message.
  getNextPageParam: (page: Page) => (page.hasMore ? page.messages[0]?.messageID : undefined),
})

/** The newest fetched message of a conversation. */
export const newestShown = (convoID: number): number | undefined =>
  queryClient.getQueryData<Pages>(keyOf(convoID))?.pages[0]?.messages.at(-1)?.messageID

const NONE: readonly MessageData[] = []

const usePages = <Selected = Pages>(convoID: number, select?: (data: Pages) => Selected) =>
  useInfiniteQuery<Page, CallError, Selected, readonly unknown[], number | null>({
    ...messagesQuery(convoID),
    ...(select && { select }),
  })

/**
 * A conversation's messages in the pages they came in, all oldest first, and the time before which messages were
 * deleted, if any were. Redraws when requested older ones arrive.
 */
export const useMessages = (convoID: number) => {
  // Reads each part by name, because reading the whole query would redraw on every change.
  const { data, hasNextPage, fetchNextPage, isPending, error, refetch } = usePages(convoID)
  const pages = useMemo(() => (data?.pages ?? []).map(({ messages }) => messages).reverse(), [data])
  const deletedBefore = data?.pages.at(-1)?.deletedBefore ?? null
  return { pages, hasNextPage, fetchNextPage, isPending, error, refetch, deletedBefore }
}

// Selections from it follow. Reading one does not redraw while older messages load.

const nothing = () => null

/** Whether there are older messages, and whether they are loading. */
export const useOlderMessages = (convoID: number) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(convoID, nothing)
  return { hasMore: hasNextPage, loading: isFetchingNextPage, onMore: () => void fetchNextPage() }
}

const scheduledOf = ({ pages }: Pages) => pages[0]?.scheduled ?? NONE

export const useScheduled = (convoID: number): readonly MessageData[] => usePages(convoID, scheduledOf).data ?? NONE

const lastInPage = ({ messages }: Page) => ({
  newest: messages.at(-1),
  incoming: messages.findLast(({ messageDirection }) => messageDirection === 'in'),
  /** The last email with a subject. */
  titled: messages.findLast(
    ({ messageChannel, messageSubject }) => messageChannel === 'email' && Boolean(messageSubject),
  ),
})

/** Searches a long conversation once, instead of for each added page. */
const lastsInPages = new WeakMap<Page, ReturnType<typeof lastInPage>>()
const lastsIn = (page: Page) => {
  const lasts = lastsInPages.get(page) ?? lastInPage(page)
  lastsInPages.set(page, lasts)
  return lasts
}

const lastMessages = ({ pages }: Pages) => {
  const lastOf = (kind: keyof ReturnType<typeof lastInPage>) => pages.map((page) => lastsIn(page)[kind]).find(Boolean)
  return { newest: lastOf('newest'), incoming: lastOf('incoming'), titled: lastOf('titled') }
}

/** Only a conversation's last messages; undefined until they have loaded. */
export const useLastMessages = (convoID: number) => usePages(convoID, lastMessages).data

/** Fetches a conversation that will probably be opened next. */
export const prefetchMessages = (convoID: number): void =>
  void queryClient.prefetchInfiniteQuery(messagesQuery(convoID))

/**
 * The current newest page joined to the loaded ones; undefined if there is a gap between them. Messages that came here
 * after it was asked for (`known` was the newest) stay: it may not have them yet.
 */
const renewed = (before: Page, newest: Page, known: number): Page | undefined => {
  const first = newest.messages[0]?.messageID ?? 0
  const last = Math.max(known, newest.messages.at(-1)?.messageID ?? 0)
  const older = before.messages.filter(({ messageID }) => messageID < first)
  const joins = !newest.hasMore || before.messages.some(({ messageID }) => messageID >= first)
  return joins
    ? {
        ...newest,
        messages: [...older, ...newest.messages, ...before.messages.filter(({ messageID }) => messageID > last)],
        hasMore: older.length > 0 ? before.hasMore : newest.hasMore,
        deletedBefore: older.length > 0 ? before.deletedBefore : newest.deletedBefore,
      }
    : undefined
}

const replaced = (data: Pages, message: MessageData): Pages => ({
  ...data,
  pages: data.pages.map((page) =>
    page.messages.some(({ messageID }) => messageID === message.messageID)
      ? { ...page, messages: page.messages.map((other) => (other.messageID === message.messageID ? message : other)) }
      : page,
  ),
})

/** Counts the questions, and tells of each conversation which of them has been answered last. */
let asked = 0
const answered = new Map<number, number>()

const refreshOne = async (convoID: number, changed: readonly number[]): Promise<void> => {
  const key = keyOf(convoID)
  const query = queryClient.getQueryCache().find<Page, CallError, Pages>({ queryKey: key })
  if (!query?.state.data) return queryClient.invalidateQueries({ queryKey: key })
  if (!query.isActive()) {
    // Nobody is viewing it: the next viewer fetches its end, and further pages as they scroll.
    queryClient.setQueryData<Pages>(
      key,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    return queryClient.invalidateQueries({ queryKey: key })
  }
  const known = newestShown(convoID) ?? 0
  const question = ++asked
  const newest = await call(NAME, { convoID, perPage: PER_PAGE })
  // A late answer must not set messages back to how they were before a later one's.
  if (question > (answered.get(convoID) ?? 0)) {
    answered.set(convoID, question)
    const [before, ...older] = queryClient.getQueryData<Pages>(key)?.pages ?? []
    const now = before && renewed(before, newest, known)
    if (!now) return queryClient.invalidateQueries({ queryKey: key })
    queryClient.setQueryData<Pages>(key, (data) => data && { ...data, pages: [now, ...older] })
  }
  for (const messageID of changed.filter((id) => id < (newest.messages[0]?.messageID ?? 0))) {
    const [message] = (await call(NAME, { convoID, beforeID: messageID + 1, perPage: 1 })).messages
    if (message?.messageID === messageID)
      queryClient.setQueryData<Pages>(key, (data) => data && replaced(data, message))
  }
}

/** Updates the displayed parts of some conversations: their end, and the named messages. */
export const refreshMessages = async (changes: readonly { convoID: number; messageID?: number }[]): Promise<void> => {
  const named = (convoID: number) =>
    new Set(
      changes.flatMap((change) =>
        change.convoID === convoID && change.messageID !== undefined ? change.messageID : [],
      ),
    )
  const convoIDs = [...new Set(changes.map(({ convoID }) => convoID))]
  await Promise.all(convoIDs.map((convoID) => refreshOne(convoID, [...named(convoID)]).catch(() => undefined)))
}

/** Adds a scheduled message below the others, before any refetch. */
export const addScheduled = (message: MessageData): void => {
  queryClient.setQueryData<Pages>(keyOf(message.convoID), (data) => {
    const [newest, ...older] = data?.pages ?? []
    if (!data || !newest) return data
    const scheduled = [...newest.scheduled.filter(({ messageID }) => messageID !== message.messageID), message]
    scheduled.sort((a, b) => Date.parse(a.messageDate) - Date.parse(b.messageDate))
    return { ...data, pages: [{ ...newest, scheduled }, ...older] }
  })
}

/** Adds a message the server has just returned at the end, before any refetch. */
export const addMessage = (message: MessageData): void => {
  queryClient.setQueryData<Pages>(keyOf(message.convoID), (data) => {
    const [newest, ...older] = data?.pages ?? []
    if (!data || !newest) return data
    const messages = [...newest.messages.filter(({ messageID }) => messageID !== message.messageID), message]
    return { ...data, pages: [{ ...newest, messages }, ...older] }
  })
}
