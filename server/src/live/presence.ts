import { randomUUID } from 'node:crypto'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { Db } from '#db/connect.ts'
import { findConversation } from '#queries/conversations.ts'
import { type Change, createSights, type Sight } from './sights.ts'
import type { Subscriber } from './subscriber.ts'
import { createVisitors, type VisitorPlace } from './visitors.ts'

/** Typing not repeated for this long has stopped. */
const TYPING_MS = 6_000
/** Each process repeats what its sockets view. A dead one falls silent and is forgotten. */
const SAY_AGAIN_MS = 20_000
const FORGET_AFTER = 3
/**
 * Changes within this time are announced together: a thousand sockets do not cause a thousand times as many messages.
 */
const GATHER_MS = 15

/** Messages between processes. */
type News =
  | { node: string; hello: true }
  | { node: string; visitor: VisitorPlace }
  | { node: string; socket: string; sight: Sight | null }

const TOLD = ['presence', 'typing', 'visitor_typing'] as const
type Told = (typeof TOLD)[number]

interface Watcher {
  readonly socket: string
  typing?: NodeJS.Timeout
  /** The presence last sent to it, by event. */
  told: Partial<Record<Told, string>>
  /** Counts requests: a late answer is ignored. */
  asked: number
}

/**
 * Who views a conversation and who types there, announced to its other viewers. It is kept only in memory, never in the
 * log. `tell` carries it to the other processes, and `hear` receives theirs.
 */
export const createPresence = (
  db: Db,
  tell: (news: string) => void,
  sayAgainMs = SAY_AGAIN_MS,
  /** Someone starts or stops typing an answer for one of this company's visitors. */
  onAnswering: (companyID: number) => void = () => undefined,
) => {
  const node = randomUUID()
  const sights = createSights()
  const watchers = new Map<Subscriber, Watcher>()
  const heardAt = new Map<string, number>()
  let made = 0

  const changed = new Map<number, { companyID: number }>()
  let gathering: NodeJS.Timeout | undefined

  /** Sends every viewer of a changed conversation the changes not sent yet. */
  const tellAll = () => {
    gathering = undefined
    const frames = new Map<number, Record<Told, string>>()
    for (const [convoID, { companyID }] of changed) {
      const now = sights.at(companyID, convoID)
      const frameOf = (event: Told, data: object) => JSON.stringify({ event, data: { convoID, ...data } })
      frames.set(convoID, {
        presence: frameOf('presence', { userIDs: now.presence }),
        typing: frameOf('typing', { userIDs: now.typing }),
        visitor_typing: frameOf('visitor_typing', { typing: visitors.isTyping({ companyID, convoID }) }),
      })
    }
    changed.clear()
    for (const [subscriber, { socket, told }] of watchers) {
      // They may have lost the permission while viewing.
      if (!holds(subscriber.caller.permissions, 'messages')) continue
      const frame = frames.get(sights.of(socket)?.convoID ?? NaN)
      for (const event of TOLD) {
        if (frame === undefined || told[event] === frame[event]) continue
        told[event] = frame[event]
        subscriber.send(frame[event])
      }
    }
  }

  const announce = (changes: readonly Change[]) => {
    for (const { companyID, convoID, answering } of changes) {
      changed.set(convoID, { companyID })
      if (answering) onAnswering(companyID)
    }
    if (changed.size > 0) gathering ??= setTimeout(tellAll, GATHER_MS)
  }
  const visitors = createVisitors(TYPING_MS, (place) => announce([{ ...place, answering: false }]))
  const say = (news: Omit<Extract<News, { socket: string }>, 'node'>) => tell(JSON.stringify({ node, ...news }))

  const set = (watcher: Watcher, sight: Sight | undefined) => {
    const changes = sights.set(watcher.socket, sight)
    if (changes.length === 0) return
    announce(changes)
    say({ socket: watcher.socket, sight: sight ?? null })
  }

  const watcherOf = (subscriber: Subscriber): Watcher => {
    const watcher = watchers.get(subscriber) ?? { socket: `${node}/${(made += 1)}`, asked: 0, told: {} }
    watchers.set(subscriber, watcher)
    return watcher
  }

  const setTyping = (watcher: Watcher, typing: boolean, answering: boolean) => {
    clearTimeout(watcher.typing)
    const sight = sights.of(watcher.socket)
    if (!sight) return
    if (typing) watcher.typing = setTimeout(() => setTyping(watcher, false, false), TYPING_MS)
    set(watcher, { ...sight, typing, answering })
  }

  const sayAll = () => {
    for (const { socket } of watchers.values()) {
      const sight = sights.of(socket)
      if (sight) say({ socket, sight })
    }
  }

  const forgetDead = () => {
    const now = Date.now()
    for (const [socket, at] of heardAt) {
      if (now - at < FORGET_AFTER * sayAgainMs) continue
      heardAt.delete(socket)
      announce(sights.set(socket, undefined))
    }
  }

  const again = setInterval(() => {
    sayAll()
    forgetDead()
  }, sayAgainMs)
  again.unref()

  return {
    /** A socket now views a conversation, or none. A conversation its user may not see counts as none. */
    look: async (subscriber: Subscriber, convoID: number | null): Promise<void> => {
      const watcher = watcherOf(subscriber)
      const asked = (watcher.asked += 1)
      if (convoID !== null && sights.of(watcher.socket)?.convoID === convoID) return
      const { companyID, userID, permissions } = subscriber.caller
      const isOpen = convoID !== null && holds(permissions, 'messages')
      const convo = isOpen ? await findConversation(db, subscriber.caller, convoID) : undefined
      // It closed, or moved elsewhere, during the database query.
      if (watchers.get(subscriber) !== watcher || watcher.asked !== asked) return
      clearTimeout(watcher.typing)
      watcher.told = {}
      set(
        watcher,
        convo && { companyID, userID, storeID: convo.storeID, convoID: convo.convoID, typing: false, answering: false },
      )
    },

    type: (subscriber: Subscriber, typing: boolean, answering = false): void => {
      const watcher = watchers.get(subscriber)
      if (watcher) setTyping(watcher, typing, typing && answering)
    },

    isAnswering: sights.isAnswering,

    /** A website visitor is typing in the chat bubble. */
    visitorTypes: ({ companyID, convoID }: VisitorPlace): void => {
      const visitor = { companyID, convoID }
      visitors.types(visitor)
      tell(JSON.stringify({ node, visitor } satisfies News))
    },

    leave: (subscriber: Subscriber): void => {
      const watcher = watchers.get(subscriber)
      if (!watcher) return
      clearTimeout(watcher.typing)
      watchers.delete(subscriber)
      set(watcher, undefined)
    },

    hear: (text: string): void => {
      const news = JSON.parse(text) as News
      if (news.node === node) return
      if ('hello' in news) return sayAll()
      if ('visitor' in news) return visitors.types(news.visitor)
      if (news.sight === null) heardAt.delete(news.socket)
      else heardAt.set(news.socket, Date.now())
      announce(sights.set(news.socket, news.sight ?? undefined))
    },

    /** Asks the other processes what their sockets are viewing, and reports ours. */
    greet: (): void => {
      tell(JSON.stringify({ node, hello: true }))
      sayAll()
    },

    close: (): void => {
      clearInterval(again)
      clearTimeout(gathering)
      visitors.close()
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
