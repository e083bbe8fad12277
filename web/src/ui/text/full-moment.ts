import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'

/** "Nov 24, 2026, 10:00 AM PT" by the company’s clock, because its reader may be in another zone. */
export const fullMoments = (timeZone: string): ((at: string) => string) => {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (at) => `${time.format(new Date(at))} ${storeZoneName(Date.parse(at), timeZone)}`
}
