// The sentences of a table of words, however it nests them, each with what it is given in angle quotes.
const PARAMETERS = /^\(?([^=]*?)\)?\s*=>/s

/** An object whose every property is its own name. */
const named = new Proxy({}, { get: (_, name) => `‹${String(name)}›` })

/** "‹storeName›" for each parameter, as the code names it; a pattern of names gets an object with all of them. */
const given = (leaf: (...words: unknown[]) => unknown): unknown[] => {
  const [, parameters = ''] = PARAMETERS.exec(leaf.toString()) ?? []
  if (parameters.trim().startsWith('{')) return [named]
  return parameters
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `‹${name}›`)
}

const said = (leaf: unknown): string => {
  if (typeof leaf !== 'function') return String(leaf)
  return String((leaf as (...words: unknown[]) => unknown)(...given(leaf as (...words: unknown[]) => unknown)))
}

/** [path, sentence] of each word in a table. */
export const wordsOfTable = (words: object, path = ''): [path: string, sentence: string][] =>
  Object.entries(words).flatMap(([key, leaf]: [string, unknown]) =>
    typeof leaf === 'object' && leaf !== null
      ? wordsOfTable(leaf, `${path}${key} `)
      : [[path + key, said(leaf)] as [string, string]],
  )
