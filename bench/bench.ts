/** One measurement: a value compared with the least the job could cost, both measured in the same run. */
export interface BenchResult {
  readonly name: string
  readonly value: number
  /** The value to compare with; absent if the goal is an absolute figure. */
  readonly limit?: number
  /** value ÷ limit, or the value itself without a limit. */
  readonly ratio: number
  /** The ratio to stay within. */
  readonly goal: number
  readonly unit: string
  readonly notes?: string
}

export type Bench = () => Promise<readonly BenchResult[]>

export const held = (
  name: string,
  value: number,
  limit: number,
  goal: number,
  unit: string,
  notes?: string,
): BenchResult => ({
  name,
  value,
  limit,
  ratio: value / limit,
  goal,
  unit,
  ...(notes === undefined ? {} : { notes }),
})

export const absolute = (name: string, value: number, goal: number, unit: string, notes?: string): BenchResult => ({
  name,
  value,
  ratio: value,
  goal,
  unit,
  ...(notes === undefined ? {} : { notes }),
})

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/**
 * Alternates two pieces of work and returns the median of each, so that a slow moment on the machine slows both. The
 * first run of each only warms up.
 */
export const byTurns = async (
  turns: number,
  work: () => unknown,
  limit: () => unknown,
): Promise<{ work: number; limit: number }> => {
  const times: { work: number[]; limit: number[] } = { work: [], limit: [] }
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, run] of [
      ['limit', limit],
      ['work', work],
    ] as const) {
      const started = performance.now()
      await run()
      if (turn > 0) times[name].push(performance.now() - started)
    }
  }
  return { work: median(times.work), limit: median(times.limit) }
}

/** The same numbers in every run (mulberry32). */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
