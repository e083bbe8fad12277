import { Context, type Effect } from 'effect'
import type { EventData, EventName } from '@xd/core/contract/event.ts'
import type { TxDb } from './connect.ts'
import type { NewJob } from './job-queue.ts'

/** The operations of a writing transaction. Events and jobs are written with it and released only after commit. */
export interface Tx {
  readonly db: TxDb
  query<A>(query: (db: TxDb) => Promise<A>): Effect.Effect<A>
  /** `storeID` limits it to users allowed at that store. */
  emit<N extends EventName>(event: N, data: EventData[N], audience: { companyID: number; storeID?: number }): void
  enqueue(job: NewJob): void
}

/** The caller's transaction. Code that requires it compiles only within `Database.write`. */
export class Transaction extends Context.Service<Transaction, Tx>()('Transaction') {}
