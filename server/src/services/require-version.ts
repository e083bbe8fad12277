import { Effect } from 'effect'
import { fail } from '#failure.ts'

/** A caller's details about the record they changed: its version, if given. */
export type ExpectedVersion = number | null | undefined

/** `conflict` if someone else has saved since the caller read the record, which must be locked. */
export const requireVersion = (expected: ExpectedVersion, version: number) =>
  typeof expected === 'number' && expected !== version ? fail('conflict') : Effect.void
