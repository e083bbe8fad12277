import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dayOf } from '@xd/core/domain/calendar/entry.ts'
import type { EntrySpan } from '@xd/core/domain/calendar/move.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { announce } from '#ui/a11y/announce.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import { useReadOnly } from '#ui/read-only.ts'
import { sameMonth } from '#ui/picker/month.ts'
import { weekOf } from './calendar-view.ts'
import { type Act, type Carrying, carriedTo, type Place, pressedAt } from './grid-keys.ts'
import { focusSoon, isMore, placeOf, reachableOn } from './grid-place.ts'
import { spanWords } from './spoken-entry.ts'

interface Wanted {
  readonly view: 'month' | 'week'
  /** The day in the address. */
  readonly day: LocalDay
  /** Changes when the grid redraws them. */
  readonly drawnFrom: unknown
  /** A dialog is open over it. */
  readonly isCovered: boolean
  readonly firstDayOf: (key: string) => LocalDay | undefined
  /** A day’s entries by key. */
  readonly entriesOn: (day: LocalDay) => readonly string[]
  readonly titleOf: (key: string) => string
  /** Undefined if it can't be changed here. */
  readonly spanOf: (key: string) => EntrySpan | undefined
  readonly onShow: (day: LocalDay) => void
  readonly onOpen: (key: string) => void
  readonly onMake: (day: LocalDay) => void
  readonly onMore: (day: LocalDay) => void
  /** It belongs to another module. */
  readonly onRefuse: () => void
  readonly onDelete: (key: string) => void
  /** Returns its new key. */
  readonly onDrop: (key: string, span: EntrySpan) => string
}

const HELP = 'Arrow keys change it, Enter saves it, Escape cancels.'

const keyOf = (place: Place): string | undefined => (place.at === 'entry' ? place.key : undefined)

/**
 * Keyboard control of the grid: the days, the entries on them, and carrying one to another time. Screen readers hear
 * each step.
 */
export const useGridKeys = (box: RefObject<HTMLDivElement | null>, wanted: Wanted) => {
  const readOnly = useReadOnly()
  const waiting = useRef<() => void>(undefined)
  const [cursor, setCursor] = useState(wanted.day)
  const [shownDay, setShownDay] = useState(wanted.day)
  const [carried, setCarried] = useState<Carrying>()
  /** The carried entry's origin, which the visible days may not include. */
  const origin = useRef<EntrySpan>(undefined)
  if (shownDay !== wanted.day) {
    setShownDay(wanted.day)
    setCursor(wanted.day)
  }
  useEffect(() => () => waiting.current?.(), [])
  const focused = useRef<Place>(undefined)
  // The focused element was redrawn, other days are shown, or a dialog has closed: focus returns there.
  useEffect(() => {
    const back = () => {
      const [lost, holder] = [focused.current, document.activeElement]
      if (!lost || lost.at === 'carry' || (holder !== document.body && holder?.id !== 'main')) return
      waiting.current?.()
      waiting.current = focusSoon(() => box.current, lost.at === 'day' ? wanted.day : lost.day, keyOf(lost))
    }
    // The grid draws in its own steps, slowly on a busy machine.
    const redrawn = new MutationObserver(back)
    if (box.current) redrawn.observe(box.current, { childList: true, subtree: true })
    // A closing dialog returns focus a moment later, to the page if its own place is gone.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(back)))
    return () => {
      redrawn.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [box, wanted.drawnFrom, wanted.day, wanted.isCovered])
  const focus = (day: LocalDay, key?: string) => {
    waiting.current?.()
    focused.current = key === undefined ? { at: 'day', day } : { at: 'entry', day, key }
    waiting.current = focusSoon(() => box.current, day, key)
  }
  // The address follows a moment after it was asked for: keys pressed meanwhile count from where the grid is headed.
  const headed = useRef(wanted.day)
  useEffect(() => {
    headed.current = wanted.day
  }, [wanted.day])
  const goTo = (day: LocalDay) => {
    setCursor(day)
    if (wanted.view === 'month' ? sameMonth(day, headed.current) : weekOf(headed.current).includes(day)) return
    headed.current = day
    wanted.onShow(day)
  }
  const carry = (next: Carrying) => {
    const verb = next.how === 'move' ? 'Moving' : 'Lengthening'
    const words = spanWords(next.span)
    if (!carried) origin.current = wanted.spanOf(next.key)
    announce(carried ? words : `${verb} ${wanted.titleOf(next.key)}: ${words}. ${HELP}`)
    setCarried(next)
    goTo(carriedTo(next))
    focus(carriedTo(next))
  }
  const act = (done: Act) => {
    switch (done.act) {
      case 'go':
        if (done.to.at === 'carry') return readOnly === null ? carry(done.to) : announce(readOnly)
        goTo(done.to.day)
        return focus(done.to.day, keyOf(done.to))
      case 'open':
        return isMore(done.key) ? wanted.onMore(cursor) : wanted.onOpen(done.key)
      case 'make':
        return readOnly === null ? wanted.onMake(done.day) : announce(readOnly)
      case 'delete':
        if (readOnly !== null) return announce(readOnly)
        wanted.onDelete(done.key)
        return focus(cursor)
      case 'refuse':
        return wanted.onRefuse()
      case 'cancel': {
        const span = origin.current
        setCarried(undefined)
        announce(`${wanted.titleOf(done.key)} stays where it was`)
        if (!span) return focus(cursor)
        goTo(dayOf(span.start))
        return focus(dayOf(span.start), done.key)
      }
      case 'drop': {
        setCarried(undefined)
        goTo(dayOf(done.span.start))
        return focus(dayOf(done.span.start), wanted.onDrop(done.key, done.span))
      }
    }
  }
  const onKeyDown = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const place = carried ?? placeOf(event.target, cursor)
    if (!place) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const done = pressedAt(place, key, {
      view: wanted.view,
      entriesOn: (day) => (box.current ? reachableOn(box.current, day, wanted.entriesOn(day)) : []),
      spanOf: wanted.spanOf,
    })
    if (!done) return
    event.preventDefault()
    // The grid’s own keys would open it a second time.
    event.stopPropagation()
    act(done)
  }
  // Other days are being drawn: keys pressed meanwhile still apply to the carried entry.
  const isCarrying = carried !== undefined
  const latest = useLatest(onKeyDown)
  useEffect(() => {
    if (!isCarrying) return
    const onPageKey = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body) latest.current(event)
    }
    document.addEventListener('keydown', onPageKey, true)
    return () => document.removeEventListener('keydown', onPageKey, true)
  }, [isCarrying, latest])
  return {
    cursor,
    carried,
    /** Tab or a click reached a day or an entry: the arrows continue from there. */
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target, cursor)
      focused.current = place
      if (place?.at === 'day') setCursor(place.day)
      if (place?.at !== 'entry' || wanted.entriesOn(cursor).includes(place.key)) return
      setCursor(wanted.firstDayOf(place.key) ?? place.day)
    },
    onKeyDownCapture: onKeyDown,
  }
}
