/** An optional field after a save: as given, as before if it was left out, or empty if null was given. */
export const nextValue = <V>(given: V | null | undefined, before: V | null | undefined): V | null =>
  given === undefined ? (before ?? null) : given
