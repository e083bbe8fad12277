import type { MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import { militaryCheckFaults } from '@xd/core/domain/loan/military-check.ts'
import { IN_STORE } from '@xd/core/domain/renewal/offer.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { MilitaryCheckFields } from '#parts/loan/military-check-fields.tsx'
import { Banner } from '#ui/status/banner.tsx'
import type { CheckedTickets } from './use-checked-tickets.ts'

type Check = MilitaryCheck & { readonly day: LocalDay }

interface Props {
  readonly place: CheckedTickets['electronicRenewal']
  /** As typed; null until then. */
  readonly check: Check | null
  readonly today: LocalDay
  readonly onChange: (check: Check) => void
}

/** Where a request's new loans are made, and the check they may need. */
export function NewLoanPlace({ place, check, today, onChange }: Props) {
  if (place === null) return null
  const typed = check ?? { day: today, method: 'dod-database' as const, reference: '' }
  return (
    <>
      {place.offered ? (
        <Banner tone="info">The pay page shows the new loan’s terms, and the customer agrees to them there.</Banner>
      ) : (
        <Banner tone="warning" title="The new contract is signed in the store:">
          {IN_STORE[place.reason ?? 'unknown']}.
        </Banner>
      )}
      {(place.reason === 'military' || check !== null) && (
        <MilitaryCheckFields
          check={typed}
          today={today}
          faults={check === null ? {} : militaryCheckFaults(typed, today)}
          onChange={(change) => onChange({ ...typed, ...change })}
        />
      )}
    </>
  )
}
