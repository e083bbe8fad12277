/** The messages of one conversation since the last announcement. */
export interface NewTexts {
  /** Undefined after a gap in the connection, when only their number is known. */
  readonly from: { readonly name: string; readonly store: string } | undefined
  readonly count: number
  /** Its text, if its conversation is on screen. */
  readonly words?: string | undefined
}

const MOST_NAMES = 3

const listed = new Intl.ListFormat('en-US')

/** Everything received, in one sentence. */
export const newTextsWords = (received: readonly NewTexts[]): string => {
  const count = received.reduce((sum, one) => sum + one.count, 0)
  const texts = count === 1 ? 'New text' : `${count} new texts`
  const [first] = received
  if (count === 1 && first?.words !== undefined) return `New text: ${first.words}`
  if (count === 1 && first?.from) return `${first.from.name} texted ${first.from.store}`
  const names = received.flatMap(({ from }) => (from ? [from.name] : []))
  if (names.length < received.length) return texts
  return `${texts} from ${names.length > MOST_NAMES ? `${names.length} customers` : listed.format(names)}`
}
