import { MOST_CHOSEN } from '@xd/core/contract/chosen.ts'

/** Changes any number of rows, as many at once as a call allows. Returns all that changed. */
export const inBatches = async <ID>(
  ids: readonly ID[],
  change: (some: readonly ID[]) => Promise<{ readonly changed: readonly ID[] }>,
): Promise<ID[]> => {
  const changed: ID[] = []
  for (let first = 0; first < ids.length; first += MOST_CHOSEN)
    changed.push(...(await change(ids.slice(first, first + MOST_CHOSEN))).changed)
  return changed
}
