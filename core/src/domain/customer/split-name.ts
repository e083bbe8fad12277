/** First and last name from one text: "LAST, FIRST"; without a comma, the last word is the last name. */
export const splitName = (name: string): readonly [first: string, last: string] => {
  const [last = '', first] = name.split(',', 2)
  if (first !== undefined) return [first.trim(), last.trim()]
  const words = name.trim().split(/\s+/)
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}
