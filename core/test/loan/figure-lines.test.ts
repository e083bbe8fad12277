import { describe, expect, test } from 'vitest'
import { chargeLines, disclosureLines, earlyLines, type FigureLine } from '#domain/loan/figure-lines.ts'
import { loanOutput } from '#domain/loan/output.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import { regimeIDs } from '#domain/loan/regime.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'

const quoteOf = (regime: (typeof regimeIDs)[number], amount: number) =>
  quoteLoan({
    amount: cents(amount),
    loanDate: asLocalDay('2024-04-08'),
    regime: regimes[regime],
    firearmFee: cents(400),
    miscFee: cents(150),
    customCharge: cents(30_000),
  })

const cases = regimeIDs.flatMap((regime) => [20_00, 175_00, 3_000_00].map((amount) => [regime, amount] as const))

describe.each(cases)('the lines of a quote by %s for %i cents', (regime, amount) => {
  const quote = quoteOf(regime, amount)
  const lines: readonly FigureLine[] = [
    ...Object.values(disclosureLines(quote)),
    ...chargeLines(quote),
    ...(earlyLines(quote)?.lines ?? []),
  ]

  test('give each label one figure', () => {
    const said = new Set(lines.map(({ label, figure }) => `${label} ${figure}`))
    expect(said.size).toBe(new Set(lines.map(({ label }) => label)).size)
  })

  test('are the same in Spanish, by other names', () => {
    const spanish = chargeLines(quote, 'es')
    expect(spanish.map(({ label: _, ...line }) => line)).toEqual(
      chargeLines(quote).map(({ label: _, ...line }) => line),
    )
    const english = new Set(chargeLines(quote).map(({ label }) => label))
    expect(spanish.filter(({ label }) => english.has(label))).toEqual([])
  })

  test('add up to the finance charge', () => {
    const before = chargeLines(quote).findIndex(({ isSum }) => isSum)
    const parts = chargeLines(quote).slice(1, before)
    expect(parts.reduce((total, { figure }) => total + figure, 0)).toBe(quote.regZ.financeCharge)
  })

  test('have the same labels in dollars', () => {
    const inDollars = loanOutput(quote)
    const labels = (of: typeof quote | typeof inDollars) =>
      [...chargeLines(of), ...(earlyLines(of)?.lines ?? [])].map(({ label }) => label)
    expect(labels(inDollars)).toEqual(labels(quote))
  })
})

test.each([
  [{}, []],
  [{ firearmFee: cents(4_00) }, [['Firearm fee', 4_00]]],
  [{ miscFee: cents(1_50) }, [['Other fees', 1_50]]],
  [
    { firearmFee: cents(1), miscFee: cents(1) },
    [
      ['Firearm fee', 1],
      ['Other fees', 1],
    ],
  ],
])('of the fees that most loans lack, those of %j are listed', (fees, listed) => {
  const quote = quoteLoan({
    amount: cents(175_00),
    loanDate: asLocalDay('2024-04-08'),
    regime: regimes.ca_2019,
    ...fees,
  })
  const labels = chargeLines(quote).map(({ label, figure }) => [label, figure])
  expect(labels.slice(3, -4)).toEqual([['Storage fee', 1_00], ...listed])
})

const early = (regime: (typeof regimeIDs)[number]) =>
  earlyLines(quoteLoan({ amount: cents(175_00), loanDate: asLocalDay('2024-04-08'), regime: regimes[regime] }))

test('the first 90 days have words and figures of their own', () => {
  expect(early('ca_2019')).toEqual({
    title: 'If redeemed within 90 days',
    lines: [
      { label: 'Interest for 90 days', figure: 15_75, kind: 'money' },
      { label: 'Cost with fees', figure: 22_00, kind: 'money' },
      { label: 'Amount to redeem', figure: 197_00, kind: 'money' },
      { label: 'Cost a year, by days', figure: 38.24, kind: 'rate' },
      { label: 'Cost a year, by months', figure: 37.71, kind: 'rate' },
    ],
  })
})

test.each(['fl', 'nv', 'az', 'wa'] as const)(
  '%s charges the same at maturity, so nothing is listed separately',
  (regime) => expect(early(regime)).toBeNull(),
)

test.each([
  [
    'en',
    ['Annual percentage rate', 'Finance charge', 'Amount financed', 'Total of payments'],
    ['Interest to maturity', 'Loan writing fee', 'Storage fee', 'Firearm fee', 'Other fees', 'Each month after'],
  ],
  [
    'es',
    ['Tasa porcentual anual (APR)', 'Cargo por financiamiento', 'Monto financiado', 'Total de pagos'],
    [
      'Interés hasta el vencimiento',
      'Cargo por apertura',
      'Cargo por almacenaje',
      'Cargo por arma de fuego',
      'Otros cargos',
      'Cada mes adicional',
    ],
  ],
] as const)('each figure has its own words in %s', (language, [apr, charge, financed, total], parts) => {
  const quote = quoteOf('ca_2019', 175_00)
  const { financeChargeBreakdown: fees, regZ, additonalPerMonth } = quote
  const [interest, writing, storage, firearm, other, monthAfter] = parts
  const saysOf = ({ label, figure, kind }: FigureLine) => [label, figure, kind]
  expect(Object.values(disclosureLines(quote, language)).map(saysOf)).toEqual([
    [apr, regZ.apr, 'rate'],
    [charge, regZ.financeCharge, 'money'],
    [financed, 175_00, 'money'],
    [total, regZ.totalOfPayments, 'money'],
  ])
  expect(chargeLines(quote, language).map(saysOf)).toEqual([
    [financed, 175_00, 'money'],
    [interest, regZ.financeCharge - fees.loanWritingFee - fees.storageFee - 4_00 - 1_50, 'money'],
    [writing, fees.loanWritingFee, 'money'],
    [storage, fees.storageFee, 'money'],
    [firearm, 4_00, 'money'],
    [other, 1_50, 'money'],
    [charge, regZ.financeCharge, 'money'],
    [total, regZ.totalOfPayments, 'money'],
    [monthAfter, additonalPerMonth, 'money'],
    [apr, regZ.apr, 'rate'],
  ])
})
