import { type CSSProperties, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ColorSelectorDialog } from '#ui/picker/color-selector-dialog.tsx'
import styles from './color-button.module.css'

/** A person's color, as colleagues see it on their initials. */
export function ColorButton({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button
        icon={<i className={styles.swatch} style={{ '--label': value } as CSSProperties} aria-hidden="true" />}
        onClick={() => setChoosing(true)}
      >
        Color
      </Button>
      <ColorSelectorDialog open={choosing} value={value} onSelect={onChange} onClose={() => setChoosing(false)} />
    </>
  )
}
