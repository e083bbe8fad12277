import { Context, Effect } from 'effect'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Log } from '#log.ts'
import { inSpan } from '#telemetry/span.ts'

/** How often a lasting trouble is logged. */
const SAY_AGAIN_MS = 15 * MINUTE_MS
/** It is over after this long without a failure. Otherwise a service that fails now and then would fill the log. */
const CALM_MS = MINUTE_MS
const LONGEST_CAUSE = 300
/** The rest of a cause isn't searched for names. */
const MOST_READ = 2_000

interface Trouble {
  readonly since: number
  failedAt: number
  saidAt: number
  failures: number
  cause: string
  /** It has worked since it last failed. */
  works: boolean
  /** Asks whether it works again, and notes the answer. */
  probe?: Effect.Effect<unknown, unknown>
}

const EMAIL_ADDRESS = /[^\s<>@,;:"]+@[^\s<>@,;:"]+/g
/** Dots only between a phone's own groups: an address of the network has them too. */
const PHONE_NUMBER = /\+?\d(?:[ ()-]{0,3}\d){6,}|\b\d{3}\.\d{3}\.\d{4}\b/g

/** Mail servers and carriers repeat a message's recipient. */
const withoutPeople = (cause: string): string =>
  cause
    .slice(0, MOST_READ)
    .replace(EMAIL_ADDRESS, '[address]')
    .replace(PHONE_NUMBER, '[number]')
    .slice(0, LONGEST_CAUSE)

/**
 * Current failures in this process: a provider, a kind of job, housekeeping, the disk, the database. The log has one
 * line when a failure starts, one every fifteen minutes while it lasts, and one when it is over.
 */
export const makeTroubles = (log: Log, now: () => number) => {
  const troubles = new Map<string, Trouble>()
  const providers = new Set<string>()
  const factsOf = (what: string, { cause, failures, since }: Trouble) => ({
    what,
    cause,
    failures,
    minutes: Math.round((now() - since) / MINUTE_MS),
  })
  const failed = (what: string, reason: string): void => {
    const at = now()
    const cause = withoutPeople(reason)
    const known = troubles.get(what)
    if (known) return void Object.assign(known, { cause, failedAt: at, failures: known.failures + 1, works: false })
    troubles.set(what, { since: at, failedAt: at, saidAt: at, failures: 1, cause, works: false })
    log.warn({ what, cause }, `failing: ${what}`)
  }
  const works = (what: string): void => {
    const known = troubles.get(what)
    if (known) known.works = true
  }
  return {
    failed,
    works,
    /** To be called repeatedly: logs what still fails, and what has recovered. */
    look: (): void => {
      const at = now()
      for (const [what, trouble] of troubles)
        if (trouble.works && at - trouble.failedAt >= CALM_MS) {
          troubles.delete(what)
          log.warn(factsOf(what, trouble), `works again: ${what}`)
        } else if (at - trouble.saidAt >= SAY_AGAIN_MS) {
          trouble.saidAt = at
          log.warn(factsOf(what, trouble), `still failing: ${what}`)
        }
    },
    failing: () => [...troubles].map(([what, { cause, since }]) => ({ what, cause, since })),
    /** Probes for failed providers without a request for a minute. */
    probes: (): readonly Effect.Effect<unknown, unknown>[] => {
      const due = [...troubles.values()].filter(({ works: again, failedAt }) => !again && now() - failedAt >= CALM_MS)
      return due.flatMap(({ probe }) => (probe === undefined ? [] : [probe]))
    },
    providers: providers as ReadonlySet<string>,
    /**
     * The same provider, with these requests traced and their outcome noted. `causeOf` is null for a failure that is
     * not the provider's. `probe`, one of the requests, changes nothing: after a failure it is repeated until it works.
     * Without it, the jobs' retries do that.
     */
    noting: <Provider extends object>(
      what: string,
      provider: Provider,
      requests: readonly (keyof Provider)[],
      causeOf: (failure: unknown) => string | null,
      probe?: keyof Provider,
    ): Provider => {
      providers.add(what)
      const note = (failure: unknown) => {
        const cause = causeOf(failure)
        if (cause === null) return works(what)
        failed(what, cause)
        const trouble = troubles.get(what)
        if (trouble && probe) trouble.probe = Effect.suspend(followed[probe] as () => Effect.Effect<unknown, unknown>)
      }
      const noted = requests.flatMap((name) => {
        const request = provider[name] as ((...asked: unknown[]) => Effect.Effect<unknown, unknown>) | undefined
        if (request === undefined) return []
        const traced = () => ({
          name: `${what} ${String(name)}`,
          kind: 'client' as const,
          facts: { provider: what, 'provider.request': String(name) },
        })
        const same: typeof request = (...asked) =>
          inSpan(request(...asked), traced).pipe(
            Effect.tap(() => Effect.sync(() => works(what))),
            Effect.tapError((failure) => Effect.sync(() => note(failure))),
          )
        return [[name, same] as const]
      })
      const followed: Provider = { ...provider, ...Object.fromEntries(noted) }
      return followed
    },
  }
}

export class Troubles extends Context.Service<Troubles, ReturnType<typeof makeTroubles>>()('Troubles') {}

/** Why a request got no answer, because the error itself only says that there was none. */
export const causeOfSilence = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.cause !== undefined && cause.cause !== null) return causeOfSilence(cause.cause)
  const { code } = cause as NodeJS.ErrnoException
  return cause.message || (code ?? cause.name)
}
