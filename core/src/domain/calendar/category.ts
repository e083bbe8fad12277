import { type Can, no, yes } from '#domain/access/can.ts'
import { parseHex } from '#domain/color/hex.ts'

/** Spec 2 §2: a calendar category's title and color. Its text and border colors are derived (domain/color/derive.ts). */
export interface CategoryDraft {
  readonly catTitle: string
  readonly catColor: string
}

export const MAX_CATEGORY_TITLE = 100

const save = ({ catTitle, catColor }: CategoryDraft): Can => {
  if (catTitle.trim() === '') return no('Enter a title')
  if (catTitle.trim().length > MAX_CATEGORY_TITLE) return no(`At most ${MAX_CATEGORY_TITLE} characters`)
  return parseHex(catColor) === undefined ? no('Choose a color') : yes
}

export const categoryCan = { save }
