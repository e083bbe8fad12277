/** What an attack tried and what it found. */
export const createReport = (log: (line: string) => void) => {
  const counts: Record<string, number> = {}
  const problems: string[] = []
  return {
    counts,
    problems,
    count: (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1),
    problem: (sentence: string): void => {
      problems.push(sentence)
      log(sentence)
    },
  }
}
export type Report = ReturnType<typeof createReport>
