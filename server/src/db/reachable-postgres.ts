import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import { DatabaseBusy, MaybeSaved } from './database-busy.ts'

/** Work without a connection has not begun: PostgreSQL is restarting, or all connections are busy. */
class ReachablePostgresDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection()
    } catch (cause) {
      throw new DatabaseBusy(`PostgreSQL does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      })
    }
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
    } catch (cause) {
      throw cause instanceof DatabaseBusy ? new MaybeSaved(cause.message, { cause }) : cause
    }
  }
}

export class ReachablePostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ReachablePostgresDriver(this.#config)
  }
}
