import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { told } from './told.ts'

const file = new URL('../../../fixtures/tables/contract/calls.txt', import.meta.url)
const [preface = '', ...blocks] = readFileSync(file, 'utf8').trim().split(/\n\n+/)
const known = new Map(
  blocks.map((block): [string, string[]] => {
    const [name = '', ...lines] = block.split('\n')
    return [name, lines.map((line) => line.trim())]
  }),
)
const now = told()

// To be looked at: a program of a customer may rely on a line that changes.
if (process.env['XD_NOTE_WRITTEN']) {
  const noted = [...now].map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`)].join('\n'))
  writeFileSync(file, `${[preface, ...noted].join('\n\n')}\n`)
}

test('clients know these calls and objects', () =>
  expect([...now.keys()].toSorted()).toEqual([...known.keys()].toSorted()))

test.each([...now.keys()])('clients know what %s is', (name) => expect(now.get(name)).toEqual(known.get(name)))
