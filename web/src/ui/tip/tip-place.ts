export type TipSide = 'top' | 'bottom' | 'left' | 'right'

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 6
const EDGE = 8
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/**
 * Next to its target: on the preferred side if there is room, otherwise on the other, and never past the window's edge.
 */
export const placeTip = (about: DOMRect, tip: Size, view: Size, wished: TipSide): { left: number; top: number } => {
  const room = {
    top: about.top,
    bottom: view.height - about.bottom,
    left: about.left,
    right: view.width - about.right,
  }
  const needed = (wished === 'top' || wished === 'bottom' ? tip.height : tip.width) + GAP + EDGE
  const side = room[wished] >= needed || room[wished] >= room[OPPOSITE[wished]] ? wished : OPPOSITE[wished]
  const [middleX, middleY] = [about.left + (about.width - tip.width) / 2, about.top + (about.height - tip.height) / 2]
  const at = {
    top: { left: middleX, top: about.top - tip.height - GAP },
    bottom: { left: middleX, top: about.bottom + GAP },
    left: { left: about.left - tip.width - GAP, top: middleY },
    right: { left: about.right + GAP, top: middleY },
  }[side]
  const within = (place: number, size: number, whole: number) =>
    Math.max(EDGE, Math.min(Math.round(place), whole - size - EDGE))
  return { left: within(at.left, tip.width, view.width), top: within(at.top, tip.height, view.height) }
}
