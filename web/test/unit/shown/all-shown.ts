import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Listed } from './lists.table.ts'
import type { Offer } from './offer.ts'
import type { Read } from './reads.table.ts'

const files = import.meta.glob(['./*.table.ts', '../**/*.rows.ts'], { eager: true })

export const ALL_LISTS = gathered<readonly Listed[]>('LISTS', files).flat()
export const ALL_OFFERS = gathered<readonly Offer[]>('OFFERS', files).flat()
export const ALL_READS = gathered<readonly Read[]>('READS', files).flat()
