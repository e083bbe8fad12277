import { describe, expect, test } from 'vitest'
import { SOURCE } from '@xd/fixtures/faults/mortal-server.ts'
import { payFaults } from '@xd/fixtures/faults/pay.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('servers that are killed while money moves on %s', (engine) => {
  test('the ledger and the card network agree to the cent, and nothing is stuck', { timeout: 400_000 }, async () => {
    const report = await payFaults({ runs: 3, engine, program: SOURCE, seed: `a few on ${engine}`, hurry: true })
    expect(report.problems).toEqual([])
    expect(report.ledgerCents).toBe(report.networkCents)
    expect(report.charges).toBeGreaterThan(0)
  })
})
