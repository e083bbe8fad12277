import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useState } from 'react'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Combobox } from '#ui/field/combobox.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { emptyPhone, PhoneField } from '#ui/field/phone-field.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { SearchBox } from '#ui/field/search-box.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useLeftErrors } from '#ui/field/use-left-errors.ts'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import styles from './gallery.module.css'

const STORES = [
  { value: '1', label: 'Main St', group: 'Pacific' },
  { value: '2', label: 'Harbor', group: 'Pacific' },
  { value: '3', label: 'Desert Ridge', group: 'Mountain' },
]
const PEOPLE = ['Dana Ruiz', 'Priya Nair', 'Tomás Muñoz', 'Kirsten Halvorsen', 'Olu Adeyemi'].map((text, value) => ({
  value,
  text,
}))

export function FieldSection() {
  const [first, setFirst] = useState('')
  const [email, setEmail] = useState('jwhitfield@example.com')
  const [phone, setPhone] = useState(emptyPhone)
  const [amount, setAmount] = useState('125.50')
  const [note, setNote] = useState('Brought the receipt; renewed both in the POS. '.repeat(5).slice(0, 212))
  const [store, setStore] = useState<string | null>('1')
  const [person, setPerson] = useState<number | null>(null)
  const [mode, setMode] = useState<string | null>('debit-only')
  const [day, setDay] = useState<string>('2026-11-24')
  const [search, setSearch] = useState('')
  const [ticked, setTicked] = useState(true)
  const [on, setOn] = useState(true)
  const errors = useLeftErrors({ first: first.trim() === '' ? 'Enter a first name' : null })
  return (
    <section className={styles.section}>
      <h2>Fields</h2>
      <div className={styles.two}>
        <TextField
          label="First Name"
          required
          value={first}
          onChange={setFirst}
          onBlur={errors.onBlur('first')}
          error={errors.error('first')}
        />
        <TextField label="Last Name" required value="" onChange={() => undefined} error="Enter a last name" />
      </div>
      <PhoneField
        label="Phone"
        required
        value={phone}
        onChange={setPhone}
        hint="Type it to see whether this customer exists."
      />
      <div className={styles.two}>
        <TextField label="Email" aside="optional" type="email" value={email} onChange={setEmail} />
        <MoneyField label="Amount" value={amount} onChange={setAmount} />
      </div>
      <div className={styles.two}>
        <SelectField label="Store" value={store} onChange={setStore} options={STORES} />
        <Combobox label="Assigned to" value={person} onChange={setPerson} options={PEOPLE} placeholder="Nobody" />
      </div>
      <div className={styles.two}>
        <DatePickerField label="From" value={day} onChange={setDay} today={'2026-11-21' as LocalDay} />
        <TextField label="Data Key" readOnly value="ring_size" onChange={() => undefined} />
      </div>
      <TextArea
        label="Note"
        value={note}
        onChange={setNote}
        maxLength={255}
        counted
        placeholder="255 characters maximum"
      />
      <RadioCards
        label="Payment option"
        value={mode}
        onChange={setMode}
        cards={[
          { value: 'debit-only', title: 'Debit only', text: 'Required when the customer pays interest' },
          { value: 'any', title: 'Debit or credit', text: 'For purchases and layaway' },
        ]}
      />
      <Checkbox
        label="Rewrite the tickets when it is paid"
        hint="Takes the next numbers of Main St"
        checked={ticked}
        onChange={setTicked}
      />
      <Switch label="Auto-reply when the store is closed" checked={on} onChange={setOn} />
      <SearchBox label="Search customers" value={search} onChange={setSearch} />
    </section>
  )
}
