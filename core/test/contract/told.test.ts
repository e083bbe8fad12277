import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { told } from './told.ts'

const table = readFileSync(new URL('../../../fixtures/tables/contract/calls.txt', import.meta.url), 'utf8')
const known = new Map(
  table
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/)
    .map((block): [string, string[]] => {
      const [name = '', ...lines] = block.split('\n')
      return [name, lines.map((line) => line.trim())]
    }),
)
const now = told()

test('clients know these calls and objects', () =>
  expect([...now.keys()].toSorted()).toEqual([...known.keys()].toSorted()))

test.each([...now.keys()])('clients know what %s is', (name) => expect(now.get(name)).toEqual(known.get(name)))
