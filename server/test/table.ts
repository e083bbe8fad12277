import { readFileSync } from 'node:fs'

export const tablePath = (name: string): URL => new URL(`../../fixtures/tables/${name}`, import.meta.url)

/** A case table of fixtures/tables: JSON, whole. */
export const jsonTable = <T>(name: string): T => JSON.parse(readFileSync(tablePath(name), 'utf8')) as T
