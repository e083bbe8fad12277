// A quote request: a visitor of the shop's website describes, with pictures, an item to pawn or sell. It is a lead
// until it is won or lost.
import { type Can, no, yes } from '#domain/access/can.ts'

export const LEAD_WANTS = ['pawn', 'sell'] as const
export type LeadWant = (typeof LEAD_WANTS)[number]

export const LEAD_STATUSES = ['new', 'answered', 'in-store', 'won', 'lost'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Quote requests that staff still have to act on. */
export const OPEN_LEADS: readonly LeadStatus[] = ['new', 'answered', 'in-store']

/** Values that conversations and lists can be filtered by. */
export const LEAD_FILTERS = ['open', ...LEAD_STATUSES] as const
export type LeadFilter = (typeof LEAD_FILTERS)[number]

export const leadStatusesOf = (filter: LeadFilter): readonly LeadStatus[] => (filter === 'open' ? OPEN_LEADS : [filter])

export const LEAD_STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  'in-store': 'In store',
  won: 'Won',
  lost: 'Lost',
}

export const LEAD_WANT_LABELS: Readonly<Record<LeadWant, string>> = { pawn: 'Pawn', sell: 'Sell' }

export const LEAD_ITEM_MAX = 200
export const LEAD_MIN_PICTURES = 1
export const LEAD_MAX_PICTURES = 4

/**
 * Staff may take a step back, since customers change their minds. But a request the store has answered can't become new
 * again.
 */
export const leadCan = (to: LeadStatus, { answeredAt }: { readonly answeredAt: number | null }): Can =>
  to === 'new' && answeredAt !== null ? no('This request has been answered, so it isn’t new anymore.') : yes
