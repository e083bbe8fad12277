import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Page } from './page.ts'

export const ALL_PAGES = gathered<readonly Page[]>(
  'PAGES',
  import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true }),
).flat()
