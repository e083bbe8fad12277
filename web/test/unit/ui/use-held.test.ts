import { beforeEach, expect, test } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

interface Row {
  readonly id: number
  readonly name: string
}

beforeEach(() => void aPage())

const opened = async (first: number, ...rows: Row[]) => {
  const { useHeld } = await import('#ui/hook/use-held.ts')
  const list = { shown: first as number | undefined, rows }
  const { now, again } = await runHook(() =>
    useHeld(
      list.shown,
      list.rows.find(({ id }) => id === list.shown),
    ),
  )
  return (change: Partial<typeof list>) => {
    Object.assign(list, change)
    again()
    return now()
  }
}

const [ana, bo] = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Bo' },
]

test('a row that leaves its list while open stays open, in its last state', async () => {
  const after = await opened(1, ana, bo)
  expect(after({})).toEqual(ana)
  const renamed = { id: 1, name: 'Anna' }
  expect(after({ rows: [renamed, bo] })).toEqual(renamed)
  expect(after({ rows: [bo] })).toEqual(renamed)
  expect(after({ rows: [] })).toEqual(renamed)
})

test('closing it releases it, and another row replaces it', async () => {
  const after = await opened(1, ana, bo)
  expect(after({ rows: [bo] })).toEqual(ana)
  expect(after({ shown: 2 })).toEqual(bo)
  expect(after({ shown: 1 })).toBeUndefined()
  expect(after({ shown: undefined })).toBeUndefined()
})
