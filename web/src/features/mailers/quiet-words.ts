import { clock } from '@xd/core/domain/time/clock.ts'
import type { MailerForecast } from '#data/mailers.ts'

type Hours = MailerForecast['quietHours'][number]

const hoursWords = ({ from, to }: Hours): string =>
  from === null || to === null ? 'Not that day' : `${clock(`${from}:00`)} to ${clock(`${to}:00`)}`

const NAMED = 4

/** "CA, IL, CO and 5 more": the states with the most people first. */
const statesWords = (states: readonly string[]): string => {
  const [shown, rest] = [states.slice(0, NAMED), states.length - NAMED]
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/** When it may be sent, and to how many people during each of these hours; the largest groups first. */
export const byHours = (quietHours: readonly Hours[]) =>
  [...new Set(quietHours.map(hoursWords))]
    .map((hours) => {
      const alike = quietHours.filter((one) => hoursWords(one) === hours)
      return {
        hours,
        states: statesWords(alike.map(({ state }) => state ?? 'unknown')),
        recipients: alike.reduce((sum, { recipients }) => sum + recipients, 0),
      }
    })
    .sort((one, other) => other.recipients - one.recipients)
