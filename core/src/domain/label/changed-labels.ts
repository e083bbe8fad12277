/**
 * The labels after a user chose a set of them. Two people may each change one at the same moment. A user who sends the
 * labels they saw changes only the differences; the rest keeps its current state.
 */
export const changedLabels = (
  chosen: readonly number[],
  seen: readonly number[] | null | undefined,
  now: readonly number[],
): readonly number[] => {
  if (!seen) return chosen
  const stay = now.filter((label) => chosen.includes(label) || !seen.includes(label))
  const added = chosen.filter((label) => !seen.includes(label))
  return [...new Set([...stay, ...added])]
}
