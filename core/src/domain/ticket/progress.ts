// The progress of a paid request's tickets into the store's own system: new number, sent, verified.
import type { RewriteState } from './rewrite.ts'

export const REWRITE_STEPS = ['rewritten', 'posted', 'verified'] as const
export type RewriteStep = (typeof REWRITE_STEPS)[number]

export const REWRITE_STEP_LABELS: Readonly<Record<RewriteStep, string>> = {
  rewritten: 'New ticket numbers',
  posted: 'Sent to POS',
  verified: 'Verified',
}

export interface SteppedTicket {
  readonly ticketState: RewriteState
  readonly numberedAt: number | null
  readonly postedAt: number | null
  readonly verifiedAt: number | null
}

export interface StepReached {
  readonly step: RewriteStep
  /** How many tickets have come this far. */
  readonly reached: number
  readonly of: number
  /** When the last ticket got to this step; null until all have. */
  readonly at: number | null
}

/** A number that a file has shown was sent, whether or not anyone marked it. */
const momentsOf = ({
  numberedAt,
  postedAt,
  verifiedAt,
}: SteppedTicket): Readonly<Record<RewriteStep, number | null>> => ({
  rewritten: numberedAt,
  posted: postedAt ?? verifiedAt,
  verified: verifiedAt,
})

/** The steps of the tickets to be rewritten; none if all were dismissed. */
export const rewriteProgress = (tickets: readonly SteppedTicket[]): readonly StepReached[] => {
  const wanted = tickets.filter(({ ticketState }) => ticketState !== 'dismissed').map(momentsOf)
  if (wanted.length === 0) return []
  return REWRITE_STEPS.map((step) => {
    const moments = wanted.flatMap((ticket) => ticket[step] ?? [])
    const isReached = moments.length === wanted.length
    return { step, reached: moments.length, of: wanted.length, at: isReached ? Math.max(...moments) : null }
  })
}
