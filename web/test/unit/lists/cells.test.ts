import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { LISTINGS, NOW } from './cells.table.ts'
import { wordsIn } from './cells.ts'
import { CONTACT_LISTINGS } from './contact-cells.table.ts'

const SRC = join(import.meta.dirname, '../../../src')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  aPage()
  aWindow()
})
afterEach(() => void vi.useRealTimers())

test.each([...LISTINGS, ...CONTACT_LISTINGS])(
  'a list says, under its headings: $name',
  async ({ at, draws, props, before = [], says }) => {
    const { queryClient } = await import('#data/query-client.ts')
    for (const [key, data] of before) queryClient.setQueryData(key, data)
    const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
    const words = await wordsIn(module[draws]!, props as never)
    expect(words).toHaveLength(says.length)
    expect(words).toEqual(says.map((row) => expect.objectContaining(row)))
  },
)
