import type { SystemStats } from '#output/system-tables.ts'
import { needTerminal, openScreen } from './open.tsx'
import { SystemDashboard } from './SystemDashboard.tsx'

const SECONDS = 5

export const openSystem = async (load: () => Promise<SystemStats>): Promise<void> => {
  needTerminal('xd admin stats --json')
  // A missing permission is reported before the screen is entered.
  await load()
  await openScreen(<SystemDashboard load={load} seconds={SECONDS} now={Date.now} />, { full: true })
}
