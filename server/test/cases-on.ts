import type { Engine } from '@xd/fixtures/testing/database.ts'

/**
 * Cases of rules, which hardly depend on the database and take seconds each: PostgreSQL gets only the last and richest.
 */
export const casesOn = <Case>(database: Engine, cases: readonly Case[]): readonly Case[] =>
  database === 'sqlite' ? cases : cases.slice(-1)
