/** The controls that the screen's right edge cuts through. Runs in the page. */
export const cutControls = (): string[] => {
  const isSeen = (control: Element, x: number, y: number) => control.contains(document.elementFromPoint(x, y))
  /** A row of chips or tabs. An element that scrolls down can scroll sideways too, but nobody looks there. */
  const scrolls = (control: Element) => {
    for (let box = control.parentElement; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.clientHeight < 100) return true
    return false
  }
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isCut = left < innerWidth && right > innerWidth + 1
      return isCut && isSeen(control, (left + innerWidth) / 2, (top + bottom) / 2) && !scrolls(control)
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
}
