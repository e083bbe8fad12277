// A file of the whole book ends the tickets it omits: an active ticket missing from it is gone from the store's own
// system. A file of part of the book must end none.
import { type Column, isBookShaped } from './columns.ts'

export type BookReason = 'whole' | 'chosen' | 'not-chosen' | 'shape' | 'too-few'

export const BOOK_SENTENCES: Readonly<Record<BookReason, string>> = {
  whole: 'This file lists the whole book, so active tickets that aren’t in it are gone.',
  chosen: 'You said that this file lists the whole book, so active tickets that aren’t in it are gone.',
  'not-chosen': 'You said that this file lists only part of the book, so tickets that aren’t in it stay as they are.',
  shape: 'This file isn’t a list of all tickets with their customers, so tickets that aren’t in it stay as they are.',
  'too-few':
    'This file lists fewer tickets than it leaves out, so it can’t be the whole book. Tickets that aren’t in it stay as they are.',
}

export const isWhole = (reason: BookReason): boolean => reason === 'whole' || reason === 'chosen'

/** Whether a file is the whole book, by how many tickets it names and how many active ones it omits. */
export const wholeBook = (
  columns: readonly Column[],
  chosen: boolean | null,
  { named, missing }: { readonly named: number; readonly missing: number },
): BookReason => {
  if (!isBookShaped(columns)) return 'shape'
  if (chosen !== null) return chosen ? 'chosen' : 'not-chosen'
  return named < missing ? 'too-few' : 'whole'
}
