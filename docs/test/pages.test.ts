import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiPage } from '../api-page.ts'
import { customerWords } from '../customer-words.ts'

/** The lines of one page that the other lacks, and the other way around: what differs, without the rest. */
const differences = (one: string, other: string) => {
  const [mine, theirs] = [one.split('\n'), other.split('\n')]
  return {
    only: mine.filter((line) => !theirs.includes(line)),
    lacks: theirs.filter((line) => !mine.includes(line)),
  }
}

const page = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

test.each([
  ['customer-words.md', customerWords],
  ['api.md', apiPage],
] as const)('%s, as someone read it, is what the product says', (name, written) => {
  expect(differences(written(), page(name))).toEqual({ only: [], lacks: [] })
  expect(written()).toBe(page(name))
})
