import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { countOf } from '#domain/text/figure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time/spans.ts'
import { jsonTable } from '../table.ts'

const domain = fileURLToPath(new URL('../../src/domain', import.meta.url))
/** Versions change, and these long tables are tried on cases. */
const OTHERS = /^version\b|\.generated\.ts$|(?:common-passwords|cloud-address|area-codes|price-list)\.table\.ts$/
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !OTHERS.test(name),
)

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const

/** "14 days" */
const span = (ms: number): string => {
  const [unit, length] = UNITS.find(([, one]) => ms % one === 0) ?? ['millisecond', 1]
  return countOf(ms / length, unit)
}

/** A value as JSON, with spans in words; undefined for one that holds functions, or for a long table. */
const plain = (name: string, value: unknown): unknown => {
  if (value === Infinity) return 'unlimited'
  if (typeof value === 'number') return /Ms$|_MS$/.test(name) ? span(value) : value
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  const all = Object.entries(value instanceof Set ? [...value] : value)
  const inner = all.map(([key, one]) => [key, plain(key, one)] as const)
  if (inner.some(([, one]) => one === undefined) || value instanceof RegExp || value instanceof Map) return undefined
  return Array.isArray(value) || value instanceof Set ? inner.map(([, one]) => one) : Object.fromEntries(inner)
}

const LONGEST = 1500

/** A constant in one line; a long one in several, if it is a table: "loan regimes.fl". */
const lines = (name: string, value: unknown, isTable: boolean): (readonly [string, unknown])[] => {
  if (value === undefined) return []
  if (JSON.stringify(value).length <= LONGEST) return [[name, value]]
  // Words that play one part: "no, never, nunca".
  if (isTable && typeof value === 'string') return [[name, value.replaceAll(/\s+/g, ' ')]]
  if (!isTable || typeof value !== 'object') return []
  return Object.entries(value!).flatMap(([key, one]) => lines(`${name}.${key}`, one, true))
}

/** The exported constants of each folder: "payment PAYMENT_MAX". */
const settled = async (): Promise<Record<string, unknown>> => {
  const all = await Promise.all(
    files.map(async (file) => {
      const exported = Object.entries((await import(join(domain, file))) as Readonly<Record<string, unknown>>)
      return exported
        .filter(([name]) => /^[A-Z][A-Z0-9_]+$|^regimes$/.test(name))
        .flatMap(([name, value]) => lines(`${dirname(file)} ${name}`, plain(name, value), file.endsWith('.table.ts')))
    }),
  )
  return Object.fromEntries(all.flat())
}

test('limits, lists and sentences are those that were settled', async () => {
  const now = await settled()
  expect(Object.keys(now).length).toBeGreaterThan(200)
  expect(now).toEqual(jsonTable('text/settled.json'))
})
