import { type CSSProperties, useState } from 'react'
import { colorWords } from '@xd/core/domain/color/words.ts'
import { Button, type ButtonProps } from '#ui/action/button.tsx'
import type { FieldControl } from '#ui/field/field.tsx'
import { ColorSelectorDialog } from './color-selector-dialog.tsx'
import { FieldButton } from './field-button.tsx'
import styles from './color-button.module.css'

type Props = Pick<ButtonProps, 'size' | 'variant' | 'writes'> & {
  value: string
  onChange: (color: string) => void
  /** It is below a label, and shows its value. */
  control?: FieldControl
}

/** Shows a color with its name, and opens the dialog that changes it. */
export function ColorButton({ value, onChange, control, ...look }: Props) {
  const [choosing, setChoosing] = useState(false)
  const words = colorWords(value)
  const icon = <i className={styles.swatch} style={{ '--face': value } as CSSProperties} aria-hidden="true" />
  const open = () => setChoosing(true)
  return (
    <>
      {control ? (
        <FieldButton {...look} {...control} icon={icon} onClick={open}>
          <span className={styles.words}>{words}</span> <span className="num">{value}</span>
        </FieldButton>
      ) : (
        <Button {...look} icon={icon} aria-haspopup="dialog" aria-label={`Color: ${words}, ${value}`} onClick={open}>
          Color
        </Button>
      )}
      <ColorSelectorDialog open={choosing} value={value} onSelect={onChange} onClose={() => setChoosing(false)} />
    </>
  )
}
