import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTyped } from '#ui/hook/use-typed.ts'
import { runHook } from '../data/hook.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A box over an address that changes when the test says so, because a browser may be slow. */
const boxOver = async (address: string) => {
  const reports: string[] = []
  let value = address
  const box = await runHook(() => useTyped(value, (text) => void reports.push(text)))
  const shows = (text: string) => vi.waitFor(() => expect(box.now()[0]).toBe(text))
  return {
    reports,
    shows,
    type: async (text: string) => {
      box.now()[1](text)
      await shows(text)
    },
    pause: async (reported: string) =>
      vi.waitFor(() => {
        vi.runOnlyPendingTimers()
        expect(reports.at(-1)).toBe(reported)
      }),
    addressBecomes: (next: string) => {
      value = next
      box.again()
    },
  }
}

test('letters typed before the address has caught up stay', async () => {
  const { type, pause, addressBecomes, shows } = await boxOver('')
  await type('ro')
  await pause('ro')
  await type('rodr')
  addressBecomes('ro')
  await shows('rodr')
  await pause('rodr')
  await type('rodriguez')
  addressBecomes('rodr')
  await shows('rodriguez')
  await pause('rodriguez')
})

test('a report that the address skipped, because another followed at once, is not awaited', async () => {
  const { type, pause, addressBecomes, shows } = await boxOver('')
  await type('ro')
  await pause('ro')
  await type('rod')
  await pause('rod')
  addressBecomes('rod')
  addressBecomes('ro')
  await shows('ro')
})

test('an address changed elsewhere replaces what was typed', async () => {
  const { type, pause, addressBecomes, shows, reports } = await boxOver('hayes')
  await type('hay')
  await pause('hay')
  addressBecomes('hay')
  addressBecomes('')
  await shows('')
  expect(reports).toEqual(['hay'])
})
