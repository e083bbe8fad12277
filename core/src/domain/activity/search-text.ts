// The text that finds an activity log line. The action's wording and the names of existing records can change, so they
// are looked up at search time. The rest of the line's text is stored with it.
import { foldText } from '#domain/text/fold.ts'
import { activityDetail, type Detail } from './details.ts'
import type { Naming } from './phrases.ts'
import { ACTION_WORDS } from './words.generated.ts'
import { FIXED_TARGETS, listTitle, nameIn } from './target.ts'

const WITHOUT_NAMES: Naming = { find: () => ' ', timezone: 'UTC' }

/** The folded words of a line's details, and the name of a record that may be deleted later. */
export const activitySearchText = (action: string, target: string | null, detail: Detail | null): string =>
  foldText([activityDetail(action, detail, WITHOUT_NAMES, target), nameIn(target, detail) ?? ''].join(' '))

/** Whether a folded search term occurs in the log's words. */
const isIn = (term: string, words: string): boolean => foldText(words).includes(term)

export const actionsSaying = (term: string): string[] =>
  Object.entries(ACTION_WORDS).flatMap(([action, words]) => (isIn(term, words) ? [action] : []))

/** Targets that are not records: lists (of these names), forms and card gateways. */
export const fixedTargetsNamed = (term: string, lists: readonly string[]): string[] =>
  [...lists.map((list) => [`list/${list}`, listTitle(list)] as const), ...Object.entries(FIXED_TARGETS)].flatMap(
    ([target, name]) => (isIn(term, name) ? [target] : []),
  )
