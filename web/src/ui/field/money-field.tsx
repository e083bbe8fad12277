import { TextField, type TextFieldProps } from './text-field.tsx'

/** What may stand in an amount while it is typed: dollars, a point, at most two decimals. Commas are dropped. */
const typed = (text: string) => {
  const plain = text.replace(/[^\d.]/g, '')
  const [dollars = '', ...rest] = plain.split('.')
  const whole = dollars.replace(/^0+(?=\d)/, '')
  return rest.length > 0 ? `${whole}.${rest.join('').slice(0, 2)}` : whole
}

const settled = (text: string) => {
  if (text === '' || text === '.') return ''
  const [dollars = '', cents = ''] = text.split('.')
  return `${dollars || '0'}.${cents.padEnd(2, '0')}`
}

type Props = Omit<TextFieldProps, 'before' | 'numeric' | 'inputMode'> & { /** Never negative, in whole dollars' digits. */ maxDigits?: number }

/** Holds text, not a number: core's money rule reads it. 45 becomes 45.00 when the field is left. */
export function MoneyField({ value, onChange, onBlur, maxDigits = 5, ...rest }: Props) {
  const change = (text: string) => {
    const next = typed(text)
    if ((next.split('.')[0] ?? '').length <= maxDigits) onChange(next)
  }
  return (
    <TextField
      placeholder="0.00"
      {...rest}
      value={value}
      onChange={change}
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
