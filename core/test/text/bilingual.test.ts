import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TwoSayings, sideBySide } from '../bilingual.ts'

const domain = fileURLToPath(new URL('../../src/domain', import.meta.url))
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** Words that only one of the languages has, besides its letters. */
const ENGLISH = /\b(?:the|your|you|this|of|is|are|for|and|with|by|was|we|it|to|on|after)\b/iu
const SPANISH =
  /[áéíóúñ¿¡]|(?<![\p{L}])(?:el|la|las|los|su|sus|de|del|para|con|que|por|se|en|al|un|una|le|ya|hoy)(?![\p{L}])/iu

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const pairOf = (path: string, { en, es }: Readonly<Record<string, unknown>>): TwoSayings[] =>
  sideBySide({ at: en }, { at: es }).map((pair) => ({ ...pair, path: `${path}${pair.path.slice(2)}` }))

/** Every text in two languages, wherever it is in a value. */
const pairsIn = (value: unknown, path: string): TwoSayings[] => {
  if (!isRecord(value)) return []
  if (value['en'] !== undefined && value['es'] !== undefined) return pairOf(path, value)
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${path}.${key}`))
}

const pairs = (
  await Promise.all(
    files
      // Phrases that customers write, not we.
      .filter((file) => !file.endsWith('pay-ask.table.ts'))
      .map(async (file) =>
        Object.entries((await import(join(domain, file))) as object).flatMap(([name, value]) => pairsIn(value, name)),
      ),
  )
).flat()

/** Without what is filled in. */
const wordsOf = (text: string): string[] => text.replace(/\[[A-Z_]+\]|‹\p{L}+›/gu, '').match(/\p{L}{2,}/gu) ?? []

test('English texts are English, and Spanish ones Spanish', () => {
  expect(pairs.length).toBeGreaterThan(150)
  const wrong = pairs.filter(
    ({ path, en, es }) =>
      !path.endsWith('.otherLanguage') &&
      (SPANISH.test(en) ||
        ENGLISH.test(es) ||
        (wordsOf(en).length > 5 && !ENGLISH.test(en)) ||
        (wordsOf(es).length > 5 && !SPANISH.test(es))),
  )
  expect(wrong).toEqual([])
})
