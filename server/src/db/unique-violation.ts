import { Effect } from 'effect'

const CODES = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']

const isUniqueViolation = (defect: unknown): boolean =>
  CODES.includes((defect as { code?: string } | undefined)?.code ?? '')

/** The failure to return if someone else has just taken the name this write wanted. */
export const orWhenTaken =
  <B, E, R>(taken: Effect.Effect<B, E, R>) =>
  <A, E0, R0>(write: Effect.Effect<A, E0, R0>): Effect.Effect<A | B, E0 | E, R0 | R> =>
    Effect.catchDefect(write, (defect) => (isUniqueViolation(defect) ? taken : Effect.die(defect)))
