import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const TABLE = join(ROOT, 'fixtures/tables/text/figures.json')
const PARTS = ['core/src', 'server/src', 'web/src', 'cli/src']
/** Tables are cases of their own, and versions change. */
const OTHERS = /\.table\.ts$|\.generated\.|\bversion\b/
/** A number, a span such as "30 * SECOND_MS", or a few of them. Words, patterns and choices have tests of their own. */
const FIGURES = /^[\dA-Z_.\-+*/()[\],\s]+(?: as const)?$/
const COUNTS = /\d|\S [-+*/] \S/

/** The figures at the top of a file, each as it is written: `['BATCH', '20']`. */
const figuresOf = (source: string): [name: string, written: string][] =>
  [...source.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)\b.*(?:\n(?:[ \t].*|[\])}].*|$))*/gm)].flatMap(
    ([text, name]) => {
      const written = text
        .slice(text.indexOf(' = ') + 3)
        .trim()
        .replaceAll(/\s+/g, ' ')
      return text.includes(' = ') && FIGURES.test(written) && COUNTS.test(written) ? [[name!, written]] : []
    },
  )

const settled = (): Record<string, string> =>
  Object.fromEntries(
    PARTS.flatMap((part) =>
      readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file))
        .toSorted()
        .flatMap((file) =>
          figuresOf(readFileSync(join(ROOT, part, file), 'utf8')).map(
            ([name, written]) => [`${part.split('/')[0]} ${file.replace(/\.tsx?$/, '')} ${name}`, written] as const,
          ),
        ),
    ),
  )

test('a figure is read to its end, over several lines', () => {
  const source = [
    'const BATCH = 20',
    'const SIDES = [',
    '  1_600,',
    '  800,',
    ']',
    '',
    'export const isIt = () => 1',
    'export const WAIT_MS: number = 30 * SECOND_MS',
    'const WORDS = "20"',
    'const MADE = () => 1',
    'const OTHER = BATCH',
    'const lower = 1',
  ].join('\n')
  expect(figuresOf(source)).toEqual([
    ['BATCH', '20'],
    ['SIDES', '[ 1_600, 800, ]'],
    ['WAIT_MS', '30 * SECOND_MS'],
  ])
})

test('limits and waits in the code are those that were settled', () => {
  const now = settled()
  if (process.env['XD_NOTE_SETTLED']) writeFileSync(TABLE, `${JSON.stringify(now, null, 2)}\n`)
  expect(Object.keys(now).length).toBeGreaterThan(500)
  expect(now).toEqual(JSON.parse(readFileSync(TABLE, 'utf8')))
})
