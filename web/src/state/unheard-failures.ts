import { createChannel } from './create-store.ts'

/** Failures of calls answered after the user left their screen, which can no longer show them. */
export const unheardFailures = createChannel<[failure: Error]>()
