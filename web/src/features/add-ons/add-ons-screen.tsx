import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { billFor } from '@xd/core/domain/pricing/of-features.ts'
import { useCall } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { AddOnGroup } from './add-on-group.tsx'
import { BillCard } from './bill-card.tsx'
import { billWords } from './bill-words.ts'
import { SaveAddOnsDialog } from './save-add-ons-dialog.tsx'
import styles from './add-ons.module.css'

type AddOns = WireOutput<'settings/add-ons/fetch'>

const GROUPS = [
  { kind: 'base', title: 'Included', about: 'Part of every plan. Turn off what you don’t use.' },
  { kind: 'module', title: 'For each store', about: 'Price per store and month. Your multi-store discount applies.' },
  { kind: 'extra', title: 'For the company', about: 'Price per month, however many stores you have.' },
  { kind: 'storage', title: 'File storage', about: 'Price per month, however many stores you have.' },
] as const

/** What the company has bought, and what there is. */
export function AddOnsScreen() {
  const { data, error, isPending, refetch } = useCall('settings/add-ons/fetch', {})
  return (
    <SectionPage title="Add-ons" width="columns">
      {error && (
        <EmptyState
          kind="failed"
          title="The add-ons couldn’t be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <SkeletonRows rows={6} label="Loading add-ons" />}
      {data && <Choices addOns={data} />}
    </SectionPage>
  )
}

function Choices({ addOns }: { addOns: AddOns }) {
  const { features: before, stores, companyVersion } = addOns
  /** What was switched here, on top of what the company has now. */
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [saving, setSaving] = useState(false)
  const gained = SOLD.map(({ feature }) => feature).filter(
    (feature) => switched.get(feature) === true && !before.includes(feature),
  )
  const after = [...before.filter((feature) => switched.get(feature) !== false), ...gained]
  const isChanged = gained.length > 0 || after.length < before.length
  const bill = { before: billFor(stores, before), after: billFor(stores, after) }
  const undo = () => setSwitched(new Map())
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.groups}>
          {GROUPS.map((group) => (
            <AddOnGroup
              key={group.kind}
              {...group}
              features={after}
              onChange={(feature, on) => setSwitched(new Map(switched).set(feature, on))}
            />
          ))}
        </div>
        <BillCard stores={stores} quote={bill.after} />
      </div>
      <div className={styles.foot} data-shown={isChanged || undefined}>
        <p role="status">{isChanged && billWords(bill.before.total, bill.after.total)}</p>
        {isChanged && (
          <div className={styles.acts}>
            <Button onClick={undo}>Undo changes</Button>
            <Button writes variant="primary" onClick={() => setSaving(true)}>
              Save add-ons
            </Button>
          </div>
        )}
      </div>
      {saving && (
        <SaveAddOnsDialog
          before={before}
          after={after}
          bill={bill}
          companyVersion={companyVersion}
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
