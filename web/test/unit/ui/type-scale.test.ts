import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../../../src/', import.meta.url)
const css = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

const SCALE = ['--text-xs', '--text-s', '--text-m', '--text-l', '--text-xl', '--text-2xl']
/** A field's text size is on the scale too: see tokens.css. */
const SIZES = [...SCALE, '--field-text'].map((name) => `var(${name})`)
const WEIGHTS = ['400', '500', '600']
/** The customer’s pages and the chat bubble use the phone's own typeface; only the amount is above the scale. */
const PAY_SIZES = ['12px', '13px', '14px', '16px', '20px', '28px', '44px']

const declared = (path: string, property: string): string[] =>
  [...readFileSync(new URL(path, src), 'utf8').matchAll(new RegExp(`(?<![-\\w])${property}:\\s*([^;}]+)`, 'g'))].map(
    (match) => match[1]!.trim(),
  )

/** "600 16px/24px var(--font)", or without a weight, which means 400. */
const shorthands = (path: string) =>
  declared(path, 'font')
    .filter((value) => value !== 'inherit')
    .map((value) => (/^\d+px/.test(value) ? `400 ${value}` : value).split(/[\s/]+/))

test('every type size is on the scale', () => {
  const wrong = css.flatMap((path) => {
    const allowed = /^(?:pay|quote|my|bubble)\//.test(path) ? PAY_SIZES : SIZES
    const sizes = [...declared(path, 'font-size'), ...shorthands(path).map(([, size]) => size ?? '')]
    return sizes.filter((size) => size !== 'inherit' && !allowed.includes(size)).map((size) => `${path}: ${size}`)
  })
  expect(wrong).toEqual([])
})

test('every type weight is one of three', () => {
  const wrong = css.flatMap((path) => {
    const weights = [...declared(path, 'font-weight'), ...shorthands(path).map(([weight]) => weight ?? '')]
    return weights.filter((weight) => !WEIGHTS.includes(weight)).map((weight) => `${path}: ${weight}`)
  })
  expect(wrong).toEqual([])
})
