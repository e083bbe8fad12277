import { ACTS } from './acts.table.ts'

/** Every action the product logs. */
export type ActivityAction = keyof typeof ACTS

export const isActivityAction = (action: string): action is ActivityAction => Object.hasOwn(ACTS, action)

/** Every action, as the log words it. */
export const ACTION_WORDS: readonly (readonly [action: string, words: string])[] = Object.entries(ACTS).map(
  ([action, { words }]) => [action, words],
)

/** "payment.void" is "Payment void" unless it has its own words. */
export const activityWords = (action: string): string => {
  const plain = action.replace(/[-._/]+/g, ' ').trim()
  return isActivityAction(action) ? ACTS[action].words : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}
