import { type Can, no, yes } from '#domain/access/can.ts'
import { parseHex } from '#domain/color/hex.ts'
import { nameKey } from '#domain/text/visible.ts'
import { DEFAULT_CALENDAR_TITLE } from './entry.ts'

/** Spec 2 §2: a calendar category's title and color. Its text and border colors are derived (domain/color/derive.ts). */
export interface CategoryDraft {
  readonly catTitle: string
  readonly catColor: string
}

interface ExistingCategory {
  readonly catID: number
  readonly catTitle: string
}

export const MAX_CATEGORY_TITLE = 100

/**
 * Titles must be unique, because lists, pickers and CSV files show calendars only by title. A calendar that already
 * shared its title before this rule may keep it.
 */
const titleProblem = (title: string, existing: readonly ExistingCategory[], self?: number): string | null => {
  const key = nameKey(title)
  if (key === '') return 'Enter a title'
  if (title.trim().length > MAX_CATEGORY_TITLE) return `At most ${MAX_CATEGORY_TITLE} characters`
  const alike = existing.filter(({ catTitle }) => nameKey(catTitle) === key)
  return alike.length === 0 || alike.some(({ catID }) => catID === self) ? null : 'Another calendar has this title'
}

/** `existing` are the company's calendars, `self` the one being changed. */
const save = ({ catTitle, catColor }: CategoryDraft, existing: readonly ExistingCategory[], self?: number): Can => {
  const problem = titleProblem(catTitle, existing, self)
  if (problem !== null) return no(problem)
  return parseHex(catColor) === undefined ? no('Choose a color') : yes
}

/** A new calendar's default title: "New Calendar", or with the first free number. */
export const newCategoryTitle = (existing: readonly ExistingCategory[]): string => {
  const taken = new Set(existing.map(({ catTitle }) => nameKey(catTitle)))
  let title = DEFAULT_CALENDAR_TITLE
  for (let n = 2; taken.has(nameKey(title)); n += 1) title = `${DEFAULT_CALENDAR_TITLE} ${n}`
  return title
}

export const categoryCan = { save, titleProblem }
