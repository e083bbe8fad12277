import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, type SchemaModule, sql } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/**
 * The few places where the two engines name a column type differently. Booleans are 0/1 and instants epoch milliseconds
 * on both.
 */
export interface Columns {
  id: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  idType: 'integer' | 'bigint'
  /** A whole number that may exceed 2^31: epoch milliseconds, foreign ids. */
  big: 'integer' | 'bigint'
  bytes: 'blob' | 'bytea'
  /** Text for sorting: in byte order on both engines, whatever PostgreSQL's locale. */
  sorted: 'text' | RawBuilder<unknown>
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
export const notNull = required

export const columnsOf = (dialect: Dialect): Columns =>
  dialect === 'sqlite'
    ? { id: (c) => c.primaryKey().autoIncrement(), idType: 'integer', big: 'integer', bytes: 'blob', sorted: 'text' }
    : {
        id: (c) => c.primaryKey().generatedByDefaultAsIdentity(),
        idType: 'bigint',
        big: 'bigint',
        bytes: 'bytea',
        sorted: sql`text collate "C"`,
      }

export interface Migration {
  name: string
  up: (migrating: { db: Kysely<unknown>; schema: SchemaModule; dialect: Dialect; columns: Columns }) => Promise<void>
}
