interface Failed {
  readonly code: string
  readonly body?: Readonly<Record<string, unknown>>
}

/** Whether a failed call was never sent, as `client/knowing-unsent.ts` marks it. */
export const neverSent = ({ body }: Pick<Failed, 'body'>): boolean => body?.['sent'] === false

/** Whether a failed call may have succeeded anyway: its answer was lost, or the server failed midway. */
export const maybeDone = (failure: Failed): boolean =>
  !neverSent(failure) && (failure.code === 'unreachable' || failure.code === 'internal')
