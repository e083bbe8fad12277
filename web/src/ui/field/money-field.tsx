import { formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * An amount that core accepts, in full: 45 becomes 45.00. A refused one stays as typed, so that the user can correct
 * it.
 */
const settled = (text: string): string => {
  const amount = parseDollars(text)
  return amount.ok ? formatDollars(amount.cents).slice(1) : text
}

type Props = Omit<TextFieldProps, 'before' | 'numeric' | 'inputMode'>

/**
 * Contains text instead of a number, and never changes a figure itself. Core's money rule reads it and explains any
 * error.
 */
export function MoneyField({ value, onChange, onBlur, ...rest }: Props) {
  return (
    <TextField
      placeholder="0.00"
      maxLength={20}
      {...rest}
      value={value}
      // The field already shows a dollar sign.
      onChange={(text) => onChange(text.replace(/^\s*\$/, ''))}
      onBlur={(event) => {
        const next = settled(value)
        if (next !== value) onChange(next)
        onBlur?.(event)
      }}
      before="$"
      inputMode="decimal"
      numeric
    />
  )
}
