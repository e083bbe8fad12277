let taken = 0

/** A phone of nobody's, in the part of North America's numbers that is kept for fiction. */
export const newPhone = (): string => {
  const n = taken++
  return `+1${206 + Math.floor(n / 100)}55501${String(n % 100).padStart(2, '0')}`
}
