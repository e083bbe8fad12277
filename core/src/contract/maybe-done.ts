interface Failed {
  readonly code: string
  /** With `sent: false`, it never left (see client/knowing-unsent.ts). */
  readonly body?: Readonly<Record<string, unknown>>
}

/** Whether a failed call may have done its work all the same: its answer was lost, or the server broke off. */
export const maybeDone = (failure: Failed): boolean =>
  failure.body?.['sent'] !== false && (failure.code === 'unreachable' || failure.code === 'internal')
