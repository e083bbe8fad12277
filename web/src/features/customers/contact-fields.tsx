import { Store } from 'lucide-react'
import { ADDRESS_LABELS, ADDRESS_MAX, type AddressPart } from '@xd/core/domain/customer/address.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { CUSTOMER_EXISTS } from '@xd/core/domain/customer/saveable.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { CustomerData } from '#data/company.ts'
import { useSpanish } from '#data/languages.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { PhoneField, type PhoneState } from '#ui/field/phone-field.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { type ContactDraft, type ContactField, isNameOpen, type PhoneFinding } from './contact-draft.ts'
import styles from './contact-fields.module.css'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

interface Props {
  customer: CustomerData | undefined
  draft: ContactDraft
  phone: PhoneFinding & { state: PhoneState }
  error: (field: ContactField) => string | null | undefined
  /** The field being typed in, if the server can refuse it. */
  onChange: (field: ContactField | null, patch: Partial<ContactDraft>) => void
  onBlur: (field: ContactField) => () => void
  onOpenExisting: (custID: number) => void
}

/** The customer who has this phone: opened instead of added twice. */
function Taken({ custID, onOpen }: { custID: number; onOpen: () => void }) {
  const customer = useCall('customers/fetch', { customerID: custID }).data?.customer
  return (
    <Banner
      tone="warning"
      role="status"
      title={CUSTOMER_EXISTS}
      actions={
        <Button size="small" onClick={onOpen}>
          Open
        </Button>
      }
    >
      {customer && shownName(customer)}
    </Banner>
  )
}

export function ContactFields({ customer, draft, phone, error, onChange, onBlur, onOpenExisting }: Props) {
  const spanish = useSpanish()
  const text = (field: Exclude<ContactField, 'custPhone'>) => ({
    value: draft[field],
    onChange: (value: string) => onChange(field, { [field]: value }),
    onBlur: onBlur(field),
    error: error(field),
  })
  const name = (field: 'custFirstName' | 'custLastName') => ({ ...text(field), readOnly: !isNameOpen(customer, field) })
  const part = (field: AddressPart) => ({ ...text(field), label: ADDRESS_LABELS[field], maxLength: ADDRESS_MAX[field] })
  return (
    <div className={styles.form}>
      {customer ? (
        <TextField label="Phone" numeric readOnly value={formatPhone(customer.custPhone)} onChange={() => undefined} />
      ) : (
        <PhoneField
          label="Phone"
          required
          value={draft.phone}
          onChange={(value) => onChange('custPhone', { phone: value })}
          onBlur={onBlur('custPhone')}
          state={error('custPhone') ? 'problem' : phone.state}
          error={error('custPhone')}
        />
      )}
      {!customer && phone.takenBy !== null && (
        <Taken custID={phone.takenBy} onOpen={() => phone.takenBy !== null && onOpenExisting(phone.takenBy)} />
      )}
      <div className={styles.pair}>
        <TextField label="First Name" required maxLength={100} {...name('custFirstName')} />
        <TextField label="Last Name" required maxLength={100} {...name('custLastName')} />
      </div>
      <TextField label="Email" type="email" inputMode="email" maxLength={320} {...text('custEmail')} />
      <TextField label="Drivers Lic #" maxLength={40} {...text('custDL')} />
      <fieldset className={styles.address}>
        <legend className={styles.label}>Postal address</legend>
        <TextField {...part('custStreet')} />
        <div className={styles.place}>
          <TextField {...part('custCity')} />
          <TextField {...part('custState')} />
          <TextField {...part('custZIP')} />
        </div>
      </fieldset>
      {spanish && (
        <div className={styles.language}>
          <span className={styles.label} aria-hidden="true">
            Language for texts
          </span>
          <SegmentedControl
            label="Language for texts"
            value={draft.custLanguage}
            onChange={(custLanguage) => onChange(null, { custLanguage })}
            segments={LANGUAGES}
          />
        </div>
      )}
      <p className={styles.notice}>
        <Store size={16} aria-hidden="true" />
        Contacts are shared between all stores, but conversations are isolated.
      </p>
    </div>
  )
}
