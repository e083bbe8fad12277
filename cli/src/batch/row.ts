/** One data row by the job's column names, or the reason why it could not be read. */
export type BatchRow = { readonly values: RowValues } | { readonly fault: string }

export type RowValues = Readonly<Record<string, unknown>>

/** Reading another encoding as UTF-8 leaves this mark. Texts to customers must not contain it. */
export const hasLostLetters = (text: string): boolean => text.includes('\uFFFD')
export const LOST_LETTERS = 'some letters can’t be read (they show as \uFFFD): save the file as UTF-8'

/** The columns that a batch reads: their names, and the headers that mean the same. */
export interface RowShape {
  readonly columns: readonly string[]
  readonly required: readonly string[]
  readonly synonyms?: Readonly<Record<string, readonly string[]>>
  /** The column of a single-column file, under any header. A JSON line may then be the bare value. */
  readonly single?: string
  /** Tells a value from a header in a file without headers. */
  readonly isValue?: (text: string) => boolean
}

/** Header comparison uses only letters and digits: "Loan Date", "loan_date" and "loanDate" are the same. */
export const headerKey = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** For each column of the file, the job column it feeds, if any; explicit renames come first. */
export const mapHeaders = (
  headers: readonly string[],
  shape: RowShape,
  renames: ReadonlyMap<string, string>,
): (string | undefined)[] => {
  const known = new Map<string, string>()
  for (const column of shape.columns) {
    for (const name of [column, ...(shape.synonyms?.[column] ?? [])]) known.set(headerKey(name), column)
  }
  for (const [column, header] of renames) known.set(headerKey(header), column)
  const taken = new Set<string>()
  const mapped = headers.map((header) => {
    const column = known.get(headerKey(header))
    if (column === undefined || taken.has(column)) return undefined
    taken.add(column)
    return column
  })
  if (shape.single !== undefined && taken.size === 0 && headers.length === 1) return [shape.single]
  return mapped
}
