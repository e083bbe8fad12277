/**
 * How high rows are, as the browser has drawn them. It lives beside React: rows are measured after they are drawn, and a
 * measure that is as before redraws nothing.
 */
export const createRowHeights = () => {
  const heights = new Map<string, number>()
  const listeners = new Set<() => void>()
  let version = 0
  const watch = new ResizeObserver((entries) => {
    const before = version
    for (const { target, borderBoxSize } of entries) {
      const key = (target as HTMLElement).dataset.row
      const height = borderBoxSize[0]?.blockSize ?? 0
      if (key === undefined || height === 0 || heights.get(key) === height) continue
      heights.set(key, height)
      version += 1
    }
    if (version !== before) listeners.forEach((listener) => listener())
  })
  return {
    of: (key: string): number | undefined => heights.get(key),
    version: (): number => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Goes on each row that is drawn, which carries its key as `data-row`. */
    measure: (row: HTMLElement | null) => {
      if (!row) return
      watch.observe(row)
      return () => watch.unobserve(row)
    },
  }
}
