import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from '#ui/status/avatar.tsx'
import { Kbd } from '#ui/status/kbd.tsx'
import { Marked } from '#ui/text/marked.tsx'

const words = (markup: string) => markup.replaceAll(/<(?!\/?mark)[^>]+>/g, '')

test.each([
  ['Marisol Ortega', 36, 'MO'],
  ['dana.ruiz', 36, 'DR'],
  ['Ana María de la Cruz', 24, 'AC'],
  ['Marisol Ortega', 23, 'M'],
  ['Ortiz, Ana', 36, 'OA'],
  ['ana@home.test', 36, 'AT'],
  ['émile', 36, 'É'],
  ['+1 213 555 0147', 36, '#'],
  ['7-Eleven Bob', 36, 'EB'],
  ['', 36, '#'],
])('%s, %s px wide, is %s', (name, size, initials) => {
  expect(words(renderToStaticMarkup(createElement(Avatar, { name, size })))).toBe(initials)
})

test.each([
  ['Mod+K', 'CtrlK'],
  ['ArrowUp+ArrowDown', '↑↓'],
  ['Escape', 'Esc'],
  ['PageUp+PageDown', 'PgUpPgDn'],
  ['?', '?'],
])('the key %s is shown as %s, and not read aloud', (keys, shown) => {
  const markup = renderToStaticMarkup(createElement(Kbd, { keys }))
  expect([words(markup), markup.includes('aria-hidden="true"')]).toEqual([shown, true])
})

test.each([
  ['Ana Ortiz', 'ort', 'Ana <mark>Ort</mark>iz'],
  ['Ana Ana', 'ana', '<mark>Ana</mark> <mark>Ana</mark>'],
  ['Ana', ' ', 'Ana'],
  ['Ana', 'x', 'Ana'],
])('in %s, what was typed (%s) is marked', (text, typed, shown) => {
  expect(words(renderToStaticMarkup(createElement(Marked, { text, typed })))).toBe(shown)
})
