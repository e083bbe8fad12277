import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'

/**
 * Calls that no scenario and no row makes yet, by the test that makes them. One that is added belongs in a scenario or a
 * row: this list only gets shorter.
 */
const ELSEWHERE: Readonly<Record<string, readonly CallName[]>> = {
  // Codes that somebody else holds: a phone.
  'self-service/proof.test.ts': ['my/prove'],
  // For the operators of a server.
  'admin/system-stats.test.ts': ['admin/jobs/drop', 'admin/jobs/run-again'],
  'admin/visit-approval.test.ts': ['settings/activity/visits/answer'],
  // The rest.
  'loans/cart.test.ts': ['customers/cart/remove-quote'],
  'labels/labels.test.ts': ['payments/change-label'],
  'payments/requests.test.ts': ['payments/set-custom-fields', 'payments/set-labels'],
}

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

test('a scenario or a row makes every call that writes, except those that are listed', () => {
  const writes = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === 'write')
  expect(writes.filter((name) => !makes(written, name)).toSorted()).toEqual(Object.values(ELSEWHERE).flat().toSorted())
})

test.each(Object.entries(ELSEWHERE))('%s makes what is listed as its', (file, names) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  expect(names.filter((name) => !makes(source, name))).toEqual([])
})
