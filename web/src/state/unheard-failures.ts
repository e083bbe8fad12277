import { createChannel } from './create-store.ts'

/** Failures of calls that were answered after their screen was left: nobody there can show them anymore. */
export const unheardFailures = createChannel<[failure: Error]>()
