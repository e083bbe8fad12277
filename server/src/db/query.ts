import { Effect, Option } from 'effect'
import { Kysely } from 'kysely'
import type { Db, TxDb } from './connect.ts'
import { Database } from './database.ts'
import { Transaction } from './transaction.ts'

/** A query that reads: in the caller's transaction if there is one, else outside any. */
export interface ReadingQuery<Args extends readonly unknown[], A> {
  (...args: Args): Effect.Effect<A, never, Database>
  (db: Db, ...args: Args): Promise<A>
}

/** A query that writes or locks. As an effect it compiles only in a transaction. */
export interface WritingQuery<Args extends readonly unknown[], A> {
  (...args: Args): Effect.Effect<A, never, Transaction>
  (db: TxDb, ...args: Args): Promise<A>
}

interface MakeQuery {
  <Args extends readonly unknown[], A>(
    run: (db: Db, ...args: Args) => Promise<A>,
    table?: string,
  ): ReadingQuery<Args, A>
  <Args extends readonly unknown[], A>(
    run: (db: TxDb, ...args: Args) => Promise<A>,
    table?: string,
  ): WritingQuery<Args, A>
}

type Run = (db: Db, ...args: readonly unknown[]) => Promise<unknown>

/** The first table named in a query's text, or else its first call: `labels(db, scope)`. */
const TABLE = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(\s*['"`](\w+)/
const CALL = /=>[^]*?([\w$]+)\)?\(\s*db\b/

const named = new WeakMap<object, () => string | undefined>()

/** The table that a query is about, by which traces name it. */
export const tableOf = (asking: (db: never) => unknown): string | undefined =>
  (named.get(asking) ?? (() => nameIn(asking)))()

const nameIn = (run: (...args: never) => unknown) => {
  const text = run.toString()
  return (TABLE.exec(text) ?? CALL.exec(text))?.[1]
}

/**
 * A query in both of its forms: with a database it is a promise, for other queries; without one it is an effect that finds the
 * database itself. A failing query is a defect. Its table is told if its text names none.
 */
export const query = ((run: Run, table?: string) =>
  (...args: readonly unknown[]) => {
    const [db, ...rest] = args
    if (db instanceof Kysely) return run(db as Db, ...rest)
    const asking = (given: Db) => run(given, ...args)
    named.set(asking, () => table ?? nameIn(run))
    return Effect.flatMap(Effect.serviceOption(Transaction), (transaction) =>
      Option.isSome(transaction)
        ? transaction.value.query(asking)
        : Effect.flatMap(Database, ({ read }) => read(asking)),
    )
  }) as unknown as MakeQuery

/** Several queries in the caller's transaction, as one promise. */
export const within = <A>(run: (db: TxDb) => Promise<A>): Effect.Effect<A, never, Transaction> =>
  Effect.flatMap(Transaction, (transaction) => transaction.query(run))
