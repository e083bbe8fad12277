import { useEffect, useRef } from 'react'
import { Button } from '#ui/action/button.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'
import styles from './pager.module.css'

type Props = {
  hasMore: boolean
  loading: boolean
  onMore: (pressed: boolean) => void
  label?: string
  /** Loads automatically when scrolled near. */ auto?: boolean
}

export function LoadMore({ hasMore, loading, onMore, label = 'Load more', auto = true }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const more = useLatest(onMore)
  useEffect(() => {
    const node = end.current
    if (!auto || !hasMore || loading || !node) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(false), {
      rootMargin: '400px',
    })
    watch.observe(node)
    return () => watch.disconnect()
  }, [auto, hasMore, loading, more])
  if (!hasMore) return null
  return (
    <div className={styles.more} ref={end}>
      <Button variant="ghost" busy={loading} onClick={() => onMore(true)}>
        {label}
      </Button>
    </div>
  )
}
