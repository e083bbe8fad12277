import { Check, Plus, Settings2 } from 'lucide-react'
import { type CSSProperties, type ReactElement, useState } from 'react'
import { validateLabelName } from '@xd/core/domain/label/validate.ts'
import { ListSearch } from '#ui/picker/list-search.tsx'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { LabelIcon } from './label-icon.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import { matches } from '#ui/text/matches.ts'
import styles from '#ui/picker/pick-list.module.css'

export interface PickableLabel {
  readonly labelID: number
  readonly labelName: string
  readonly labelColor: string
  readonly labelIcon: string
}

interface ChoiceProps {
  labels: readonly PickableLabel[]
  selected: readonly number[]
  onChange: (selected: number[]) => void
  /** Creates a label with an unused name, and ticks it. */
  onCreate?: ((name: string) => void) | undefined
  /** Opens the label manager. */
  onManage?: (() => void) | undefined
}

/** Ticks labels by typing, arrows and Enter, or by pointer, several in a row. */
export function LabelChoices({ labels, selected, onChange, onCreate, onManage }: ChoiceProps) {
  const [typed, setTyped] = useState('')
  const shown = labels.filter((label) => matches(label.labelName, typed))
  const creatable = onCreate !== undefined && validateLabelName(typed, labels).ok
  const toggle = (labelID: number) =>
    onChange(selected.includes(labelID) ? selected.filter((id) => id !== labelID) : [...selected, labelID])
  const list = useActiveOption({
    count: shown.length + (creatable ? 1 : 0),
    onPick: (index) => {
      const label = shown[index]
      if (label) return toggle(label.labelID)
      onCreate?.(typed.trim())
      setTyped('')
    },
  })
  return (
    <>
      <div className={styles.search}>
        <ListSearch
          label={onCreate ? 'Find or create a label' : 'Find a label'}
          typed={typed}
          onType={setTyped}
          list={list}
          landmark={false}
        />
      </div>
      <div className={styles.list} role="listbox" aria-multiselectable="true" id={list.listId} aria-label="Labels">
        {shown.map((label, index) => (
          <div
            key={label.labelID}
            className={styles.option}
            {...list.option(index)}
            aria-selected={selected.includes(label.labelID)}
          >
            <span className={styles.mark} style={{ '--label': label.labelColor } as CSSProperties}>
              <LabelIcon name={label.labelIcon} size={14} />
            </span>
            <span className={`${styles.name} cut`}>{label.labelName}</span>
            {selected.includes(label.labelID) && <Check aria-hidden="true" />}
          </div>
        ))}
        {creatable && (
          <div className={styles.option} {...list.option(shown.length)} aria-selected={false}>
            <Plus aria-hidden="true" />
            <span className={`${styles.name} cut`}>Create “{typed.trim()}”</span>
          </div>
        )}
      </div>
      {shown.length === 0 && !creatable && (
        <p className={styles.none} role="status">
          {labels.length === 0 ? 'No labels yet.' : 'No labels match.'}
        </p>
      )}
      {onManage && (
        <button type="button" className={styles.manage} onClick={onManage}>
          <Settings2 aria-hidden="true" />
          Manage labels
        </button>
      )}
    </>
  )
}

type Props = ChoiceProps & { trigger: ReactElement }

/** The labels behind their own button. */
export function LabelPicker({ trigger, onManage, ...choices }: Props) {
  const [open, setOpen] = useState(false)
  const manage = () => {
    setOpen(false)
    onManage?.()
  }
  return (
    <Popover trigger={trigger} label="Labels" width={248} flush open={open} onOpenChange={setOpen}>
      <LabelChoices {...choices} onManage={onManage && manage} />
    </Popover>
  )
}
