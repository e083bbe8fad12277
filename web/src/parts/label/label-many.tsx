import { Tag } from 'lucide-react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { Button } from '#ui/action/button.tsx'
import { toast, toastFailure, toastUndo } from '#ui/overlay/toasts.tsx'
import { LabelPicker, type PickableLabel } from './label-picker.tsx'

interface Props<Id> {
  labels: readonly PickableLabel[]
  /** The labels of each selected item. */
  own: readonly (readonly number[])[]
  /** Adds a label to the selection, or to the given items; returns the ones that changed. */
  onChange: (labelID: number, removed: boolean, only?: readonly Id[]) => Promise<readonly Id[]>
  onCreate: (name: string) => Promise<number | undefined>
  onManage: () => void
  /** "customer", shown with their number. */
  noun: string
}

/** Labels several items at once. A label is ticked if all have it. One undo reverts exactly the changes. */
export function LabelMany<Id>({ labels, own, onChange, onCreate, onManage, noun }: Props<Id>) {
  const onAll = labels
    .filter(({ labelID }) => own.every((some) => some.includes(labelID)))
    .map(({ labelID }) => labelID)
  const change = async (labelID: number, removed: boolean, name: string) => {
    const changed = await onChange(labelID, removed)
    const done = removed
      ? `Removed “${name}” from ${countOf(changed.length, noun)}`
      : `Added “${name}” to ${countOf(changed.length, noun)}`
    if (changed.length === 0) toast(done)
    else toastUndo(done, () => void onChange(labelID, !removed, changed).catch(toastFailure))
  }
  return (
    <LabelPicker
      trigger={
        <Button writes size="small" icon={<Tag aria-hidden="true" />}>
          Label
        </Button>
      }
      labels={labels}
      selected={onAll}
      onChange={(next) => {
        const toggled = [...next, ...onAll].find((labelID) => next.includes(labelID) !== onAll.includes(labelID))
        const label = labels.find(({ labelID }) => labelID === toggled)
        if (label) void change(label.labelID, !next.includes(label.labelID), label.labelName).catch(toastFailure)
      }}
      onCreate={(name) =>
        void onCreate(name)
          .then((labelID) => (labelID === undefined ? undefined : change(labelID, false, name)))
          .catch(toastFailure)
      }
      onManage={onManage}
    />
  )
}
