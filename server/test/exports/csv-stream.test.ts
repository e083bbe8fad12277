import { describe, expect, test } from 'vitest'
import { csvStream } from '@xd/server/http/csv-stream.ts'

/** A file that never ends, and its outcome. */
const endless = () => {
  const seen = { pages: 0, closed: false }
  const rows = (async function* () {
    try {
      for (;;) {
        seen.pages += 1
        yield Array.from({ length: 500 }, (_, i) => [seen.pages, i, 'x'.repeat(1_000)])
      }
    } finally {
      seen.closed = true
    }
  })()
  return { seen, file: { columns: ['Page', 'Row', 'Text'], rows } }
}

const TAKEN = 40

describe('a file as a stream', () => {
  test('is read at most a page ahead, however long it is, and released when its reader leaves', async () => {
    const { seen, file } = endless()
    const reader = csvStream(file, () => expect.unreachable()).getReader()
    for (let taken = 0; taken < TAKEN; taken += 1) await reader.read()
    expect(seen.pages).toBeLessThanOrEqual(TAKEN)
    await reader.cancel()
    expect(seen.closed).toBe(true)
  })

  test('that breaks off fails instead of ending', async () => {
    const broken = new Error('the database is gone')
    const rows = (async function* () {
      yield [['one']]
      throw broken
    })()
    const told: unknown[] = []
    await expect(new Response(csvStream({ columns: ['Text'], rows }, (cause) => told.push(cause))).text()).rejects.toBe(
      broken,
    )
    expect(told).toEqual([broken])
  })
})
