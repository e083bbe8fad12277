import { Pencil, Trash2 } from 'lucide-react'
import type { LabelData } from '#data/company.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { LabelChip } from '#parts/label/label-chip.tsx'
import styles from './label-manager-dialog.module.css'

type Props = { label: LabelData; onEdit: () => void; onDelete: () => void }

export const LabelRow = ({ label: { labelName, labelColor, labelIcon }, onEdit, onDelete }: Props) => (
  <li className={styles.row}>
    <LabelChip name={labelName} color={labelColor} icon={<LabelIcon name={labelIcon} />} solid />
    <span className={styles.acts}>
      <IconButton writes label={`Edit ${labelName}`} icon={<Pencil />} onClick={onEdit} />
      <IconButton writes label={`Delete ${labelName}`} icon={<Trash2 />} onClick={onDelete} />
    </span>
  </li>
)
