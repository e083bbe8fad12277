/** Whether two sets of labels are the same, in whatever order. */
export const sameLabels = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
