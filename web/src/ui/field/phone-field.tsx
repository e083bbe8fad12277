import { doubtWords } from '@xd/core/domain/phone/doubt.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { PhoneCountry } from '@xd/core/domain/phone/normalize.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { FocusEvent, Ref } from 'react'
import { Spinner } from '#ui/busy/spinner.tsx'
import { CountrySelect } from './country-select.tsx'
import { Field, type FieldProps } from './field.tsx'
import { usePhoneInfo } from './use-phone-info.ts'
import input from './input.module.css'
import styles from './phone-field.module.css'

export type PhoneValue = { text: string; country: PhoneCountry }

/** Nothing to report yet, being looked up, good, or a problem. */
export type PhoneState = 'idle' | 'checking' | 'good' | 'problem'

type Props = FieldProps & {
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /**
   * The icon at the end (Spec 1 §2: a spinner, and a check or a warning). By default it shows whether the number is
   * valid.
   */
  state?: PhoneState
  autoFocus?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export const emptyPhone: PhoneValue = { text: '', country: 'US' }

/** Contains the typed text; `usePhoneInfo(text, country)` interprets it. A valid number is formatted on blur. */
export function PhoneField({ value, onChange, onBlur, state, autoFocus, disabled, ref, ...field }: Props) {
  const info = usePhoneInfo(value.text, value.country)
  const shown: PhoneState = state ?? (info?.valid ? 'good' : 'idle')
  const doubt = info?.doubt ? doubtWords(info.doubt, info.e164) : undefined
  return (
    <Field {...field} hint={doubt ?? field.hint}>
      {(control) => (
        <div className={input.box}>
          <CountrySelect
            value={value.country}
            disabled={disabled}
            onChange={(country) => onChange({ ...value, country })}
          />
          <input
            ref={ref}
            {...control}
            className={`${input.input} num`}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder={value.country === 'US' ? '(213) 555-0147' : undefined}
            autoFocus={autoFocus}
            disabled={disabled}
            value={value.text}
            onChange={(event) => onChange({ ...value, text: event.target.value })}
            onBlur={(event) => {
              if (info?.valid) onChange({ country: info.country ?? value.country, text: formatPhone(info.e164) })
              onBlur?.(event)
            }}
          />
          <span className={styles.state}>
            {shown === 'checking' && <Spinner label="Looking for this phone" />}
            {shown === 'good' && <CircleCheck className={styles.good} role="img" aria-label="Phone is good" />}
            {shown === 'problem' && (
              <TriangleAlert className={styles.wrong} role="img" aria-label="Phone has a problem" />
            )}
          </span>
        </div>
      )}
    </Field>
  )
}
