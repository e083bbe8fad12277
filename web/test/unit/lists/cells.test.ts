import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { ALL_LISTINGS } from './all-listings.ts'
import { NOW } from './cells.table.ts'
import { wordsIn } from './cells.ts'

const SRC = join(import.meta.dirname, '../../../src')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  aPage()
  aWindow()
})
afterEach(() => void vi.useRealTimers())

const LOCAL = /\d+:\d+(?::\d+)? [AP]M/
const unlocal = (row: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(row).map(([title, words]) => [title, words.replace(LOCAL, '…')]))

test.each(ALL_LISTINGS)(
  'a list says, under its headings: $name',
  async ({ name, at, draws, props, before = [], isLocal, says, ...how }) => {
    const { queryClient } = await import('#data/query-client.ts')
    for (const [key, data] of before) queryClient.setQueryData(key, data)
    const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
    const said = await wordsIn(module[draws]!, props as never, how)
    const words = isLocal ? said.map(unlocal) : said
    expect(words).toHaveLength(says.length)
    const first = ALL_LISTINGS.find((one) => one.at === at && one.draws === draws && one.label === how.label)
    const told = new Set(says.flatMap((row) => Object.keys(row)))
    if (first?.name === name) expect([...told]).toEqual(expect.arrayContaining(Object.keys(words[0]!)))
    expect(words).toEqual(says.map((row) => expect.objectContaining(row)))
  },
)
