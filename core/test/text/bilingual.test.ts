import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type TwoSayings, sideBySide } from '../bilingual.ts'

const domain = fileURLToPath(new URL('../../src/domain', import.meta.url))
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** Words and letters that only one of the languages has. */
const ENGLISH = /\b(?:the|your|you|this|of|is|are|for|and|with|by|was|we|it|to|on|after)\b/iu
const SPANISH =
  /[áéíóúñ¿¡]|(?<![\p{L}])(?:el|la|las|los|su|sus|de|del|para|con|que|por|se|en|al|un|una|le|ya|hoy)(?![\p{L}])/iu

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const pairOf = (path: string, { en, es }: Readonly<Record<string, unknown>>): TwoSayings[] =>
  sideBySide({ at: en }, { at: es }).map((pair) => ({ ...pair, path: `${path}${pair.path.slice(2)}` }))

/** Every text in two languages, at any depth of a value. */
const pairsIn = (value: unknown, path: string): TwoSayings[] => {
  if (!isRecord(value)) return []
  if (value['en'] !== undefined && value['es'] !== undefined) return pairOf(path, value)
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${path}.${key}`))
}

/** Every value that the domain exports, with its name. */
const exported = (
  await Promise.all(
    files
      // These are phrases that customers write.
      .filter((file) => !file.endsWith('pay-ask.table.ts'))
      .map(async (file) => Object.entries((await import(join(domain, file))) as object)),
  )
).flat() as [name: string, value: unknown][]

const pairs = exported.flatMap(([name, value]) => pairsIn(value, name))

/** The names of a text's inserted words in the code: "gateway, amount". */
const parametersOf = (text: unknown): string =>
  typeof text === 'function' ? (/^\(?([\w\s,]*)\)?\s*=>/.exec(String(text))?.[1] ?? '') : ''

const parametersOfBoth = (en: unknown, es: unknown, path: string): [path: string, en: string, es: string][] =>
  isRecord(en) && isRecord(es)
    ? Object.keys(en).flatMap((key) => parametersOfBoth(en[key], es[key], `${path}.${key}`))
    : parametersOf(en) === ''
      ? []
      : [[path, parametersOf(en), parametersOf(es)]]

/** The parameters of every text in two languages. */
const parametersIn = (value: unknown, path: string): [path: string, en: string, es: string][] => {
  if (!isRecord(value)) return []
  if (value['en'] !== undefined && value['es'] !== undefined) return parametersOfBoth(value['en'], value['es'], path)
  return Object.entries(value).flatMap(([key, inner]) => parametersIn(inner, `${path}.${key}`))
}

/** The words without the inserted ones. */
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

test('a text takes its inserted words in the same order in both languages', () => {
  const all = exported.flatMap(([name, value]) => parametersIn(value, name))
  expect(all.length).toBeGreaterThan(30)
  expect(all.filter(([, en, es]) => es !== '' && en !== es)).toEqual([])
})
