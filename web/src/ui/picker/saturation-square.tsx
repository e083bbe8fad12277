import { colorWords } from '@xd/core/domain/color/words.ts'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { type Hsv, hexFromHsv } from '@xd/core/domain/color/hsv.ts'
import styles from './color-selector.module.css'

const within = (value: number) => Math.max(0, Math.min(100, value))

/**
 * Saturation from left to right, brightness from bottom to top. The arrows move it, with Shift by ten. Page Up and
 * Down, Home and End work as in any slider.
 */
export function SaturationSquare({ value, onChange }: { value: Hsv; onChange: (value: Hsv) => void }) {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId)) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      ...value,
      saturation: within(((event.clientX - box.left) / box.width) * 100),
      brightness: within(100 - ((event.clientY - box.top) / box.height) * 100),
    })
  }
  const keys = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1
    const moves: Record<string, Partial<Hsv>> = {
      ArrowLeft: { saturation: within(value.saturation - by) },
      ArrowRight: { saturation: within(value.saturation + by) },
      ArrowUp: { brightness: within(value.brightness + by) },
      ArrowDown: { brightness: within(value.brightness - by) },
      PageUp: { brightness: within(value.brightness + 10) },
      PageDown: { brightness: within(value.brightness - 10) },
      Home: { saturation: 0 },
      End: { saturation: 100 },
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onChange({ ...value, ...move })
  }
  const style = {
    '--hue': hexFromHsv({ hue: value.hue, saturation: 100, brightness: 100 }),
    '--picked': hexFromHsv(value),
  } as CSSProperties
  return (
    <div
      className={styles.square}
      style={style}
      role="slider"
      tabIndex={0}
      data-autofocus=""
      aria-roledescription="2D slider"
      aria-label="Saturation and brightness"
      aria-description="Left and Right change the saturation, Up and Down the brightness, with Shift by ten."
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value.saturation)}
      aria-valuetext={`Saturation ${Math.round(value.saturation)}%, brightness ${Math.round(value.brightness)}%, ${colorWords(hexFromHsv(value))}`}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={keys}
    >
      <span className={styles.knob} style={{ left: `${value.saturation}%`, top: `${100 - value.brightness}%` }} />
    </div>
  )
}
