import { Context } from 'effect'

interface Went {
  lastSuccess: number | null
  lastError: { at: number; message: string } | null
}
interface Hits {
  taken: number
  refused: number
  lastAt: number
}

/** Strangers choose the paths they try: beyond this many names, none are counted separately. */
const MOST_NAMES = 200

const entry = <A>(known: Map<string, A>, name: string, fresh: () => A): A | undefined => {
  const found = known.get(name)
  if (found !== undefined || known.size >= MOST_NAMES) return found
  const made = fresh()
  known.set(name, made)
  return made
}

/** A process's own figures, for system administrators. Counted since its start and stored nowhere. */
export const makeVitals = (now: () => number) => {
  const jobs = new Map<string, Went>()
  const webhooks = new Map<string, Hits>()
  const limits = new Map<string, { count: number; lastAt: number }>()
  let live = { sockets: () => 0, behind: (): ReadonlyMap<number, number> => new Map<number, number>() }
  return {
    startedAt: now(),
    jobs: jobs as ReadonlyMap<string, Went>,
    webhooks: webhooks as ReadonlyMap<string, Hits>,
    limits: limits as ReadonlyMap<string, { count: number; lastAt: number }>,
    live: () => live,
    /** The live channel's own figures: open sockets and, by company, the last event sent to each socket. */
    watchLive: (figures: typeof live): void => void (live = figures),
    jobDone: (kind: string): void => {
      const went = entry(jobs, kind, () => ({ lastSuccess: null, lastError: null }))
      if (went) went.lastSuccess = now()
    },
    jobFailed: (kind: string, message: string): void => {
      const went = entry(jobs, kind, () => ({ lastSuccess: null, lastError: null }))
      if (went) went.lastError = { at: now(), message: message.slice(0, 500) }
    },
    webhookCame: (path: string, taken: boolean): void => {
      const hits = entry(webhooks, path, () => ({ taken: 0, refused: 0, lastAt: 0 }))
      if (!hits) return
      hits[taken ? 'taken' : 'refused'] += 1
      hits.lastAt = now()
    },
    limitHit: (call: string): void => {
      const hit = entry(limits, call, () => ({ count: 0, lastAt: 0 }))
      if (!hit) return
      hit.count += 1
      hit.lastAt = now()
    },
  }
}

export class Vitals extends Context.Service<Vitals, ReturnType<typeof makeVitals>>()('Vitals') {}
