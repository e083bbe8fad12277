// amount × numerator ÷ denominator, rounded once, half away from zero, exact on integers of any size.
export const mulDivHalfUp = (amount: number, numerator: number, denominator: number): number => {
  // Avoids the remainder operator, whose float division costs more than everything else. The floor of a quotient of
  // safe integers is exact, since a quotient just below a whole number is further from it than half of a float's last
  // place.
  const product = amount * numerator
  const twice = 2 * product + denominator
  if (
    amount >= 0 &&
    numerator >= 0 &&
    denominator > 0 &&
    Number.isSafeInteger(product) &&
    Number.isSafeInteger(twice)
  ) {
    return Math.floor(twice / (2 * denominator))
  }
  return mulDivHalfUpExact(amount, numerator, denominator)
}

const mulDivHalfUpExact = (amount: number, numerator: number, denominator: number): number => {
  for (const part of [amount, numerator, denominator]) {
    if (!Number.isSafeInteger(part)) throw new RangeError(`Not a whole number: ${part}`)
  }
  if (denominator <= 0) throw new RangeError(`The denominator must be positive: ${denominator}`)
  const product = BigInt(amount) * BigInt(numerator)
  const size = product < 0n ? -product : product
  const den = BigInt(denominator)
  const rounded = (2n * size + den) / (2n * den)
  const result = Number(product < 0n ? -rounded : rounded)
  if (!Number.isSafeInteger(result)) throw new RangeError('The result is too large')
  return result
}
