import { expect, it } from 'vitest'
import { year } from '@xd/fixtures/faults/year.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

it.each(ENGINES)('weeks under the law at three stores in three states, on %s', async (engine) => {
  const report = await year({ tickets: 90, days: 45, engine, seed: 'lawful' })
  expect(report.found).toEqual({ 'last days': [], addresses: [], windows: [], renewals: [], 'hold-outs': [] })
  // Every kind of event has happened.
  const { texts, mailed, lastDays, afterMaturity, unaddressed, renewals, refused } = report
  for (const [what, many] of Object.entries({
    texts,
    mailed,
    lastDays,
    afterMaturity,
    unaddressed,
    renewals,
    refused,
  }))
    expect(many, what).toBeGreaterThan(0)
})
