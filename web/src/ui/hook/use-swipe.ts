import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

/** Beyond this distance it is a swipe, not the start of a scroll. */
const MEANT_PX = 96
const BEGINS_PX = 12

/**
 * Swiping a row to the left. `style` moves the row along; `swiped` tells whether letting go will act. A gesture that
 * starts as a scroll stays one.
 */
export const useSwipe = (onSwipe: () => void) => {
  const [by, setBy] = useState(0)
  const start = useRef<{ x: number; y: number; moving: boolean } | undefined>(undefined)
  const end = (acts: boolean) => {
    const swiped = acts && by <= -MEANT_PX
    start.current = undefined
    setBy(0)
    if (swiped) onSwipe()
  }
  const moving: CSSProperties | undefined = by === 0 ? undefined : { transform: `translateX(${by}px)` }
  return {
    style: moving,
    isMeant: by <= -MEANT_PX,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        if (pointerType === 'touch') start.current = { x: clientX, y: clientY, moving: false }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = start.current
        if (!from) return
        const [x, y] = [clientX - from.x, clientY - from.y]
        if (!from.moving && Math.abs(y) > BEGINS_PX) start.current = undefined
        else if (from.moving || x < -BEGINS_PX) {
          from.moving = true
          setBy(Math.min(0, x))
        }
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
    /** Ignores the click that ends a swipe. */
    isSwiping: by !== 0,
  }
}
