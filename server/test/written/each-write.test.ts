import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'

const tests = new URL('../', import.meta.url)
const written = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.rows.ts') || (/^written\b.*\.ts$/.test(file) && !file.endsWith('each-write.test.ts')),
  )
  .map((file) => readFileSync(new URL(file, tests), 'utf8'))
  .join('\n')
/** By its name, or by its words in the terminal. */
const makes = (source: string, name: CallName) =>
  new RegExp(`['/]${name.replaceAll('/', "(?:/|', ')")}['\`]`).test(source)

test('a scenario or a row makes every call that writes', () => {
  const writes = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === 'write')
  expect(writes.filter((name) => !makes(written, name))).toEqual([])
})
