import type { Key } from 'ink'
import type { LoanField } from '@xd/core/domain/loan/input.ts'
import { regimeIDs } from '@xd/core/domain/loan/regime.ts'
import { pressed } from './use-typing.ts'

export const LOAN_FIELDS: readonly (readonly [LoanField, string])[] = [
  ['amount', 'Amount'],
  ['loanDate', 'Date'],
  ['regime', 'Rules'],
  ['storageFee', 'Storage fee'],
  ['firearmFee', 'Firearm fee'],
  ['miscFee', 'Other fees'],
  ['customCharge', 'Agreed charge'],
  ['agreedMonthlyCharge', 'Agreed monthly'],
]

export interface LoanFormState {
  readonly values: Readonly<Partial<Record<LoanField, string>>>
  readonly at: number
}

export const fieldAt = (at: number): LoanField => LOAN_FIELDS[at]?.[0] ?? 'amount'

const cycled = (regime: string | undefined, by: number): string => {
  const at = (regimeIDs as readonly string[]).indexOf(regime ?? '')
  return regimeIDs[(at + by + regimeIDs.length) % regimeIDs.length] ?? 'ca_2019'
}

/** Each key acts on the state that the previous one left: several may arrive before the screen is redrawn. */
export const pressKey = (
  { values, at }: LoanFormState,
  { input, key }: { readonly input: string; readonly key: Key },
): LoanFormState => {
  const count = LOAN_FIELDS.length
  if (key.upArrow || (key.tab && key.shift)) return { values, at: (at + count - 1) % count }
  if (key.downArrow || key.return || key.tab) return { values, at: (at + 1) % count }
  const field = fieldAt(at)
  const before = values[field] ?? ''
  const after =
    field === 'regime'
      ? key.rightArrow
        ? cycled(before, 1)
        : key.leftArrow
          ? cycled(before, -1)
          : before
      : pressed(before, input, key)
  return { values: { ...values, [field]: after }, at }
}
