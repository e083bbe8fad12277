import { Schema } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'

export const Money = Schema.Struct({ currency_code: Schema.String, value: Schema.String })

const HUNDRED = 100

/** Cents as PayPal writes dollars: "45.50". */
export const paypalMoney = (amount: Cents): typeof Money.Type => ({
  currency_code: 'USD',
  value: `${Math.trunc(amount / HUNDRED)}.${String(amount % HUNDRED).padStart(2, '0')}`,
})

/** "45.50", "45.5" and "-45.50" as cents, without a float on the way; undefined for anything else. */
export const centsOf = ({ value }: Pick<typeof Money.Type, 'value'>): Cents | undefined => {
  const parts = /^-?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(value)
  return parts ? ((Number(parts[1]) * HUNDRED + Number((parts[2] ?? '').padEnd(2, '0'))) as Cents) : undefined
}
