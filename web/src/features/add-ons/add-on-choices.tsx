import { useState } from 'react'
import { switchFeature } from '@xd/core/domain/access/features.ts'
import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { billFor } from '@xd/core/domain/access/bill.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { Button } from '#ui/action/button.tsx'
import { AddOnGroup } from './add-on-group.tsx'
import { BillCard } from './bill-card.tsx'
import { billWords } from './bill-words.ts'
import { SaveAddOnsDialog } from './save-add-ons-dialog.tsx'
import styles from './add-ons.module.css'

const GROUPS = [
  { kind: 'base', title: 'Included', about: 'Part of every plan. Turn off what you don’t use.' },
  { kind: 'module', title: 'For each store', about: 'Price per store and month. The multi-store discount applies.' },
  { kind: 'extra', title: 'For the company', about: 'Price per month for any number of stores.' },
  { kind: 'storage', title: 'File storage', about: 'Price per month for any number of stores.' },
] as const

interface Props {
  addOns: {
    readonly features: readonly string[]
    /** The number of open stores. */
    readonly stores: number
    readonly companyVersion: number
  }
  /** For XD Support: another company. */
  companyID?: number
}

/** The features that are on and those that could be, with the bill for the selection. */
export function AddOnChoices({ addOns, companyID }: Props) {
  const { features: before, stores, companyVersion } = addOns
  /** Features switched here, on top of what the company has now. */
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [saving, setSaving] = useState(false)
  const gained = SOLD.map(({ feature }) => feature).filter(
    (feature) => switched.get(feature) === true && !before.includes(feature),
  )
  const after = [...before.filter((feature) => switched.get(feature) !== false), ...gained]
  const switchOne = (feature: string, on: boolean) => {
    const next = switchFeature(after, feature, on)
    const changed = [...after, ...next].filter((one) => after.includes(one) !== next.includes(one))
    setSwitched(new Map([...switched, ...changed.map((one) => [one, on] as const)]))
  }
  const isChanged = gained.length > 0 || after.length < before.length
  const bill = { before: billFor(stores, before), after: billFor(stores, after) }
  const theirs = companyID !== undefined
  const undo = () => setSwitched(new Map())
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.groups}>
          {GROUPS.map((group) => (
            <AddOnGroup key={group.kind} {...group} features={after} onChange={switchOne} />
          ))}
        </div>
        <BillCard stores={stores} quote={bill.after} theirs={theirs} />
      </div>
      <div className={styles.foot} data-shown={isChanged || undefined}>
        <p role="status">{isChanged && billWords(bill.before.total, bill.after.total, theirs ? 'The' : 'Your')}</p>
        {isChanged && (
          <div className={styles.acts}>
            <Button onClick={undo}>Undo changes</Button>
            <Button writes variant="primary" onClick={() => setSaving(true)}>
              Save add-ons
            </Button>
          </div>
        )}
      </div>
      <LeaveGuard dirty={isChanged} />
      {saving && (
        <SaveAddOnsDialog
          before={before}
          after={after}
          bill={bill}
          companyVersion={companyVersion}
          companyID={companyID}
          onClose={() => setSaving(false)}
          onSaved={() => {
            setSaving(false)
            undo()
          }}
        />
      )}
    </>
  )
}
