const join = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** “Bikes, Cars, and Tools”, as many as there are. */
export const joined = (words: readonly string[]): string => join.format(words)
