import { Data } from 'effect'

/** It did not work: try again after `ms`. Without it a failing job waits longer after each try. */
export class TryLater extends Data.TaggedError('TryLater')<{ readonly ms?: number; readonly reason: string }> {}
