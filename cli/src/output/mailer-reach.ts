import type { WireOutput } from '@xd/core/contract/calls.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'

export type Job = WireOutput<'mailers/fetch-job'>['job']

/** How many people a mailer goes to, how many it has reached, and how many are still waiting. */
export const reachOf = ({ counts }: Job) => {
  const total = counts.total - counts.excluded
  return { total, left: counts.waiting + counts.held, gone: total - counts.waiting - counts.held - counts.canceled }
}

/** A figure of a forecast, which may be an estimate. */
export const about = (isEstimate: boolean | undefined, words: string): string => (isEstimate ? `about ${words}` : words)

/** `1 person`, `12 more people` */
export const people = (count: number, which = ''): string => countOf(count, `${which}person`, `${which}people`)
