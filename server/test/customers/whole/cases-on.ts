import type { Engine } from '@xd/fixtures/testing/database.ts'

/** What is done in which order hardly depends on the database, and each case takes seconds: PostgreSQL gets the last two. */
export const casesOn = <Case>(database: Engine, cases: readonly Case[]): readonly Case[] =>
  database === 'sqlite' ? cases : cases.slice(-2)
