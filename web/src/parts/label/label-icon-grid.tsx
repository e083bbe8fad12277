import * as Radix from 'radix-ui/radio-group'
import { KnownLabelIcon, LABEL_ICON_NAMES } from './label-icons.table.tsx'
import styles from './label-icon-grid.module.css'

const spoken = (name: string) => name.replaceAll('-', ' ')

/** Chooses one icon by pointer or arrow keys. */
export const LabelIconGrid = ({ value, onChange }: { value: string; onChange: (name: string) => void }) => (
  <Radix.Root className={styles.grid} aria-label="Icon" value={value} onValueChange={onChange}>
    {LABEL_ICON_NAMES.map((name) => (
      <Radix.Item key={name} value={name} className={styles.icon} aria-label={spoken(name)} title={spoken(name)}>
        <KnownLabelIcon name={name} size={18} />
      </Radix.Item>
    ))}
  </Radix.Root>
)
