/** The most values in one statement. */
const CHUNK = 500

/** A list in pieces, each of which fits in one statement. */
export const chunks = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, n) => list.slice(n * CHUNK, (n + 1) * CHUNK))
