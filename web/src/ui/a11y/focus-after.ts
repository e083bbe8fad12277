import { useEffect } from 'react'

/**
 * One rule for every focused control that goes away. The focus moves to the next control of its kind, else to its list,
 * else to the heading above. From the page itself, keyboard users would have to start over.
 */
interface Place {
  /** From the control outward. */
  readonly around: readonly Element[]
  /** Its list, or else its section. */
  readonly home: Element | null
  readonly verb: string | undefined
  /** Its position among its kind. */
  readonly at: number
  /** Reached by keyboard: the next element is scrolled into view. */
  readonly byKeys: boolean
}

const LIST = 'ul, ol, dl, tbody, [role="list"], [role="group"], [role="toolbar"], [role="grid"]'
const SECTION = 'section, article, form, main, [role="region"], [role="dialog"], [role="alertdialog"]'
const FOCUSABLE = ':is(a[href], button, input, textarea, [tabindex]):not(:disabled, [tabindex="-1"])'
const HEADING = 'h1, h2, h3, h4'
/** The Tab stop of a list whose rows are reached by the arrows. */
const ROW = ':is(tr, li > *)[tabindex="0"]'
/** A part that restores the focus itself, a little later. */
export const OWN_FOCUS = { 'data-own-focus': '' }

const places = new WeakMap<Element, Place>()
let held: Element | undefined

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
/** "Remove Regular" and "Remove VIP" are the same kind, "Edit VIP" is not. */
const verbOf = (element: Element) => /\S+/.exec(element.ariaLabel ?? element.textContent ?? '')?.[0]
const alike = (element: Element, home: Element | null) =>
  [...(home?.getElementsByTagName(element.localName) ?? [])].filter(({ className }) => className === element.className)

const note = (element: Element): void => {
  const around: Element[] = []
  for (let next: Element | null = element; next; next = next.parentElement) around.push(next)
  const home = element.closest(LIST) ?? element.closest(SECTION)
  places.set(element, {
    ...{ around, home, verb: verbOf(element) },
    at: alike(element, home).indexOf(element),
    byKeys: element.matches(':focus-visible'),
  })
}

/** Only a button that does the same may follow a button. */
const nextOfKind = (gone: Element, { home, verb, at }: Place): Element | undefined => {
  if (!home?.isConnected) return undefined
  const others = alike(gone, home)
  return [...others.slice(at), ...others.slice(0, at).reverse()].find(
    (other) => isShown(other) && (verbOf(other) === verb || (gone.localName !== 'button' && home.matches(LIST))),
  )
}

const nearest = ({ around }: Place): Element | undefined => {
  for (const part of around) {
    if (!part.isConnected) continue
    const target = [ROW, HEADING, FOCUSABLE].map((one) => [...part.querySelectorAll(one)].find(isShown)).find(Boolean)
    if (target) return target
  }
  return undefined
}

/** Focuses the element after a removed control. Returns whether there was one. */
export const focusAfter = (gone: Element): boolean => {
  const place = places.get(gone)
  if (!place || place.around.some((part) => part.isConnected && part.hasAttribute('data-own-focus'))) return false
  const target = nextOfKind(gone, place) ?? nearest(place)
  if (!(target instanceof HTMLElement)) return false
  // A heading is no Tab stop, but takes the focus like the page's main part.
  if (target.matches(HEADING)) target.tabIndex = -1
  target.focus({ preventScroll: !place.byKeys })
  return document.activeElement === target
}

const isLost = () => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/** Used once, in the frame. */
export const useFocusAfter = (): void =>
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      held = target
      note(target)
    }
    // A click on the empty page moves focus without losing it. Some browsers report the same while they remove an
    // element.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (held === target && held?.isConnected) held = undefined
      })
    const removed = new MutationObserver(() => {
      if (!held || held.isConnected) return
      const gone = held
      held = undefined
      // A closing dialog or a redrawn list may know a better place. It has two frames to focus it.
      requestAnimationFrame(() => requestAnimationFrame(() => isLost() && focusAfter(gone)))
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    removed.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
      removed.disconnect()
    }
  }, [])
