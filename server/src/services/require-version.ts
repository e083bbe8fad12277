import { Effect } from 'effect'
import { fail } from '#failure.ts'

/** What a caller says about the record they changed: the version they had, if they say so. */
export type ExpectedVersion = number | null | undefined

/** `conflict` if someone else has saved since the caller read the record, which must be locked. */
export const requireVersion = (expected: ExpectedVersion, version: number) =>
  typeof expected === 'number' && expected !== version ? fail('conflict') : Effect.void
