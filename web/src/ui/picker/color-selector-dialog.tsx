import { Shuffle } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { keptHex } from '@xd/core/domain/color/hex.ts'
import { type Hsv, hexFromHsv, hsvFromHex, randomPickerColor } from '@xd/core/domain/color/hsv.ts'
import { inkOn } from '@xd/core/domain/color/ink.ts'
import { colorWords } from '@xd/core/domain/color/words.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { SaturationSquare } from './saturation-square.tsx'
import styles from './color-selector.module.css'

type Props = { open: boolean; value: string; onSelect: (hex: string) => void; onClose: () => void; title?: string }

const Swatch = ({ name, hex }: { name: string; hex: string }) => (
  <div className={styles.swatch} style={{ '--face': hex, '--text': inkOn(hex) } as CSSProperties}>
    <b>{name}</b>
    <span className="num">{hex}</span>
  </div>
)

/** The spoken form of a color. */
const spoken = (hex: string) => `${colorWords(hex)}, ${hex}`

/** Opens with the current value; returns a hex color only on SELECT (Spec 1 §4). */
export function ColorSelectorDialog({ open, title = 'Select a color', ...rest }: Props) {
  // Remounted at each opening, so that Cancel resets it.
  return open ? <Selector {...rest} title={title} /> : null
}

function Selector({ value, onSelect, onClose, title }: Omit<Props, 'open' | 'title'> & { title: string }) {
  const current = keptHex(value) ?? '#6f6b62'
  const [color, setColor] = useState<Hsv>(() => hsvFromHex(current))
  const [typed, setTyped] = useState<string | null>(null)
  const selected = hexFromHsv(color)
  const shuffle = () => {
    const random = randomPickerColor(Math.random)
    setColor(random)
    announce(spoken(hexFromHsv(random)))
  }
  const select = () => {
    onSelect(selected)
    onClose()
  }
  return (
    <EditorDialog
      onClose={onClose}
      title={title}
      size="small"
      onSubmit={select}
      does="SELECT"
      start={
        <Button variant="ghost" icon={<Shuffle />} onClick={shuffle}>
          Random
        </Button>
      }
    >
      <div
        className={styles.layout}
        style={{ '--hue': hexFromHsv({ hue: color.hue, saturation: 100, brightness: 100 }) } as CSSProperties}
      >
        <SaturationSquare value={color} onChange={setColor} />
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={359}
          step={1}
          aria-label="Hue"
          value={Math.round(color.hue)}
          aria-valuetext={`${Math.round(color.hue)}°, ${colorWords(selected)}`}
          onChange={(event) => setColor({ ...color, hue: Number(event.target.value) })}
        />
        <TextField
          label="Hex"
          value={typed ?? selected}
          numeric
          spellCheck={false}
          maxLength={7}
          error={typed !== null && !keptHex(typed) ? 'Six digits of 0–9 and a–f, like #b2622f' : null}
          onChange={(text) => {
            setTyped(text)
            const hex = keptHex(text)
            if (hex) setColor(hsvFromHex(hex))
          }}
          onBlur={() => setTyped(null)}
        />
        <div className={styles.preview}>
          <Swatch name="CURRENT" hex={current} />
          <Swatch name="SELECTED" hex={selected} />
        </div>
      </div>
    </EditorDialog>
  )
}
