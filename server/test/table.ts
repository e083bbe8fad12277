import { readFileSync } from 'node:fs'

/** A case table of fixtures/tables: JSON, whole. */
export const jsonTable = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../fixtures/tables/${name}`, import.meta.url), 'utf8')) as T
