import type { Direction } from '#db/keyset.ts'

interface Place {
  readonly moment: string
  /** Orders entries at the same moment. */
  readonly key: string
}

/** How many extra entries are gathered before the excess is dropped. */
const ROOM = 500

/**
 * The first entries by position, out of any number; only a few hundred extra are ever held. Excludes `after` and
 * everything before it. `mayKeep` tells early whether an entry at a moment could still be added.
 */
export const firstInOrder = <T>(most: number, dir: Direction, after?: Place) => {
  const sign = dir === 'asc' ? 1 : -1
  const order = (a: string, b: string) => (a === b ? 0 : a < b ? -sign : sign)
  const byPlace = (a: Place, b: Place) => order(a.moment, b.moment) || order(a.key, b.key)
  let kept: (Place & { readonly value: T })[] = []
  let last: string | undefined
  const settle = () => {
    kept = kept.sort(byPlace).slice(0, most)
    if (kept.length === most) last = kept.at(-1)?.moment
  }
  return {
    mayKeep: (moment: string): boolean =>
      most > 0 &&
      (last === undefined || order(moment, last) <= 0) &&
      (after === undefined || order(after.moment, moment) <= 0),
    add: (moment: string, key: string, value: T): void => {
      const place = { moment, key, value }
      if (after !== undefined && byPlace(place, after) <= 0) return
      kept.push(place)
      if (kept.length >= most + ROOM) settle()
    },
    all: (): T[] => {
      settle()
      return kept.map(({ value }) => value)
    },
  }
}
