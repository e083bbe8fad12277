import { MONEY_LABELS, type MoneyField } from '@xd/core/domain/figure/money-labels.ts'
import { type Cents, centsOfAnswer, dollarsFromCents, formatDollars } from '@xd/core/domain/money/cents.ts'

/** A number for people, and bare for programs. */
export interface Figure {
  readonly shown: string
  readonly plain: string
}

/** A number with grouped thousands, formatted by hand: the first use of a locale adds ten milliseconds to startup. */
export const grouped = (figure: number, decimals = 0): string => {
  const [whole = '', fraction] = figure.toFixed(decimals).split('.')
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}

/** `1 text`, `1,200 texts` */
export const counted = (figure: number, one: string): string => `${grouped(figure)} ${one}${figure === 1 ? '' : 's'}`

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
  const shown = decimals === 0 ? String(figure) : grouped(figure, decimals)
  return { shown: `${shown}%`, plain: String(figure) }
}
