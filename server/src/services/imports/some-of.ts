/** The next items, up to a number; the rest stays to be read. */
export function* someOf<T>(all: Iterator<T, void>, most: number): Generator<T, void, undefined> {
  for (let taken = 0; taken < most; taken++) {
    const next = all.next()
    if (next.done) return
    yield next.value
  }
}
