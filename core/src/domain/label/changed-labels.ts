/**
 * The labels after someone chose a set of them. Two people may each change one at the same moment: who says which labels
 * they saw has changed only what differs from those, and the rest stays as it is by now.
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
