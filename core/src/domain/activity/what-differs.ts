// The activity log names only the changes of a save. Forms send the whole record, and nobody finds a change in a list
// of all values. Callers remove secrets and card data first.

/** The values in `after` that differ from `before`. An omitted value hasn't changed. */
export const whatDiffers = (before: object | undefined, after: object): Record<string, unknown> => {
  const was = new Map<string, unknown>(Object.entries(before ?? {}))
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(was.get(name)),
    ),
  )
}
