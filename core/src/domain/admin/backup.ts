import { DAY_MS } from '#domain/time/spans.ts'

/** A week, and a day to make the next one. */
const BACKUP_LASTS_MS = 8 * DAY_MS

interface Kept {
  readonly mode: 'demo' | 'live'
  /** When the last backup succeeded. */
  readonly last: number | null
}

/** Whether a live server needs a backup. Nobody would miss a demo's data. */
export const isBackupOverdue = ({ mode, last }: Kept, now: number): boolean =>
  mode === 'live' && (last === null || now - last > BACKUP_LASTS_MS)
