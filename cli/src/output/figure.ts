import { MONEY_LABELS, type MoneyField } from '@xd/core/domain/figure/money-labels.ts'
import { type Cents, centsOfAnswer, dollarsFromCents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'

/** A number for people, and bare for programs. */
export interface Figure {
  readonly shown: string
  readonly plain: string
}

/** An amount from the wire, for people. */
export const dollars = (amount: number): string => formatDollars(centsOfAnswer(amount))

/** A money field's label, as a column title. */
export const moneyTitle = (field: MoneyField): string => MONEY_LABELS[field].toUpperCase()

export const count = (figure: number): Figure => ({ shown: grouped(figure), plain: String(figure) })

export const amount = (cents: Cents): Figure => ({
  shown: formatDollars(cents),
  plain: dollarsFromCents(cents).toFixed(2),
})

export const money = (wire: number): Figure => amount(centsOfAnswer(wire))

export const percent = (figure: number, decimals = 0): Figure => {
  const shown = decimals === 0 ? String(figure) : figure.toFixed(decimals)
  return { shown: `${shown}%`, plain: String(figure) }
}
