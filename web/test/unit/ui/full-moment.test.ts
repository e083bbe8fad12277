import { expect, test } from 'vitest'
import { fullMoments } from '#ui/text/full-moment.ts'

test('a record’s moment names its zone', () => {
  expect(fullMoments('America/Los_Angeles')('2026-11-24T18:00:00.000Z')).toMatch(/^Nov 24, 2026, 10:00\sAM PT$/)
  expect(fullMoments('America/New_York')('2026-07-01T16:30:00.000Z')).toMatch(/^Jul 1, 2026, 12:30\sPM ET$/)
})
