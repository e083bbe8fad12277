import { type KeyboardEvent, useState } from 'react'
import type { useActiveOption } from '#ui/hook/use-active-option.ts'
import type { PaletteEntry } from './entry.ts'

interface Place {
  /** The line's key: on another line, its own entry comes first. */
  readonly line: string | undefined
  /** Counted from 1; 0 is the line's own entry. */
  readonly at: number
}

/** The caret is at the end of the text, so → has no other use. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === value.length && selectionEnd === value.length

/**
 * The actions on the active line, beside its own entry. Tab and → lead to them, ← and Shift+Tab back. Past the last
 * one, Tab leaves the box as usual.
 */
export const useActs = (
  list: ReturnType<typeof useActiveOption>,
  line: PaletteEntry | undefined,
  pick: (entry: PaletteEntry) => void,
) => {
  const [place, setPlace] = useState<Place>({ line: undefined, at: 0 })
  const acts = line?.acts ?? []
  const isHere = place.line === line?.key
  if (!isHere) setPlace({ line: line?.key, at: 0 })
  const at = isHere ? Math.min(place.at, acts.length) : 0
  const optionId = (index: number, act: number) => (act === 0 ? list.optionId(index) : `${list.optionId(index)}-${act}`)
  const step = ({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>): number => {
    if (key === 'Tab') return shiftKey ? -1 : 1
    if (key === 'ArrowRight') return at > 0 || isAtEnd(currentTarget) ? 1 : 0
    return key === 'ArrowLeft' ? -1 : 0
  }
  /** Whether the key was for the actions. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
    const act = acts[at - 1]
    if (event.key === 'Enter' && act) {
      event.preventDefault()
      pick(act)
      return true
    }
    const next = at + step(event)
    if (next === at || next < 0 || next > acts.length) return false
    event.preventDefault()
    setPlace({ line: line?.key, at: next })
    return true
  }
  return {
    at,
    onKeyDown,
    optionId,
    activeId: list.active >= 0 ? optionId(list.active, at) : undefined,
    setActive: (index: number, key: string, act: number) => {
      list.setActive(index)
      setPlace({ line: key, at: act })
    },
  }
}
