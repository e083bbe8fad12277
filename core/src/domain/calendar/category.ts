import { type Can, no, yes } from '#domain/access/can.ts'
import { parseHex } from '#domain/colour/hex.ts'

/** Spec 2 §2: a calendar category's title and colour. Its text and border colours are derived (domain/colour/derive.ts). */
export interface CategoryDraft {
  readonly catTitle: string
  readonly catColor: string
}

export const MAX_CATEGORY_TITLE = 100

const save = ({ catTitle, catColor }: CategoryDraft): Can => {
  if (catTitle.trim() === '') return no('Enter a title')
  if (catTitle.trim().length > MAX_CATEGORY_TITLE) return no(`At most ${MAX_CATEGORY_TITLE} characters`)
  return parseHex(catColor) === undefined ? no('Choose a colour') : yes
}

export const categoryCan = { save }
