import type { Recipient } from '#session/recipient.ts'
import type { RowValues } from './row.ts'
import type { BatchJob } from './run.ts'

type Checked<T> = { readonly ok: true; readonly task: T } | { readonly ok: false; readonly error: string }

/** Every row of a batch that acts sends something in a conversation. */
export interface Sending {
  readonly convoID: number
}

/**
 * A batch that calls the server for each row. A computing job's `evaluate` becomes a check here, without the server. A
 * lookup then finds the recipients.
 */
export interface ActingJob<T extends Sending, R> extends Omit<BatchJob<R>, 'evaluate'> {
  readonly check: (values: RowValues) => Checked<T>
  readonly recipient: (convoID: number) => Promise<Recipient>
  /** A short summary for the confirmation: "send 3 texts to 2 customers". */
  readonly describe: (tasks: readonly T[], customers: number) => string
  /** The key makes a retry harmless. */
  readonly act: (task: T, key: string) => Promise<R>
}
