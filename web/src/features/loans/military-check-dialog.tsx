import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import {
  MILITARY_CHECK_LABELS,
  MILITARY_CHECK_METHODS,
  type MilitaryCheck,
  type MilitaryCheckMethod,
  militaryCheckFaults,
} from '@xd/core/domain/loan/military-check.ts'
import { localDay, type LocalDay } from '@xd/core/domain/time/zone.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { CloseButton, Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import styles from './calculator.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** Accepts with the check, or without one: then a rule must be overridden. */
  readonly onAccept: (check: MilitaryCheck | undefined) => void
}

const METHODS = MILITARY_CHECK_METHODS.map((method) => ({ value: method, label: MILITARY_CHECK_LABELS[method] }))

/** Asks for the check that a loan over 36% a year needs before it is accepted. */
export function MilitaryCheckDialog({ open, onClose, onAccept }: Props) {
  const { company, user } = useSignedIn()
  const today = localDay(useNow(), company.companyTimezone)
  const [chosenDay, setDay] = useState<LocalDay>()
  const [method, setMethod] = useState<MilitaryCheckMethod>('dod-database')
  const [reference, setReference] = useState('')
  const day = chosenDay ?? today
  const check = { day, method, reference: reference.trim() }
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
      description="This costs over 36% a year. Check that the customer isn’t on active duty, nor the spouse or a dependent of somebody who is. If they are, the law forbids the loan: decline it."
      dirty={reference !== ''}
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
            disabledReason={missing ?? faults.reference ?? faults.day ?? null}
            onClick={() => accept(check)}
          >
            Not covered: accept
          </Button>
        </>
      }
    >
      <div className={styles.inputs}>
        <SelectField label="Checked in" value={method} options={METHODS} onChange={setMethod} />
        <DatePickerField
          label="Day of the check"
          value={day}
          today={today}
          onChange={setDay}
          hint="At most 30 days before the loan."
          error={faults.day}
        />
        <TextField
          label="Reference"
          required
          maxLength={60}
          hint="The number of the certificate or report. Never a Social Security number."
          value={reference}
          onChange={setReference}
          error={faults.reference}
        />
      </div>
    </Dialog>
  )
}
