import { dayOfMonth, type LocalDay } from '@xd/core/domain/time/day.ts'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { isOver, readProfile } from './profile.ts'
import { profileName } from './server.ts'

export interface Today {
  readonly day: LocalDay
  /** Printed if the date is this machine's: the company may be in another zone. */
  readonly note?: string
}

const machineDay = (): LocalDay => {
  const now = new Date()
  return dayOfMonth(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** Today by the clock of the company signed in to or visited; otherwise by this machine's. It asks no server. */
export const today = (): Today => {
  const profile = process.env['XD_TOKEN'] ? undefined : readProfile(profileName({}))
  const visit = profile?.visit && !isOver(profile.visit) ? profile.visit : undefined
  const timezone = visit ? visit.timezone : profile?.timezone
  if (timezone !== undefined) return { day: localDay(Date.now(), timezone) }
  const day = machineDay()
  return {
    day,
    note: `Today is ${day} by this computer’s clock (${Intl.DateTimeFormat().resolvedOptions().timeZone}). After xd login, your company’s clock is used.`,
  }
}

/** Today in the company's stores, or tomorrow if it has begun there: this machine may be in another zone. */
export const storesToday = async (calls: CallClient): Promise<LocalDay> => {
  const { stores } = await calls('stores/list', {})
  const days = stores.map(({ storeTimezone }) => localDay(Date.now(), storeTimezone)).sort()
  return days.at(-1) ?? machineDay()
}
