import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Says } from './says.ts'

export const ALL_SAYS = gathered<readonly Says[]>(
  'SAYS',
  import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true }),
).flat()
