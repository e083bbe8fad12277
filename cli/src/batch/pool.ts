/** A pause before each start, to keep within the rate per second. */
export const pacer = (
  perSecond: number,
  now: () => number,
  pause: (ms: number) => Promise<unknown>,
): (() => Promise<void>) => {
  const gap = perSecond === Infinity ? 0 : 1000 / perSecond
  let next = now()
  return async () => {
    const wait = next - now()
    next = Math.max(next, now()) + gap
    if (wait > 0) await pause(wait)
  }
}

type Settled<R> = { readonly value: R } | { readonly reason: unknown }

/**
 * Works on several items at a time and returns results in order. The first error ends it, after waiting for those in
 * progress.
 */
export async function* inOrder<T, R>(
  items: Iterable<T>,
  concurrency: number,
  turn: () => Promise<void>,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<Settled<R>>[] = []
  const next = async (): Promise<R> => {
    const settled = await (running.shift() as Promise<Settled<R>>)
    if ('value' in settled) return settled.value
    await Promise.all(running)
    throw settled.reason
  }
  for (const item of items) {
    await turn()
    running.push(
      work(item).then(
        (value) => ({ value }),
        (reason: unknown) => ({ reason }),
      ),
    )
    if (running.length >= concurrency) yield await next()
  }
  while (running.length > 0) yield await next()
}
