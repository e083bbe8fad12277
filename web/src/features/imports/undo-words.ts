import type { WireOutput } from '@xd/core/contract/calls.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'

type Diff = WireOutput<'mailers/imports/fetch'>['import']['diff']
type Counted = Pick<Diff, 'customersMade' | 'customersChanged' | 'ticketsMade' | 'ticketsChanged' | 'ticketsGone'>

const ticketWords = (made: number, changed: number): string => {
  const back = changed === 1 ? 'goes back to what it was' : 'go back to what they were'
  if (made === 0) return changed === 0 ? 'No ticket changes.' : `${countOf(changed, 'ticket')} ${back}.`
  return `${countOf(made, 'ticket')} will be removed${changed === 0 ? '' : `, and ${changed} ${back}`}.`
}

/** Describes what undoing an import will change. */
export const undoWords = (diff: Counted): string =>
  [
    ticketWords(diff.ticketsMade, diff.ticketsChanged + diff.ticketsGone),
    diff.customersMade === 1
      ? 'The customer it added will be removed unless something else uses them.'
      : diff.customersMade > 1 &&
        `It added ${countOf(diff.customersMade, 'customer')}, who will be removed unless something else uses them.`,
    diff.customersChanged > 0 &&
      `Details it filled in for ${countOf(diff.customersChanged, 'customer')} will be cleared.`,
  ]
    .filter(Boolean)
    .join(' ')
