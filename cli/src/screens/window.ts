/** The visible part of a list: it moves only when the cursor would leave it. */
export const visibleFrom = (first: number, cursor: number, height: number, count: number): number => {
  const last = Math.max(0, count - height)
  if (cursor < first) return cursor
  if (cursor >= first + height) return Math.min(last, cursor - height + 1)
  return Math.min(first, last)
}

export const clampCursor = (cursor: number, count: number): number => Math.max(0, Math.min(cursor, count - 1))
