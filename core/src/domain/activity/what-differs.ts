// A line of the activity log says what a save has changed, not how everything stands: forms send the whole record, and in a
// list of all its values nobody finds the one that somebody looks for. Callers leave out secrets and card data beforehand.

/** The values of `after` that `before` doesn't have under the same name. A value that isn't given hasn't changed. */
export const whatDiffers = (before: object | undefined, after: object): Record<string, unknown> => {
  const was = new Map<string, unknown>(Object.entries(before ?? {}))
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(was.get(name)),
    ),
  )
}
