/** Makes a row from its columns' values. */
export type RowOf = (values: readonly unknown[]) => Record<string, unknown>

/**
 * Builds a function that makes rows from column values: as a generated literal, so that all rows share one shape and
 * are made in one step.
 */
export const rowOf = (names: readonly string[]): RowOf => {
  const last = new Map(names.map((name, index) => [name, index]))
  const fields = [...last].map(([name, index]) => `${JSON.stringify(name)}: values[${index}]`)
  // The names are column names, quoted as JSON: nothing typed by a user is in this text.
  return new Function('values', `return { ${fields.join(', ')} }`) as RowOf
}
