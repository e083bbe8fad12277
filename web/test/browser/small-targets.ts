/**
 * The targets that are too small to press. For a finger: controls that are not hit 20 px from their middle to each
 * side, and inline ones not hit 11 px above and below it (WCAG 2.5.5 and 2.5.8). For a pointer, 11 px suffice, and a
 * line’s own height for a link in its text. Elements cut off by scrolling don't count. Runs in the page.
 */
export const smallTargets = (isTouched: boolean): string[] => {
  const REACH = isTouched ? 20 : 11
  /** Inside a line of text, or in the notices above every page, which are low on purpose. */
  const LOW = 11
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="option"], [role="menuitem"]'
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')]
  const top = dialogs.at(-1) ?? document.body
  const small: string[] = []
  const shownOf = (control: HTMLElement) => {
    const shown = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let box = control.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const rect = box.getBoundingClientRect()
      shown.left = Math.max(shown.left, rect.left)
      shown.top = Math.max(shown.top, rect.top)
      shown.right = Math.min(shown.right, rect.right)
      shown.bottom = Math.min(shown.bottom, rect.bottom)
    }
    return shown
  }
  /** A fixed bar covers elements that scroll below it. */
  const isUnderBar = (at: Element, target: Element) => {
    for (let box: Element | null = at; box; box = box.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(box).position)) return !box.contains(target)
    return false
  }
  for (const control of top.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(':disabled, [type="hidden"], [aria-hidden="true"], [aria-hidden="true"] *')) continue
    // In a collapsed part.
    if (!control.checkVisibility()) continue
    const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0]
    const isBox = control.matches('[type="checkbox"], [type="radio"]')
    const target = isBox && label ? label : control
    const isInLine =
      (control.matches('a') &&
        (control.matches('p *, dd *, li *') || getComputedStyle(control).display === 'inline')) ||
      control.closest('[aria-label="Notes on this session"]') !== null
    // For a link that wraps, the first part.
    const {
      left,
      right,
      top: above,
      bottom,
      width,
      height,
    } = isInLine ? control.getClientRects()[0]! : target.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const shown = shownOf(control)
    const [x, y] = [(left + right) / 2, (above + bottom) / 2]
    const hit = (dx: number, dy: number) => {
      const [px, py] = [x + dx, y + dy]
      // A scrolling box cuts off its content at its edge, and so does the screen.
      if (px < shown.left || py < shown.top || px >= shown.right || py >= shown.bottom) return true
      const at = document.elementFromPoint(px, py)
      // A toast covers elements below it for a moment.
      if (at?.closest('[data-sonner-toaster]')) return true
      if (at && isUnderBar(at, target)) return true
      return at !== null && (target.contains(at) || (label?.contains(at) ?? false))
    }
    // Behind something, or scrolled out of its box.
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || !hit(0, 0)) continue
    if (isInLine && !isTouched) continue
    const reach = isInLine
      ? [
          [0, -LOW],
          [0, LOW],
        ]
      : [
          [-REACH, 0],
          [REACH, 0],
          [0, -REACH],
          [0, REACH],
        ]
    if (reach.every(([dx, dy]) => hit(dx!, dy!))) continue
    const name = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent
    small.push(
      `${control.tagName.toLowerCase()} “${name?.trim().slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`,
    )
  }
  return small
}
