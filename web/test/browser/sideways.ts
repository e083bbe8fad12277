/**
 * The boxes whose content does not fit their width: those that scroll sideways, and those that cut off a control. Text
 * that ends in an ellipsis is fine, and so is a line of chips or tabs to swipe. Runs in the page.
 */
export const sideways = (): string[] => {
  const isLine = (box: Element) => box.clientHeight < 100 && box.querySelector('table') === null
  /** Lies beyond the box, and nothing nearer scrolls or cuts it. */
  const reachesOut = (box: Element, control: Element) => {
    for (let near = control.parentElement; near && near !== box; near = near.parentElement)
      if (getComputedStyle(near).overflowX !== 'visible') return false
    return control.checkVisibility() && control.getBoundingClientRect().right > box.getBoundingClientRect().right + 1
  }
  const words = (part: Element) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40)
  const nameOf = (box: Element) => {
    const named = box.closest('[aria-label], [role="dialog"]') ?? box
    return `${words(box.querySelector('table') ?? named)} <${box.tagName.toLowerCase()} ${box.className}>`
  }
  return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((box) => {
    const beyond = box.scrollWidth - box.clientWidth
    if (beyond <= 1 || box.clientWidth <= 1 || box.matches('input, textarea, svg *')) return []
    const { overflowX } = getComputedStyle(box)
    if (overflowX === 'visible' || isLine(box) || !box.checkVisibility()) return []
    if (overflowX !== 'hidden' && overflowX !== 'clip') return [`${nameOf(box)} scrolls ${beyond} px`]
    const cut = [...box.querySelectorAll('a[href], button, input, select, [role="option"]')].filter((control) =>
      reachesOut(box, control),
    )
    return cut.map((control) => `${nameOf(box)} hides ${words(control)}`)
  })
}
