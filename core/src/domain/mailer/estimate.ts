// A large audience is forecast from a sample of it: composing a quarter of a million texts takes ten seconds, and the
// forecast is asked for at each pause in typing. The audience itself is always counted. Nothing here decides about
// sending, which checks everyone.

/** Up to this size, everyone is checked. */
export const FORECAST_EXACTLY = 5_000

/** A share of half the sample is then known to within 2.6 points (2 × √(¼ ÷ 1,500)). */
const LARGEST_SAMPLE = 3_000

/**
 * One in how many people the sample takes. It is a power of two, so that a new person in the audience changes the
 * sample by one at most, and hardly the figures just confirmed.
 */
export const sampledOneOf = (audience: number): number => {
  let oneOf = 1
  if (audience > FORECAST_EXACTLY) while (audience / oneOf > LARGEST_SAMPLE) oneOf *= 2
  return oneOf
}

/** Whole numbers that add up to the total, as close to the given proportions as they can be (largest remainder). */
export const apportion = (parts: readonly number[], total: number): number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole === 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part * total) / whole)
  const shares = exact.map(Math.floor)
  const missing = total - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((share, index) => [share - shares[index]!, index] as const).sort(([a], [b]) => b - a)
  for (const [, index] of byRemainder.slice(0, missing)) shares[index]! += 1
  return shares
}
