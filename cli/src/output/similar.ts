/** The number of letters to change, add, drop or swap to turn one word into the other. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      row.push(
        Math.min(
          rows[at - 1]![to]! + 1,
          row[to - 1]! + 1,
          rows[at - 1]![to - 1]! + (isSame ? 0 : 1),
          isSwap ? rows[at - 2]![to - 2]! + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)!.at(-1)!
}

const FARTHEST = 3
/** The share of a word that must be right. */
const SHARE = 0.6

/** " Did you mean clerk?", if one of the names is much like what was typed; else nothing. */
export const didYouMean = (typed: string, names: readonly string[]): string => {
  const near = names
    .map((name) => ({ name, off: distance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, off }) => off <= Math.min(FARTHEST, (1 - SHARE) * Math.max(name.length, typed.length)))
    .sort((a, b) => a.off - b.off)
  return near[0] === undefined ? '' : ` Did you mean ${near[0].name}?`
}
