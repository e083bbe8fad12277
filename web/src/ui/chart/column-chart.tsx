import { Fragment } from 'react'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import styles from './chart.module.css'

const STEP = 10
const WIDTH = 7
const HEIGHT = 100
/** As many labels fit under a chart as wide as a phone. */
const MOST_LABELS = 6

/** Columns in order, such as days or hours: the whole of each behind, its part before. */
export function ColumnChart({ bars, show, ...frame }: ChartProps) {
  const most = Math.max(...bars.map(({ whole }) => whole), 0)
  const tall = (value: number) => (most === 0 ? 0 : (value / most) * HEIGHT)
  const every = Math.ceil(bars.length / MOST_LABELS)
  return (
    <ChartFrame bars={bars} show={show} {...frame}>
      <div className={styles.columns}>
        <span className={`${styles.scale} num`}>{show(most)}</span>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${Math.max(1, bars.length) * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {bars.map(({ label, whole, part }, index) => (
            <Fragment key={label}>
              <rect
                className={styles.whole}
                x={index * STEP + (STEP - WIDTH) / 2}
                y={HEIGHT - tall(whole)}
                width={WIDTH}
                height={tall(whole)}
              />
              <rect
                className={styles.part}
                x={index * STEP + (STEP - WIDTH) / 2}
                y={HEIGHT - tall(part)}
                width={WIDTH}
                height={tall(part)}
              />
              <rect className={styles.reach} x={index * STEP} y={0} width={STEP} height={HEIGHT}>
                <title>{`${label}: ${frame.words.part} ${show(part)}, ${frame.words.whole} ${show(whole)}`}</title>
              </rect>
            </Fragment>
          ))}
        </svg>
        <div className={`${styles.labels} num`}>
          {bars
            .filter((_, index) => index % every === 0)
            .map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
        </div>
      </div>
    </ChartFrame>
  )
}
