/** Nobody reads faster than this. */
const RACING_PX_PER_MS = 10
/** Scrolling that resumes after a rest does not count as slow. */
const LONGEST_FRAME_MS = 50

/** How a list is being scrolled. */
export const createPace = () => {
  let [moved, each, last] = [0, 0, 0]
  return {
    /** The movement per frame during steady scrolling. */
    each: () => each,
    /** Records a move, and returns whether scrolling is too fast to read; a single jump isn't. */
    move: (by: number, now: number): boolean => {
      each = by * moved > 0 ? Math.sign(by) * Math.min(Math.abs(by), Math.abs(moved)) : 0
      const isRacing = Math.abs(each) > RACING_PX_PER_MS * Math.min(now - last, LONGEST_FRAME_MS)
      moved = by
      last = now
      return isRacing
    },
    stop: () => {
      moved = each = 0
    },
  }
}
