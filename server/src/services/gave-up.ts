import { Data } from 'effect'

/** It failed, and trying again would not help. The job stays for support to see, run again or drop. */
export class GaveUp extends Data.TaggedError('GaveUp')<{ readonly reason: string }> {}
