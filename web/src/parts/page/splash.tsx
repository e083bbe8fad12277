import { useSyncExternalStore } from 'react'
import { useDelayed } from '#ui/hook/use-delayed.ts'
import { Spinner } from '#ui/busy/spinner.tsx'
import styles from './splash.module.css'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Nothing at first, then a quiet sign of life. Offline, it says what it is waiting for. */
export function Splash() {
  const late = useDelayed(true, 300)
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div className={styles.splash} role="status" data-splash="">
      {late && <Spinner size={22} label="Loading" />}
      {late && !online && <p>No connection. This page opens as soon as you’re back online.</p>}
    </div>
  )
}
