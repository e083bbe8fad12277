import type { PhoneCountry } from '@xd/core/domain/phone/normalize.ts'
import { ChevronDown } from 'lucide-react'
import { CALLING_CODES } from './calling-codes.table.ts'
import styles from './phone-field.module.css'

const names = new Intl.DisplayNames('en', { type: 'region' })
const named = CALLING_CODES.map(([country, code]) => ({ country, code, name: names.of(country) ?? country }))
// Spec 1 §2: US, MX and GB preferred; the table starts with them.
const preferred = named.slice(0, 3)
const rest = named.slice(3).sort((one, other) => one.name.localeCompare(other.name))

const Options = ({ entries }: { entries: typeof named }) =>
  entries.map(({ country, name, code }) => (
    <option key={country} value={country}>
      {`${name} +${code}`}
    </option>
  ))

type Props = { value: PhoneCountry; onChange: (country: PhoneCountry) => void; disabled?: boolean }

export function CountrySelect({ value, onChange, disabled }: Props) {
  const code = named.find(({ country }) => country === value)?.code
  return (
    <span className={`${styles.country} num`}>
      <span aria-hidden="true">
        {value} +{code}
      </span>
      <ChevronDown aria-hidden="true" />
      <select
        aria-label="Country"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as PhoneCountry)}
      >
        <optgroup label="Preferred">
          <Options entries={preferred} />
        </optgroup>
        <optgroup label="All countries">
          <Options entries={rest} />
        </optgroup>
      </select>
    </span>
  )
}
