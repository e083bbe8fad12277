import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoanOutput as Quoted, loanOutput } from '@xd/core/domain/loan/output.ts'
import { parseLoan } from '@xd/core/domain/loan/input.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { linesOf, xd } from './xd.ts'

const faces = JSON.parse(
  readFileSync(new URL('../../fixtures/tables/loan/faces.json', import.meta.url), 'utf8'),
) as Record<string, string>[]

const folder = mkdtempSync(join(tmpdir(), 'xd-loans-'))
let booted: Booted
let env: Record<string, string>
beforeAll(async () => {
  booted = await boot()
  const { token } = await booted.signIn('clerk')
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: token }
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => xd(args, undefined, env)
const json = async (...args: string[]): Promise<unknown> => {
  const { code, out, err } = await run(...args, '--json')
  expect([code, err]).toEqual([0, expect.anything()])
  return JSON.parse(out)
}

test('a quote has the same cents in the terminal as in core', async () => {
  const { out } = await xd(['loan', 'quote', '--batch', '-'], faces.map((one) => JSON.stringify(one)).join('\n'))
  const core = faces.map((given) => {
    const parsed = parseLoan(given, asLocalDay('2026-01-01'))
    return parsed.ok && loanOutput(quoteLoan(parsed.loan))
  })
  expect(linesOf<{ result: unknown }>(out).map(({ result }) => result)).toEqual(core)
})

/** The worked examples, and amounts on both sides of every step. Figures are in cents. */
const examples = ['ca_2019.csv', 'boundaries.csv'].flatMap((name) => {
  const [head = '', ...lines] = readFileSync(new URL(`../../fixtures/tables/loan/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at]!, cell])))
})

test('the terminal and the API give the exact cents of every worked example and every step', async () => {
  const manager = await booted.signIn('manager')
  const overrideReason = 'A worked example'
  const dollars = (cents = '0') => (Number(cents) / 100).toFixed(2)
  const inputs = examples.map(({ regime = 'ca_2019', amount, amountFinanced = amount, firearmFee, miscFee }) => ({
    amount: dollars(amountFinanced),
    loanDate: '2024-04-08',
    regime,
    firearmFee: dollars(firearmFee),
    miscFee: dollars(miscFee),
  }))
  const { out } = await xd(['loan', 'quote', '--batch', '-'], inputs.map((one) => JSON.stringify(one)).join('\n'))
  const inTerminal = linesOf<{ result: Quoted }>(out).map(({ result }) => result)
  expect(inTerminal).toHaveLength(examples.length)
  for (const [place, example] of examples.entries()) {
    const inAPI = (await manager('loans/save', { loan: inputs[place]!, overrideReason })).loan as unknown as Quoted
    for (const quote of [inTerminal[place]!, inAPI]) {
      const figures = { ...quote, ...quote.financeChargeBreakdown } as unknown as Record<string, number>
      const known = Object.keys(example).filter((name) => name in figures && name !== 'regime' && name !== 'amount')
      expect(known.length).toBeGreaterThanOrEqual(3)
      for (const name of known)
        expect([name, example['amount'] ?? example['amountFinanced'], figures[name]!.toFixed(2)]).toEqual([
          name,
          example['amount'] ?? example['amountFinanced'],
          name.startsWith('annual') ? example[name] : dollars(example[name]),
        ])
    }
  }
})

const CHECKED = ['--check-day', '2024-04-08', '--check-method', 'dod-database', '--check-reference', 'MLA-4D5BC1A1B0']

test('a quote is saved, changed, accepted, listed and shared', async () => {
  const custID = String(PEOPLE.payable.custID)
  const saved = (await json(
    'loans',
    'save',
    '175',
    '--date',
    '2024-04-08',
    '--customer',
    custID,
    '--item',
    'chain',
  )) as {
    loanID: number
  }
  expect(saved).toMatchObject({ financeCharge: 22, loanItem: 'chain', loanVersion: 1 })
  const id = String(saved.loanID)
  expect(await json('loans', 'save', '300', '--quote', id, '--expected-version', '1')).toMatchObject({ loanVersion: 2 })
  expect((await run('loans', 'save', '1', '--quote', id, '--expected-version', '1')).code).toBe(1)
  expect(await json('loans', 'show', id, '--at-version', '1')).toMatchObject({ amount: 175, loanCurrentVersion: 2 })
  const { out } = await run('loans', 'show', id, '--at-version', '1')
  expect(out, 'which add up').toMatch(/Amount\s+175\.00[^]*Finance charge\s+27\.25\n[^]*Total of payments\s+202\.25/)
  expect(await json('cart', 'add', custID, id)).toMatchObject({ totalAmount: 300 })
  expect((await run('cart', 'show', custID)).out).toContain('2024-08-06\t346.00\t1')
  expect((await run('cart', 'accept', custID, id)).code).toBe(64)
  expect(await json('cart', 'accept', custID, id, '--yes', ...CHECKED)).toMatchObject({ cart: { quotes: [] } })
  expect((await run('loans', 'list', '--customer', custID, '--status', 'accepted')).out).toMatch(/accepted.*300\.00/)
  // The grace period of that loan is long over.
  expect((await run('loans', 'share', id)).code).toBe(1)
  const fresh = (await json('loans', 'save', '90', '--key', 'ninety')) as { loanID: number }
  expect(await json('loans', 'save', '90', '--key', 'ninety')).toMatchObject({ loanID: fresh.loanID })
  expect((await run('loans', 'share', String(fresh.loanID))).out).toContain(`${booted.url}/q/`)
  expect((await run('loans', 'save', '1.005')).code).toBe(6)
  expect((await run('cart', 'add', custID, '999999')).code).toBe(3)
  expect((await run('loans', 'export', '--customer', custID)).out).toContain('Total of payments')
})

test('a fee above the legal maximum is quoted with a warning, and saved only with a reason', async () => {
  const fees = ['--regime', 'ca_2025', '--storage-fee', '500']
  const quoted = await run('loan', 'quote', '100', ...fees, '--json')
  expect(quoted.code).toBe(0)
  expect(JSON.parse(quoted.out)).toMatchObject({
    financeChargeBreakdown: { storageFee: 500 },
    warnings: expect.arrayContaining([
      expect.objectContaining({ code: 'over_maximum', field: 'storageFee' }),
    ]) as unknown,
  })
  const refused = await run('loans', 'save', '100', ...fees)
  expect([refused.code, refused.err]).toEqual([6, expect.stringContaining('--override-reason')])
  const { token } = await booted.signIn('manager')
  const reason = ['--override-reason', 'Agreed with counsel', '--json']
  const saved = await xd(['loans', 'save', '100', ...fees, ...reason], undefined, { ...env, XD_TOKEN: token })
  expect(JSON.parse(saved.out)).toMatchObject({ storageFee: 500, overridden: ['legal-maximum'] })
  expect(await json('loan', 'quote', '100', '--regime', 'ca_2025', '--item-cubic-feet', '2')).toMatchObject({
    financeChargeBreakdown: { storageFee: 10 },
  })
})
