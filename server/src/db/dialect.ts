import { PostgresAdapter } from 'kysely'
import type { Db } from './connect.ts'

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter
