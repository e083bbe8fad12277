import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { type MilitaryCheck, militaryCheckFaults } from '@xd/core/domain/loan/military-check.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useSignedIn } from '#data/session.ts'
import { MilitaryCheckFields } from '#parts/loan/military-check-fields.tsx'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { CloseButton, Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import styles from './calculator.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** Accepts with the check, or without one: then a rule needs an override. */
  readonly onAccept: (check: MilitaryCheck | undefined) => void
}

/** Asks for the check that a loan over 36% a year needs before acceptance. */
export function MilitaryCheckDialog({ open, onClose, onAccept }: Props) {
  const { company, user } = useSignedIn()
  const today = localDay(useNow(), company.companyTimezone)
  const [typed, setTyped] = useState<Partial<MilitaryCheck & { day: LocalDay }>>({})
  const draft = { day: today, method: 'dod-database' as const, reference: '', ...typed }
  const check = { ...draft, reference: draft.reference.trim() }
  const faults = militaryCheckFaults(check, today)
  const missing = check.reference === '' ? 'Enter the reference first' : null
  const accept = (given: MilitaryCheck | undefined) => {
    onClose()
    onAccept(given)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Military Lending Act check"
      description="This loan costs over 36% a year. Check that the customer isn’t on active duty, or the spouse or dependent of someone who is. If they are, the law forbids the loan, so decline it."
      dirty={draft.reference !== ''}
      onSubmit={() => accept(check)}
      footer={
        <>
          {holds(user.userPermissions, 'overrides') && (
            <FooterStart>
              <Button writes onClick={() => accept(undefined)}>
                Accept without a check…
              </Button>
            </FooterStart>
          )}
          <CloseButton />
          <Button
            writes
            variant="primary"
            type="submit"
            disabledReason={missing ?? faults.reference ?? faults.day ?? null}
          >
            Not covered: accept
          </Button>
        </>
      }
    >
      <div className={styles.inputs}>
        <MilitaryCheckFields
          check={draft}
          today={today}
          faults={faults}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
      </div>
    </Dialog>
  )
}
