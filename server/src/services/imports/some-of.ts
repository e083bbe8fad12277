/** The next of them, up to so many; what comes after stays to be read. */
export function* someOf<T>(all: Iterator<T, void>, most: number): Generator<T, void, undefined> {
  for (let taken = 0; taken < most; taken++) {
    const next = all.next()
    if (next.done) return
    yield next.value
  }
}
