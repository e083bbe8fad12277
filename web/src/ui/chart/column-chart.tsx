import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Bar, ChartFrame, type ChartProps } from './chart-frame.tsx'
import { columnAt, columnByKey, labelPlaces } from './column-places.ts'
import { scaleTop } from './scale-top.ts'
import styles from './chart.module.css'

const STEP = 10
const WIDTH = 7
const HEIGHT = 100

const share = (at: number) => `${at * 100}%`

type Props = ChartProps & {
  /** How the scale formats its figures, which are whole numbers; by default, like the other figures. */
  showTick?: (value: number) => string
}

/** Columns in order, such as days or hours: the total behind, the part in front. Hover or arrow keys read one out. */
export function ColumnChart({ bars, show, showTick = show, ...frame }: Props) {
  const [chosen, setChosen] = useState<number>()
  const { words, title } = frame
  const top = scaleTop(Math.max(...bars.map(({ whole }) => whole), 0))
  const tall = (value: number) => (value / top) * HEIGHT
  const readOut = ({ label, part, whole }: Bar) =>
    words.part === words.whole
      ? `${label}: ${show(whole)}`
      : `${label}: ${words.part} ${show(part)}, ${words.whole} ${show(whole)}`
  const bar = chosen === undefined ? undefined : bars[chosen]
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(columnAt((clientX - left) / width, bars.length))
  }
  const press = (event: KeyboardEvent) => {
    const next = columnByKey(event.key, chosen ?? -1, bars.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  return (
    <ChartFrame bars={bars} show={show} readOut={bar && readOut(bar)} {...frame}>
      <div className={`${styles.columns} num`}>
        <div className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{showTick(value)}</span>
          ))}
        </div>
        <div
          className={styles.plot}
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, bars.length)}
          aria-valuenow={(chosen ?? 0) + 1}
          aria-valuetext={readOut(bar ?? bars[0] ?? { label: title, whole: 0, part: 0 })}
          onPointerMove={point}
          onPointerLeave={() => setChosen(undefined)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setChosen((now) => now ?? 0)}
          onBlur={() => setChosen(undefined)}
          onKeyDown={press}
        >
          <svg viewBox={`0 0 ${Math.max(1, bars.length) * STEP} ${HEIGHT}`} preserveAspectRatio="none">
            {chosen !== undefined && <rect className={styles.reach} x={chosen * STEP} width={STEP} height={HEIGHT} />}
            {bars.map(({ label, whole, part }, index) => (
              <g key={label} transform={`translate(${index * STEP + (STEP - WIDTH) / 2})`}>
                <rect className={styles.whole} y={HEIGHT - tall(whole)} width={WIDTH} height={tall(whole)} />
                <rect className={styles.part} y={HEIGHT - tall(part)} width={WIDTH} height={tall(part)} />
              </g>
            ))}
          </svg>
        </div>
        <div className={styles.labels} aria-hidden="true">
          {labelPlaces(bars.length).map(({ index, at }) => (
            <span key={index} style={{ left: share(at) }}>
              {bars[index]?.label}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}
