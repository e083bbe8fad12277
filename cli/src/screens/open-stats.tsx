import type { Stats } from '#output/stats-tables.ts'
import { needTerminal, openScreen } from './open.tsx'
import { StatsDashboard } from './StatsDashboard.tsx'

const SECONDS = 5

export const openStats = async (load: () => Promise<Stats>): Promise<void> => {
  needTerminal('xd stats --json')
  // A missing permission is reported before the screen is entered.
  await load()
  await openScreen(<StatsDashboard load={load} seconds={SECONDS} now={Date.now} />, { full: true })
}
