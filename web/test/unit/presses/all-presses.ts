import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Press } from './press.ts'

export const ALL_PRESSES = gathered<readonly Press[]>(
  'PRESSES',
  import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true }),
).flat()
