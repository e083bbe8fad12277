import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../../../src/', import.meta.url)
// The customer’s pages and the chat bubble have their own small styles.
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => !/^(?:pay|quote|my|bubble)\//.test(path),
)
const read = (path: string) => readFileSync(new URL(path, src), 'utf8')

/** See tokens.css: small phone, phone, tablet, small desktop, and the height that is too low for a phone's layout. */
const WIDTHS = [480, 768, 1200, 1440]
const HEIGHTS = [560]
const allowed = (side: string, bound: string, px: number) =>
  (side === 'width' ? WIDTHS : HEIGHTS).includes(bound === 'max' ? px + 1 : px)

const QUERY = /(min|max)-(width|height): (\d+)px\)/g
const queries = (path: string): string[] =>
  path.endsWith('.css')
    ? [...read(path).matchAll(/@media[^{]*/g)].map(([query]) => query)
    : [...read(path).matchAll(/(?:useMediaQuery|matchMedia)\([^\n]*/g)].map(([query]) => query)

test('screens change at four widths', () => {
  const wrong = files
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .flatMap((path) => queries(path).flatMap((query) => [...query.matchAll(QUERY)].map((match) => ({ path, match }))))
    .filter(({ match: [, bound = '', side = '', px] }) => !allowed(side, bound, Number(px)))
    .map(({ path, match }) => `${path}: ${match[0]}`)
  expect(wrong).toEqual([])
})

const SPACE = /(?<![-\w])((?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap):\s*([^;}]+)/g

test('spacing within and between elements is on the scale, or an odd pixel set by eye', () => {
  const wrong = files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(SPACE)].map((match) => ({ path, match })))
    .filter(({ match: [, , value = ''] }) =>
      [...value.matchAll(/(\d+)px/g)].some(([, px]) => Number(px) % 2 === 0 && px !== '0'),
    )
    .map(({ path, match }) => `${path}: ${match[0]}`)
  expect(wrong).toEqual([])
})
