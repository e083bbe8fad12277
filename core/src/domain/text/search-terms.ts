// What a filter asks for: each of its words must be found somewhere. Words are folded as the text they are sought in.
import { foldText } from '#domain/customer/fold.ts'

export const searchTerms = (filter: string): string[] =>
  foldText(filter)
    .split(' ')
    .filter((term) => term !== '')
