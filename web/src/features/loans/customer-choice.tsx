import { useState } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useCall } from '#data/use-call.ts'
import { Combobox } from '#ui/field/combobox.tsx'
import { useSettled } from '#ui/hook/use-settled.ts'

const MOST = 8

/** The customer for a quote, which may not have one yet. */
export function CustomerChoice({ custID, onChange }: { custID: number | null; onChange: (custID: number) => void }) {
  const [typed, setTyped] = useState('')
  const filter = useSettled(typed.trim())
  const found = useCall('customers/list', { search: { filter, perPage: MOST } }, { keepPrevious: true })
  return (
    <Combobox
      label="Customer"
      placeholder="Name or phone"
      value={custID}
      onChange={onChange}
      onSearch={setTyped}
      searching={found.isPlaceholderData || filter !== typed.trim()}
      options={(found.data?.customers ?? []).map((customer) => ({
        value: customer.custID,
        text: shownName(customer),
        detail: formatPhone(customer.custPhone),
      }))}
    />
  )
}
