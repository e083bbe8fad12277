const SHORTEST_MISTAKEN = 8

/** One letter left out, put in, or swapped with the next, in a longer word also mistaken. The first is right. */
export const isSlip = (typed: string, word: string): boolean => {
  let from = 1
  while (from < typed.length && typed[from] === word[from]) from++
  const [rest, right] = [typed.slice(from), word.slice(from)]
  return (
    typed[0] === word[0] &&
    ((word.length >= SHORTEST_MISTAKEN && rest.slice(1) === right.slice(1)) ||
      rest.slice(1) === right ||
      rest === right.slice(1) ||
      (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)))
  )
}
