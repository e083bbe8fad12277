import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeTip, type TipSide } from './tip-place.ts'
import styles from './tips.module.css'

const REST_MS = 350
/** Moving from one tip to the next needs no pause. */
const GOING_ON_MS = 200
/** How far the pointer may stray on its way to the tip. */
const WAY_PX = 8

/**
 * An element's tip, shown by the page's one tip. Except when explaining why something is disabled, a tip only repeats
 * text shown elsewhere.
 */
export const tipOf = (text: string | null | undefined, side: TipSide = 'top', shortcut?: string) =>
  text ? { 'data-tip': text, 'data-tip-side': side, 'data-tip-keys': shortcut } : {}

const carrierOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tip]')) || undefined

const holds = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left - WAY_PX && x <= right + WAY_PX && y >= top - WAY_PX && y <= bottom + WAY_PX

/** The page's one tip. It listens on behalf of all elements, so a button needs only its own element. */
export function Tips() {
  const [about, setAbout] = useState<HTMLElement>()
  const tip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let shown: HTMLElement | undefined
    let hiddenAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (carrier: HTMLElement) => {
      clearTimeout(timer)
      shown = carrier
      setAbout(carrier)
    }
    const hide = () => {
      clearTimeout(timer)
      if (shown) hiddenAt = performance.now()
      shown = undefined
      setAbout(undefined)
    }
    const onPointerOver = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') return
      const carrier = carrierOf(target)
      if (carrier && carrier === shown) return
      if (shown && !carrier && tip.current && holds(tip.current.getBoundingClientRect(), clientX, clientY)) return
      if (shown) hide()
      clearTimeout(timer)
      if (carrier) timer = setTimeout(show, performance.now() - hiddenAt < GOING_ON_MS ? 0 : REST_MS, carrier)
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      const carrier = target instanceof HTMLElement && target.matches('[data-tip]:focus-visible') ? target : undefined
      if (carrier) show(carrier)
      else hide()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    const options = { passive: true, capture: true }
    const listeners = [
      ['pointerover', onPointerOver],
      ['pointerdown', hide],
      ['focusin', onFocusIn],
      ['focusout', hide],
      ['keydown', onKeyDown],
      ['scroll', hide],
    ] as const
    for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener, options)
    document.documentElement.addEventListener('pointerleave', hide)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener, options)
      document.documentElement.removeEventListener('pointerleave', hide)
    }
  }, [])

  useLayoutEffect(() => {
    if (!about || !tip.current) return
    const view = { width: window.innerWidth, height: window.innerHeight }
    const side = (about.dataset.tipSide ?? 'top') as TipSide
    const { left, top } = placeTip(about.getBoundingClientRect(), tip.current.getBoundingClientRect(), view, side)
    tip.current.style.translate = `${left}px ${top}px`
  }, [about])

  if (!about) return null
  return createPortal(
    // Its text is already the element's name or description.
    <div key={about.dataset.tip} ref={tip} className={styles.tip} role="tooltip" aria-hidden="true">
      {about.dataset.tip}
      {about.dataset.tipKeys && <kbd>{about.dataset.tipKeys}</kbd>}
    </div>,
    document.body,
  )
}
