import { Effect } from 'effect'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import type { Transaction } from '#db/transaction.ts'
import { audit, hasLine } from '#services/audit.ts'

/** Calls that change nothing in the company: the visitor's own password, drafts and choices. */
const THEIR_OWN: readonly CallName[] = [
  'auth/change-password',
  'customers/conversation/draft/save',
  'calendar/categories/set-shown',
]

/** The record a call is about: the first one its input names. */
const targetOf = (name: CallName, input: unknown): string | undefined => {
  for (const [path, kind] of Object.entries(calls[name].finds)) {
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], input)
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'number' || typeof first === 'string') return `${String(kind)}/${first}`
  }
  return undefined
}

/**
 * A database whose first commit includes a log line, its own or `line`: no crash comes between a change and its line.
 */
const withLine = (
  database: typeof Database.Service,
  line: Effect.Effect<void, never, Transaction>,
  tell: Effect.Effect<void, never, Transaction>,
): typeof Database.Service => {
  let isCommitted = false
  return {
    ...database,
    write: (work) =>
      database
        .write(
          work.pipe(
            Effect.tap(Effect.flatMap(hasLine, (has) => (isCommitted || has ? Effect.void : line))),
            Effect.tap(tell),
          ),
        )
        .pipe(Effect.tap(() => Effect.sync(() => void (isCommitted = true)))),
  }
}

/**
 * Makes a call as a visitor. A change without its own line in the visited company's log gets one, in the same
 * transaction, so that the owners can see every change.
 */
export const loggedAsVisitor = <A, E, R>(
  name: CallName,
  caller: Caller,
  input: unknown,
  work: Effect.Effect<A, E, R>,
) => {
  if (THEIR_OWN.includes(name)) return work
  const target = targetOf(name, input)
  const line = Effect.gen(function* () {
    yield* audit(caller, { action: 'support-write', ...(target && { target }), detail: { call: name } })
  })
  const { companyID, session } = caller
  const visitID = session?.visit?.visitID
  /** The company’s owners can follow the changes. */
  const tell = visitID ? emit('reload_visits', { visitID }, { companyID }) : Effect.void
  return Effect.flatMap(Database, (database) => Effect.provideService(work, Database, withLine(database, line, tell)))
}
