/** Placeholders for a text's inserted words, so that a test can find them again. */
const GIVEN = ['‹one›', '‹two›', '‹three›']

const said = (leaf: unknown): string =>
  typeof leaf === 'function'
    ? String((leaf as (...words: string[]) => unknown)(...GIVEN.slice(0, leaf.length)))
    : String(leaf)

/** Every text of a table of words, with its path. */
const sayings = (words: object, path = ''): [path: string, text: string][] =>
  Object.entries(words).flatMap(([key, leaf]: [string, unknown]) =>
    typeof leaf === 'object' && leaf !== null
      ? sayings(leaf, `${path}${key}.`)
      : [[path + key, said(leaf)] as [string, string]],
  )

/** The inserted words that a text contains. */
export const givenIn = (text: string): string[] => GIVEN.filter((word) => text.includes(word))

export interface TwoSayings {
  readonly path: string
  readonly en: string
  readonly es: string
}

/** The texts of a table in both languages, side by side; one that a language lacks is blank. */
export const sideBySide = (en: object, es: object): TwoSayings[] => {
  const [english, spanish] = [new Map(sayings(en)), new Map(sayings(es))]
  return [...new Set([...english.keys(), ...spanish.keys()])].map((path) => ({
    path,
    en: english.get(path) ?? '',
    es: spanish.get(path) ?? '',
  }))
}
