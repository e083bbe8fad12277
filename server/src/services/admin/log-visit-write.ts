import { Clock, Effect } from 'effect'
import { type CallName, calls } from '@xd/core/contract/calls.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { audit, isLogged } from '#services/audit.ts'

/** What changes nothing of the company: the visitor's own drafts, choices and page views. */
const THEIR_OWN: readonly CallName[] = [
  'profiler/activity',
  'customers/conversation/draft/save',
  'calendar/categories/set-shown',
]

/** The record a call is about: the first that its input names. */
const targetOf = (name: CallName, input: unknown): string | undefined => {
  for (const [path, kind] of Object.entries(calls[name].finds)) {
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], input)
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'number' || typeof first === 'string') return `${String(kind)}/${first}`
  }
  return undefined
}

/**
 * Makes a call as a visitor: a change that has no line in the visited company's log by itself gets one, so that its owners
 * can read everything that was changed.
 */
export const loggedAsVisitor = <A, E, R>(
  name: CallName,
  caller: Caller,
  input: unknown,
  work: Effect.Effect<A, E, R>,
) =>
  THEIR_OWN.includes(name)
    ? work
    : Effect.gen(function* () {
        const { write } = yield* Database
        const done = yield* work
        if (!isLogged(caller)) {
          const at = yield* Clock.currentTimeMillis
          const target = targetOf(name, input)
          yield* write((tx) =>
            audit(tx, caller, { at, action: 'support-write', ...(target && { target }), detail: { call: name } }),
          )
        }
        return done
      })
