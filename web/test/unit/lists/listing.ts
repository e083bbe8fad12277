/** A list's rows, and the words under each of its headings. */
export interface Listing {
  name: string
  /** The file in `web/src`, and the component there. */
  at: string
  draws: string
  props: object
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** Which of several tables, by its label. */
  label?: string
  /** A narrow screen: the columns that are left out, and whether each row is a few lines. */
  fit?: { readonly leftOut?: readonly string[]; readonly inLines?: boolean }
  /** It tells times by the clock of the user’s own machine. */
  isLocal?: true
  says: readonly Readonly<Record<string, string>>[]
}
