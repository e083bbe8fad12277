import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import styles from './chart.module.css'

/** One row per name, such as a store or brand, largest first. */
export function RowChart({ bars, show, ...frame }: ChartProps) {
  const most = Math.max(...bars.map(({ whole }) => whole), 0)
  const share = (value: number) => `${most === 0 ? 0 : (value / most) * 100}%`
  return (
    <ChartFrame bars={bars} show={show} {...frame}>
      {/* A picture of the table's contents. People who cannot see it read the table. */}
      <div className={styles.lines} aria-hidden="true">
        {bars.map(({ label, whole, part }, index) => (
          <div key={index} className={styles.line}>
            <span className="cut">{label}</span>
            <span className={`${styles.value} num`}>{show(part)}</span>
            <svg className={styles.track}>
              <rect className={styles.whole} width={share(whole)} height="100%" rx="2" />
              <rect className={styles.part} width={share(part)} height="100%" rx="2" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
