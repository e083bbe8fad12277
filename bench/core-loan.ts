import { dayFromEpoch, epochDay } from '@xd/core/domain/time/day.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { type Bench, byTurns, held, seeded } from './bench.ts'

const QUOTES = 1_000_000
const TURNS = 5

const random = seeded(20240408)
const FIRST = epochDay('2016-01-01' as Parameters<typeof epochDay>[0])

/** Amounts over every tier, small and large ones equally. */
const inputs = Array.from({ length: QUOTES }, () => ({
  amount: 1 + Math.floor(random() * [2_000, 5_000, 7_500, 10_000, 17_500, 250_000, 500_000][Math.floor(random() * 7)]!),
  day: FIRST + Math.floor(random() * 4_000),
}))
const amounts = inputs.map(({ amount }) => cents(amount))
const days = inputs.map(({ day }) => dayFromEpoch(day))

const written = (count: number): string => {
  const z = count + 719468
  const era = (z / 146097) | 0
  const doe = z - era * 146097
  const yoe = ((doe - ((doe / 1460) | 0) + ((doe / 36524) | 0) - ((doe / 146096) | 0)) / 365) | 0
  const doy = doe - (365 * yoe + ((yoe / 4) | 0) - ((yoe / 100) | 0))
  const mp = ((5 * doy + 2) / 153) | 0
  const d = doy - (((153 * mp + 2) / 5) | 0) + 1
  const m = mp < 10 ? mp + 3 : mp - 9
  const y = yoe + era * 400 + (m <= 2 ? 1 : 0)
  return `${y}-${m < 10 ? '0' : ''}${m}-${d < 10 ? '0' : ''}${d}`
}

const counted = (day: string): number => {
  const m = +day.slice(5, 7)
  const y = +day.slice(0, 4) - (m <= 2 ? 1 : 0)
  const doy = (((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) | 0) + +day.slice(8, 10) - 1
  return 365 * y + ((y / 4) | 0) - ((y / 100) | 0) + ((y / 400) | 0) + doy - 719468
}

/** The arithmetic of ca_2019 and its dates, inline, for this one regime, without a rules engine. */
const inline = (p: number, loanDate: string) => {
  const nine = (p * 900 + 5000 - ((p * 900 + 5000) % 10000)) / 10000
  const interest =
    p < 2000 ? 300 : p < 5000 ? 600 : p < 7500 ? 900 : p < 10000 ? 1200 : p < 17500 ? 1500 : p < 250000 ? nine : 0
  const three = (p * 300 + 5000 - ((p * 300 + 5000) % 10000)) / 10000
  const fee = three < 500 ? 500 : three > 3000 ? 3000 : three
  const charge = interest + fee + 100
  const total = p + charge
  const extra = p >= 10100 ? three : 300
  const due = total + extra
  const made = counted(loanDate)
  const maturity = written(made + 120)
  return {
    loanDate,
    maturityDate: maturity,
    amountFinanced: p,
    financeCharge: charge,
    totalOfPayments: total,
    annualPercentageRate: Math.floor((charge * 91250) / (p * 3) + 0.5) / 100,
    annualPercentageRate_month: Math.floor((charge * 30000) / p + 0.5) / 100,
    financeChargeBreakdown: {
      totalInterestCharge: interest,
      loanWritingFee: fee,
      storageFee: 100,
      firearmFee: 0,
      miscFee: 0,
    },
    additonalPerMonth: extra,
    scheduleOfCharges: [
      { date: written(made + 30), amountDue: total },
      { date: written(made + 60), amountDue: total },
      { date: written(made + 90), amountDue: total },
      { date: maturity, amountDue: due },
      { date: written(made + 130), amountDue: due + extra, isGracePeriod: true },
    ],
    regZ: {
      termDays: 120,
      financeCharge: charge + extra,
      totalOfPayments: due,
      apr: Math.floor(((charge + extra) * 91250) / (p * 3) + 0.5) / 100,
    },
  }
}

const regime = regimes.ca_2019
const library = (index: number) => quoteLoan({ amount: amounts[index]!, loanDate: days[index]!, regime })

const assertSame = (): void => {
  for (let index = 0; index < 20_000; index += 1) {
    const { regime: _, regimeInEffect: __, warnings: ___, ...figures } = library(index)
    const expected = inline(inputs[index]!.amount, days[index]!)
    if (JSON.stringify(figures) !== JSON.stringify(expected))
      throw new Error(`The two differ: ${JSON.stringify(figures)} ${JSON.stringify(expected)}`)
  }
}

export const run: Bench = async () => {
  assertSame()
  let checksum = 0
  const { work, limit } = await byTurns(
    TURNS,
    () => {
      for (let index = 0; index < QUOTES; index += 1) checksum += library(index).regZ.totalOfPayments
    },
    () => {
      for (let index = 0; index < QUOTES; index += 1)
        checksum += inline(inputs[index]!.amount, days[index]!).regZ.totalOfPayments
    },
  )
  return [held('core-loan', work, limit, 2.5, 'ms', `${QUOTES.toLocaleString('en-US')} quotes, checksum ${checksum}`)]
}
