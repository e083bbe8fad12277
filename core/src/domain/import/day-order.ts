// Whether a file's dates begin with the month or with the day. 3/4/2026 alone does not show it. All the dates of the
// file together do, since a first number above 12 is a day.
import { wholeDay } from '#domain/time/relative.ts'
import { cellDay, type FirstPart, slashedDay } from './cell-day.ts'

export interface DayOrder {
  readonly first: FirstPart
  /** Whether the file has ambiguous dates. */
  readonly matters: boolean
  /** A note to show before the import; null if the dates are in the usual order. */
  readonly sentence: string | null
}

const LAST_MONTH = 12
const WORDS = { month: 'month/day/year', day: 'day/month/year' } as const

/** Looks at a file's dates one by one, and at the end decides how to read them, unless a user has chosen. */
export const dayOrderOf = () => {
  const seen = { month: 0, day: 0 }
  let unclear: string | undefined
  let any: string | undefined
  return {
    see: (cell: string): void => {
      const { text, numbers } = slashedDay(cell) ?? {}
      if (text === undefined || numbers === undefined) return
      const [one, other] = numbers
      if (one > LAST_MONTH && other <= LAST_MONTH) seen.day += 1
      else if (other > LAST_MONTH && one <= LAST_MONTH) seen.month += 1
      else if (one !== other) unclear ??= text
      any ??= text
    },
    order: (chosen?: FirstPart | null): DayOrder => {
      const first = chosen ?? (seen.day > seen.month ? 'day' : 'month')
      const matters = any !== undefined
      const example = [unclear, any].find((text) => text !== undefined && cellDay(text, first))
      const read = example && cellDay(example, first)
      const sample = read ? `${WORDS[first]}: ${example} is ${wholeDay(read)}` : WORDS[first]
      if (chosen && matters) return { first, matters, sentence: `As you chose, the dates in this file are ${sample}.` }
      if (seen.day > 0 && seen.month > 0)
        return {
          first,
          matters,
          sentence: `Some dates in this file are month/day/year, others day/month/year. They’re all read as ${sample}.`,
        }
      if (first === 'day') return { first, matters, sentence: `The dates in this file are ${sample}.` }
      if (seen.month > 0 || unclear === undefined) return { first, matters, sentence: null }
      return {
        first,
        matters,
        sentence: `We can’t tell whether the dates in this file begin with the month or the day. They’re read as ${sample}.`,
      }
    },
  }
}
