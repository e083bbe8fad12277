// amount × numerator ÷ denominator, rounded once, half away from zero, exact on integers of any size.
// The remainder is taken on the exact product, because the quotient of two large integers
// is already rounded by the time a float shows it.
export const mulDivHalfUp = (amount: number, numerator: number, denominator: number): number => {
  const product = amount * numerator
  if (Number.isSafeInteger(product) && Number.isSafeInteger(denominator) && denominator > 0) {
    const remainder = product % denominator
    const quotient = (product - remainder) / denominator + 0
    if (remainder >= 0) return remainder >= denominator - remainder ? quotient + 1 : quotient
    return -remainder >= denominator + remainder ? quotient - 1 : quotient
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
