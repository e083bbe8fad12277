import type { WireOutput } from '@xd/core/contract/calls.ts'

/** A ticket of the book. */
export type TicketData = WireOutput<'tickets/list'>['tickets'][number]
