import { FEATURE_OF_EVENT } from '@xd/core/contract/event.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { Db } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import type { Log } from '#log.ts'
import { causeOfSilence, type Troubles } from '#troubles.ts'
import { featuresOfCompany } from '#queries/companies.ts'
import { eventsAfter, firstSeq, lastSeq, seqBefore } from '#queries/events.ts'
import { bareFrame, createNews } from './news.ts'
import { refreshRights } from './refresh-rights.ts'
import { mayHear, type Subscriber } from './subscriber.ts'

const scope = systemScope('live')
const PAGE = 500
/** Written along with changes in who may receive what: later events follow the new permissions. */
const CHANGES_RIGHTS: ReadonlySet<string> = new Set(['reload_employees', 'reload_stores'])

const NONE: ReadonlySet<Subscriber> = new Set()

/** Where a client wants to resume: after an event, or at a moment in time. */
export interface Place {
  readonly seq?: number | undefined
  readonly time?: number | undefined
}

interface Told {
  readonly log: Log
  readonly troubles: typeof Troubles.Service
}

/**
 * Passes on the log. A wake-up only says that a company's log has grown. Every event sent is read from the log, so a
 * lost or doubled wake-up changes nothing, and one commit reaches the sockets of every process.
 */
export const createHub = (db: Db, { log, troubles }: Told, publicURL: string) => {
  const newsOf = createNews(db, publicURL)
  const companies = new Map<number, Set<Subscriber>>()
  const reading = new Map<number, Promise<void>>()
  const again = new Set<number>()

  const handOut = async (companyID: number): Promise<void> => {
    for (;;) {
      const ready = [...(companies.get(companyID) ?? [])].filter((subscriber) => subscriber.seq !== undefined)
      if (ready.length === 0) return
      const from = Math.min(...ready.map((subscriber) => subscriber.seq!))
      const events = await eventsAfter(db, scope, companyID, from, PAGE)
      // Without rows, clients fetch their lists, so a failed read must not hold up the events.
      const news = await newsOf(companyID, events, ready).catch((cause: unknown) => {
        log.error({ companyID, cause: causeOfSilence(cause) }, 'what events carry could not be read')
        return bareFrame
      })
      const changed = events.some(({ event }) => CHANGES_RIGHTS.has(event))
      const narrowed = changed ? await refreshRights(db, companyID, ready) : NONE
      const ofModules = events.some(({ event }) => FEATURE_OF_EVENT[event] !== undefined)
      const features = ofModules ? (JSON.parse(await featuresOfCompany(db, companyID)) as string[]) : []
      for (const logged of events) {
        const { seq, event, data } = logged
        const isOn = hasFeature(features, FEATURE_OF_EVENT[event])
        const frameOf = news(logged)
        for (const subscriber of ready) {
          if (subscriber.seq! >= seq) continue
          subscriber.seq = seq
          if (!isOn || !mayHear(subscriber, logged) || (narrowed.has(subscriber) && event !== 'force_logout')) continue
          // A session that only moved to another company comes back there; the others get the event.
          if (event !== 'force_logout' || !isSwitch(data)) subscriber.send(frameOf(subscriber))
          if (event === 'force_logout') subscriber.close()
        }
      }
      narrowed.forEach((subscriber) => subscriber.close())
      if (events.length < PAGE) return
    }
  }

  /** Reads a company's log once more; if a read is already running, one more follows it. */
  const wake = (companyID: number): void => {
    if (!companies.has(companyID)) return
    if (reading.has(companyID)) return void again.add(companyID)
    const done = handOut(companyID)
      .then(
        () => troubles.works('event log'),
        (cause: unknown) => troubles.failed('event log', causeOfSilence(cause)),
      )
      .finally(() => {
        reading.delete(companyID)
        if (again.delete(companyID)) wake(companyID)
      })
    reading.set(companyID, done)
  }

  return {
    wake,
    wakeAll: () => [...companies.keys()].forEach(wake),
    subscribers: () => [...companies.values()].reduce((total, set) => total + set.size, 0),

    /** By company, how far behind in its log the slowest of its sockets here is. */
    behind: (): ReadonlyMap<number, number> =>
      new Map(
        [...companies].flatMap(([companyID, set]) => {
          const places = [...set].flatMap(({ seq }) => (seq === undefined ? [] : [seq]))
          return places.length === 0 ? [] : [[companyID, Math.min(...places)] as const]
        }),
      ),

    add: (subscriber: Subscriber): void => {
      const { companyID } = subscriber.caller
      const set = companies.get(companyID) ?? new Set()
      companies.set(companyID, set.add(subscriber))
    },

    /**
     * Answers `ready` (with its `id`), then sends everything after the position, or `reload_all` if the log no longer
     * reaches back that far.
     */
    ready: async (subscriber: Subscriber, place: Place, id?: unknown): Promise<void> => {
      const { companyID } = subscriber.caller
      const [last, first] = [await lastSeq(db, scope, companyID), await firstSeq(db, scope, companyID)]
      const at = place.time === undefined ? undefined : ((await seqBefore(db, scope, companyID, place.time)) ?? last)
      const since = place.seq ?? at
      subscriber.send(JSON.stringify({ event: 'ready', data: { seq: last, from: at }, id }))
      const missedSome = since !== undefined && since < last && (first === undefined || since < first - 1)
      // A position beyond the end comes from another database: a restored backup, a new demo.
      const unknownPlace = since !== undefined && since > last
      if (missedSome || unknownPlace) subscriber.send(JSON.stringify({ event: 'reload_all', data: {}, seq: last }))
      subscriber.catchesUpTo = last
      subscriber.seq = missedSome || unknownPlace ? last : (since ?? last)
      wake(companyID)
    },

    remove: (subscriber: Subscriber): void => {
      const set = companies.get(subscriber.caller.companyID)
      set?.delete(subscriber)
      if (set?.size === 0) companies.delete(subscriber.caller.companyID)
    },

    /** Asks everyone to reconnect, perhaps to another process. */
    closeAll: (): void => {
      for (const set of companies.values()) for (const subscriber of set) subscriber.close()
    },
  }
}

const isSwitch = (data: string): boolean => (JSON.parse(data) as { switched?: true }).switched === true

export type Hub = ReturnType<typeof createHub>
