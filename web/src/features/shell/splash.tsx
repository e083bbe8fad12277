import { useDelayed } from '#ui/hook/use-delayed.ts'
import { Spinner } from '#ui/status/spinner.tsx'
import styles from './splash.module.css'

/** Nothing for the first moment, then a quiet sign of life. */
export function Splash() {
  const late = useDelayed(true, 300)
  return (
    <div className={styles.splash} role="status" data-splash="">
      {late && <Spinner size={22} label="Loading" />}
    </div>
  )
}
