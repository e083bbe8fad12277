import { describe, expect, test } from 'vitest'
import { payFaults } from '@xd/fixtures/faults/pay.ts'
import { planFaults } from '@xd/fixtures/faults/plans.ts'
import { selfFaults } from '@xd/fixtures/faults/self.ts'
import { bundledServer } from '../bundled-server.ts'

// Most of it is waiting, so all take as long as one.
describe.concurrent.each([
  ['sqlite', 'bluedog'],
  ['postgres', 'simulator'],
] as const)('servers killed while money moves on %s, through %s', (engine, gateway) => {
  test('the ledger and the gateway agree to the cent, and nothing is stuck', { timeout: 400_000 }, async () => {
    const report = await payFaults({
      runs: 3,
      engine,
      gateway,
      program: [bundledServer()],
      seed: `a few on ${engine}`,
      hurry: true,
    })
    expect(report.problems).toEqual([])
    expect(report.ledgerCents).toBe(report.networkCents)
    expect(report.charges).toBeGreaterThan(0)
  })

  test('no turn of a plan is doubled or lost, and each is paid its total', { timeout: 400_000 }, async () => {
    const program = [bundledServer()]
    const report = await planFaults({ plans: 2, kills: 3, engine, program, seed: `plans on ${engine}` })
    expect(report.problems).toEqual([])
    expect(report.ledgerCents).toBe(report.networkCents)
    expect(report.turns).toBeGreaterThan(0)
  })

  test(
    'a customer with two tabs makes one request, and pays once what the tickets say',
    { timeout: 400_000 },
    async () => {
      const report = await selfFaults({ kills: 3, engine, program: [bundledServer()], seed: `self on ${engine}` })
      expect(report.problems).toEqual([])
      expect(report.ledgerCents).toBe(report.networkCents)
      expect(report.charges).toBeGreaterThan(0)
    },
  )
})
