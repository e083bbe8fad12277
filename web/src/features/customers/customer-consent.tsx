import {
  askedWords,
  CONSENT_KINDS,
  CONSENT_LABELS,
  type ConsentKind,
  consentWords,
  OPT_OUT_MEANS,
} from '@xd/core/domain/customer/consent.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { Arriving } from '#ui/busy/arriving.tsx'
import { Button } from '#ui/action/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Field } from '#ui/field/field.tsx'
import { RadioChips } from '#ui/field/radio-chips.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './customer-panel.module.css'

const ANSWERS = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** A customer's consents, with their source. Staff change them when the customer says so at the counter. */
export function CustomerConsent({ custID, timezone }: { custID: number; timezone: string }) {
  const now = useNow()
  const query = useCall('customers/consent/fetch', { custID })
  const save = useCallMutation('customers/consent/save', {
    onSuccess: () => void refetchAfter('reload_customer'),
    onError: (error) => toastFailure(error),
  })
  const optOut = useCallMutation('customers/consent/opt-out', {
    onSuccess: () => {
      toast('Opted out. They must text START to opt back in.')
      return refetchAfter('reload_customer')
    },
    onError: (error) => toastFailure(error),
  })
  if (!query.data) return query.isError ? <p className={styles.none}>Consent couldn’t be loaded.</p> : <Arriving />
  const { holds, consents } = query.data
  const said = (kind: ConsentKind) => {
    const newest = consents.find(({ consentKind }) => consentKind === kind)
    return newest === undefined
      ? 'Never asked'
      : `${consentWords(newest)}, ${dayDivider(Date.parse(newest.at), now, timezone)}`
  }
  return (
    <div className={styles.consents}>
      {CONSENT_KINDS.map((kind) => (
        <Field key={kind} writes label={CONSENT_LABELS[kind]} hint={said(kind)}>
          {(control) => (
            <RadioChips
              label={CONSENT_LABELS[kind]}
              control={control}
              value={holds[kind] === null ? null : String(holds[kind])}
              options={ANSWERS}
              onChange={(given) => save.mutate({ custID, consentKind: kind, given: given === 'true' })}
            />
          )}
        </Field>
      ))}
      <Menu
        label="How did they ask?"
        trigger={
          <Button writes size="small">
            Opt out of everything
          </Button>
        }
        entries={OPT_OUT_MEANS.map((means) => ({
          key: means,
          label: askedWords(means),
          writes: true,
          onSelect: () => optOut.mutate({ custID, means }),
        }))}
      />
    </div>
  )
}
