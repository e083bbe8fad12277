import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FEATURES = join(import.meta.dirname, '../../src/features')

test('a list’s file has the rows that the list’s filters show', () => {
  const links = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(join(FEATURES, file), 'utf8').matchAll(/csv=\{[^}]*?exportPath\('[\w-]+', (.*?)\)/g)].map(
        ([, search = '']) => ({ file, search }),
      ),
    )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ search }) => search !== 'search' && !search.includes('filters.'))).toEqual([])
})
