// A text filter of the calendar. Every word is in an entry's title or, for an entry about a customer, finds that
// customer as the customer list does. Amounts in titles are not searched: numbers mean phones.
import { customerSearchTerms } from '#domain/customer/search-text.ts'
import { foldText } from '#domain/text/fold.ts'
import { searchTerms } from '#domain/text/search-terms.ts'

export interface EntryWords {
  readonly inTitle: readonly string[]
  readonly ofCustomer: readonly string[]
}

/** Undefined if there is nothing to look for. */
export const entryWords = (filter: string): EntryWords | undefined => {
  const [inTitle, ofCustomer] = [searchTerms(filter), customerSearchTerms(filter)]
  return inTitle.length === 0 || ofCustomer.length === 0 ? undefined : { inTitle, ofCustomer }
}

export const isTitled = (title: string, { inTitle }: EntryWords): boolean => {
  const folded = foldText(title)
  return inTitle.every((word) => folded.includes(word))
}

/**
 * The words that must find the entry's customer: those that aren't in its general title, such as "Birthday" or "request
 * expires".
 */
export const wordsOfCustomer = (words: EntryWords | undefined, called: string): readonly string[] => {
  const folded = foldText(called)
  return (words?.ofCustomer ?? []).filter((word) => !folded.includes(word))
}
