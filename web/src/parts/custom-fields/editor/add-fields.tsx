import { DollarSign, Heading, Type } from 'lucide-react'
import { type FieldType, MAX_FIELDS } from '@xd/core/domain/fields/definition.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './editor.module.css'

interface Props {
  count: number
  onAdd: (type: FieldType) => void
}

const KINDS = [
  { type: 'heading', label: 'Add a heading', icon: <Heading aria-hidden="true" /> },
  { type: 'text', label: 'Add a text field', icon: <Type aria-hidden="true" /> },
  { type: 'money', label: 'Add a money field', icon: <DollarSign aria-hidden="true" /> },
] as const

/** Spec 2 §2: three kinds to begin with; every other type is chosen at the field. */
export const AddFields = ({ count, onAdd }: Props) => (
  <div className={styles.adding}>
    {KINDS.map(({ type, label, icon }) => (
      <Button
        key={type}
        writes
        icon={icon}
        disabledReason={count >= MAX_FIELDS ? `At most ${MAX_FIELDS} fields` : null}
        onClick={() => onAdd(type)}
      >
        {label}
      </Button>
    ))}
  </div>
)
