import type { CallName } from '@xd/core/contract/calls.ts'
import { roomsOf } from '../rooms.ts'

/** Who makes which read, with which input. */
export type ReadRow = readonly [by: string, call: CallName, input: object]

export const ALL_READS = roomsOf<ReadRow>('READS', import.meta.glob('../../**/*.rows.ts', { eager: true }))
