/** A position in a row that is made of lines: a title and a figure, words below them, a status. */
export type Place = 'lead' | 'end' | 'under' | 'wrap' | 'tail'

/** How a list fits its box. A cell may show the content of an omitted column. */
export interface Fit<Key extends string> {
  readonly leftOut: ReadonlySet<Key>
  /** Each row is a few lines without headings, as on a phone. */
  readonly inLines: boolean
}

/**
 * The columns that a list has no room for: the spare ones, highest number first. Null if the rest is still too wide.
 */
export function tooMany<Key extends string>(
  columns: ReadonlyArray<{ readonly key: Key; readonly spare?: number }>,
  widthOf: (key: Key) => number,
  room: number,
): readonly Key[] | null {
  const spares = columns
    .filter(({ spare }) => spare !== undefined)
    .sort((one, other) => (other.spare ?? 0) - (one.spare ?? 0))
  const leftOut: Key[] = []
  let beyond = columns.reduce((sum, { key }) => sum + widthOf(key), -room)
  for (const { key } of spares) {
    if (beyond <= 0) break
    beyond -= widthOf(key)
    leftOut.push(key)
  }
  return beyond > 0 ? null : leftOut
}

/**
 * The position of each column in rows made of lines. The first column that asks for a position gets it. Every row has a
 * title: if none asks for it, the first column without a position, or else the first.
 */
export function placesOf<Key extends string>(
  columns: ReadonlyArray<{ readonly key: Key; readonly phone?: Place }>,
): ReadonlyMap<Key, Place> {
  const places = new Map<Key, Place>()
  const taken = new Set<Place>()
  for (const { key, phone } of columns) {
    if (phone === undefined || taken.has(phone)) continue
    taken.add(phone)
    places.set(key, phone)
  }
  const title = columns.find(({ key }) => !places.has(key)) ?? columns[0]
  if (!taken.has('lead') && title) places.set(title.key, 'lead')
  return places
}
