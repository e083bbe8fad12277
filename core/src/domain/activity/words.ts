import { capitalized } from '#domain/text/capitalized.ts'
import { ACTION_WORDS } from './words.generated.ts'

/** Every action the product logs. */
export type ActivityAction = keyof typeof ACTION_WORDS

export const isActivityAction = (action: string): action is ActivityAction => Object.hasOwn(ACTION_WORDS, action)

/** "payment.void" is "Payment void" unless it has its own words. */
export const activityWords = (action: string): string => {
  const plain = action.replace(/[-._/]+/g, ' ').trim()
  return isActivityAction(action) ? ACTION_WORDS[action] : capitalized(plain)
}
