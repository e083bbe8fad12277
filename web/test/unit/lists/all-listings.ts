import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Listing } from './listing.ts'

export const ALL_LISTINGS = gathered<readonly Listing[]>(
  'LISTINGS',
  import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true }),
).flat()
