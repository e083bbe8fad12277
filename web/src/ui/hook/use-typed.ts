import { useEffect, useState } from 'react'
import { useLatest } from './use-latest.ts'

const TYPING_PAUSE_MS = 200

interface Box {
  readonly typed: string
  /** The stored value when this was last drawn. */
  readonly seen: string
  /** Reports that have not returned as the value yet, the oldest first. */
  readonly reported: readonly string[]
}

/**
 * The text of a box whose value is stored elsewhere, such as in the address. It is reported once typing pauses. The
 * value may return much later, in the middle of more typing, so only a value never reported from here (Back, filters
 * cleared) replaces the text.
 */
export const useTyped = (value: string, report: (text: string) => void): [string, (text: string) => void] => {
  const [box, setBox] = useState<Box>({ typed: value, seen: value, reported: [] })
  const latest = useLatest(report)
  let now = box
  if (value !== box.seen) {
    const at = box.reported.indexOf(value)
    now =
      at < 0
        ? { typed: value, seen: value, reported: [] }
        : { ...box, seen: value, reported: box.reported.slice(at + 1) }
    setBox(now)
  }
  const { typed } = now
  const isTold = typed === (now.reported.at(-1) ?? value)
  useEffect(() => {
    if (isTold) return
    const timer = setTimeout(() => {
      setBox((before) => ({ ...before, reported: [...before.reported, typed] }))
      latest.current(typed)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isTold, latest])
  return [typed, (text) => setBox((before) => ({ ...before, typed: text }))]
}
