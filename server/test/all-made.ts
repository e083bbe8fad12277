import { gathered } from '@xd/fixtures/testing/gathered.ts'
import type { Made } from './made.table.ts'

/** Every call that makes a record. Tests of every kind of record start from one that was made this way. */
export const ALL_MADE = Object.entries(
  Object.assign(
    {},
    ...gathered<Made>('MADE', import.meta.glob(['./made.table.ts', './**/*.rows.ts'], { eager: true })),
  ) as Required<Made>,
)
