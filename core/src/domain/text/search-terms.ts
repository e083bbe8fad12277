// The words of a filter; each must match somewhere. They are folded the same way as the text they are matched against.
import { foldText } from './fold.ts'

export const searchTerms = (filter: string): string[] =>
  foldText(filter)
    .split(' ')
    .filter((term) => term !== '')
