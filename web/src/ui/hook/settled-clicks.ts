/** The elements that slide when something before them goes: rows, list items, chips. */
const ITEM = 'li, tr, [data-item]'
const CONTROL = 'button, a, label, input, select, [role]'

/** Nobody can see that a list has moved, and aim again, in less time. */
const AIM_MS = 400

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

/**
 * A click belongs to the element under the pointer when the user aimed. A row that has just slid under a resting
 * pointer accepts no click. The second click of a double click hits nothing once the first one’s target is gone.
 * Otherwise both would archive the next conversation, or remove the next quote.
 */
export const settleClicks = (): void => {
  let [x, y, slidAt] = [0, 0, -AIM_MS]
  let under: Element | null = null
  let first: Element | null = null

  const point = ({ clientX, clientY, target, timeStamp, type }: PointerEvent) => {
    const item = closest(target, ITEM)
    const rests = clientX === x && clientY === y
    if (!rests || type === 'pointermove') slidAt = -AIM_MS
    else if (item && under && item !== under) slidAt = timeStamp
    ;[x, y] = [clientX, clientY]
    // Between two rows, a frame may contain none.
    under = rests ? (item ?? under) : item
  }
  const press = (event: MouseEvent) => {
    // From the keyboard.
    if (event.detail === 0) return
    if (event.detail === 1) first = closest(event.target, CONTROL)
    const isGone = event.detail > 1 && first !== null && !first.isConnected
    if (!isGone && event.timeStamp - slidAt > AIM_MS) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['pointermove', 'pointerover'] as const)
    document.addEventListener(type, (event) => event.pointerType === 'mouse' && point(event), true)
  document.addEventListener('click', press, true)
}
