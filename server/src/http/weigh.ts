/** No input of ours goes half as deep. */
const MOST_DEPTH = 20

/**
 * Counts the values of a parsed body, lists and objects among them, but no further than `most`: before a schema reads it,
 * which costs a hundred times as much for each.
 */
export const weigh = (body: unknown, most: number): { values: number; tooMany: boolean; tooDeep: boolean } => {
  let values = 0
  let tooDeep = false
  const visit = (value: unknown, depth: number): void => {
    values += 1
    if (typeof value !== 'object' || value === null || values > most) return
    if (depth === MOST_DEPTH) {
      tooDeep = true
      return
    }
    // A list that is longer than all that may come is not walked.
    if (Array.isArray(value) && value.length > most) values += value.length
    else if (Array.isArray(value)) for (const inner of value) visit(inner, depth + 1)
    else
      for (const key in value) {
        visit((value as Record<string, unknown>)[key], depth + 1)
        if (values > most) return
      }
  }
  visit(body, 0)
  return { values, tooMany: values > most, tooDeep }
}
