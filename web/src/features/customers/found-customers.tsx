import { type KeyboardEvent, useRef } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { CustomerData } from '#data/company.ts'
import { Avatar } from '#ui/status/avatar.tsx'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './found-customers.module.css'

interface Props {
  customers: readonly CustomerData[]
  onPick: (customer: CustomerData) => void
  /** From the first row, Up returns to the fields. */
  onLeave: () => void
}

/** The matches: 'Last, First' with phone and email, or 'No Email'. Arrows move, Enter opens. */
export function FoundCustomers({ customers, onPick, onLeave }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const keys = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = rows.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to < 0) onLeave()
    else rows[Math.min(to, rows.length - 1)]?.focus()
  }
  return (
    <ul className={styles.list} ref={list} aria-label="Found customers" onKeyDown={keys} data-found>
      {customers.map((customer) => (
        <li key={customer.custID}>
          <button type="button" className={styles.row} onClick={() => onPick(customer)}>
            <Avatar name={`${customer.custFirstName} ${customer.custLastName}`} size={32} />
            <span className={`${styles.name} cut`}>{shownName(customer)}</span>
            <span className={styles.reach}>
              <span className="num">{formatPhone(customer.custPhone)}</span>
              <LongWord className={styles.email} text={customer.custEmail ?? 'No Email'} />
            </span>
            {customer.custBlocked && <span className={styles.mark}>Blocked</span>}
            {customer.custOptedOut && <span className={styles.mark}>Opted out</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
