import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Keys } from './keys.ts'

export const ALL_KEYS = gathered<readonly Keys[]>(
  'KEYS',
  import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true }),
).flat()
