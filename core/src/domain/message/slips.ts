// How a figure or number goes wrong under the fingers: one digit is another, two next to each other change places, or one is
// missing or there twice.

/** A digit that is another, or two that changed places. */
export const isMistyped = (written: string, meant: string): boolean => {
  if (written.length !== meant.length || written === meant) return false
  let at = 0
  while (written[at] === meant[at]) at += 1
  const isSwapped = written[at] === meant[at + 1] && written[at + 1] === meant[at]
  return written.slice(at + 1) === meant.slice(at + 1) || (isSwapped && written.slice(at + 2) === meant.slice(at + 2))
}

/** One sign more or less. */
export const isMiscounted = (written: string, meant: string): boolean => {
  const [short, long] = written.length < meant.length ? [written, meant] : [meant, written]
  if (long.length - short.length !== 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(at) === long.slice(at + 1)
}
