/** Makes a row of the values of its columns. */
export type RowOf = (values: readonly unknown[]) => Record<string, unknown>

/** Builds what makes rows of some columns: written out as a literal, all rows share one shape and are made in one step. */
export const rowOf = (names: readonly string[]): RowOf => {
  const last = new Map(names.map((name, index) => [name, index]))
  const fields = [...last].map(([name, index]) => `${JSON.stringify(name)}: values[${index}]`)
  // The names are those of columns, quoted as JSON quotes them: nothing that anybody has typed is in this text.
  return new Function('values', `return { ${fields.join(', ')} }`) as RowOf
}
