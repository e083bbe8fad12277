import { Effect } from 'effect'
import type { Database } from '#db/database.ts'
import { Transaction, type Tx } from '#db/transaction.ts'
import { tableOf } from '#db/query.ts'
import { inSpan, traceparentOf } from './span.ts'

type Service = typeof Database.Service

/**
 * The same database, whose work shows in the trace that it belongs to. Jobs carry the name of their trace, so that they
 * show in it too.
 */
export const traceDatabase = (database: Service): Service => {
  const system = database.dialect === 'sqlite' ? 'sqlite' : 'postgresql'
  const described = (operation: 'read' | 'write' | 'query', query?: (db: never) => unknown) => () => {
    const name = query && tableOf(query)
    return {
      name: name === undefined ? operation : `${operation} ${name}`,
      kind: 'client' as const,
      facts: {
        'db.system.name': system,
        'db.operation.name': operation,
        ...(name !== undefined && { 'db.query.summary': name }),
      },
    }
  }

  const tracing = (tx: Tx, traceparent: string): Tx => ({
    ...tx,
    query: (query) => inSpan(tx.query(query), described('query', query)),
    // Each of a mailer's thousands is sampled on its own.
    enqueue: (job) => tx.enqueue(job.lane === 'mass' ? job : { ...job, traceparent }),
  })

  const writing =
    (write: Service['write']): Service['write'] =>
    (work) =>
      inSpan(
        Effect.withFiber(({ cache: { span } }) =>
          write(
            span === undefined
              ? work
              : Effect.updateService(work, Transaction, (tx) => tracing(tx, traceparentOf(span))),
          ),
        ),
        described('write'),
      )

  return {
    ...database,
    read: (query) => inSpan(database.read(query), described('read', query)),
    readKept: (key, query) => inSpan(database.readKept(key, query), described('read', query)),
    tally: (query) => inSpan(database.tally(query), described('write', query)),
    write: writing(database.write),
    writeTogether: writing(database.writeTogether),
  }
}
