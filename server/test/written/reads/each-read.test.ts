import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { ALL_READS } from './all-reads.ts'

/** Calls that no row makes, by the test that makes them: this list only gets shorter. */
const ELSEWHERE: Readonly<Record<string, readonly CallName[]>> = {
  // What the process itself needs: its memory, its files and its clock.
  'admin/system-stats.test.ts': ['admin/system-stats'],
  // For visitors, with the key of their chat or the proof of their phone.
  'bubble/typing.test.ts': ['bubble/typing'],
  'self-service/self-service.test.ts': ['my/fetch'],
}

test('a row makes every call that reads, except those that are listed', () => {
  const made = new Set(ALL_READS.flatMap(([, rows]) => rows.map(([, name]) => name)))
  const reads = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === 'read')
  expect(reads.filter((name) => !made.has(name)).toSorted()).toEqual(Object.values(ELSEWHERE).flat().toSorted())
})

test.each(Object.entries(ELSEWHERE))('%s makes what is listed as its', (file, names) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(names.filter((name) => !source.includes(name))).toEqual([])
})
