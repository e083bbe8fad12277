import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const convoAt = (target: EventTarget | null): number | undefined => {
  const id = target instanceof Element && target.closest<HTMLElement>('[data-convo]')?.dataset.convo
  return id ? Number(id) : undefined
}

/** The row that keeps focus while the next conversation opens: focus follows a frame later. */
let left: Element | null = null

/** A key opened another conversation. Until focus follows, keys are meant for that one. */
export const leaveFocusedRow = (): void => {
  left = document.activeElement
  document.addEventListener('focusin', () => (left = null), { once: true })
}

/** The conversation whose row has focus, if any. */
export const focusedConvo = (): number | undefined =>
  document.activeElement === left ? undefined : convoAt(document.activeElement)

const rowOf = (list: HTMLElement | null, id: number | undefined) =>
  list?.querySelector<HTMLElement>(`[data-convo="${id}"] > button`)

/** One Tab stop per list, moved by the arrow keys, and the row in use by pointer or keyboard. */
export const useRowFocus = (list: RefObject<HTMLElement | null>, ids: readonly number[], open: number | undefined) => {
  const [pointedAt, setPointedAt] = useState<number>()
  const [focused, setFocused] = useState<{ id: number; byKeys: boolean }>()
  const last = useRef<{ id: number; at: number } | undefined>(undefined)
  const known = (id: number | undefined) => (id !== undefined && ids.includes(id) ? id : undefined)
  const stop = known(focused?.id) ?? known(open) ?? ids[0]

  // When a row goes away, focus moves to the row that takes its place.
  useLayoutEffect(() => {
    const was = last.current
    if (was === undefined || ids.includes(was.id) || document.activeElement !== document.body) return
    rowOf(list.current, ids[Math.min(was.at, ids.length - 1)])?.focus({ preventScroll: true })
  }, [ids, list])

  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      const id = convoAt(target)
      if (id === undefined) return
      last.current = { id, at: ids.indexOf(id) }
      setFocused({ id, byKeys: target.matches(':focus-visible') })
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null || list.current?.contains(relatedTarget as Node)) return
      last.current = undefined
      setFocused((before) => before && { ...before, byKeys: false })
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && setPointedAt(convoAt(target)),
    onPointerLeave: () => setPointedAt(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event
      const at = ids.indexOf(convoAt(event.target) ?? NaN)
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[key]
      if (to === undefined || shiftKey || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      rowOf(list.current, ids[to])?.focus()
    },
  }
  return { stop, active: pointedAt ?? (focused?.byKeys ? focused.id : undefined), handlers }
}
