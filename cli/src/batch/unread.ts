/**
 * The reader of the results may leave early (`… | head`). For a list that is no failure (`run.ts`), but a batch must
 * not look complete.
 */
export const whenUnread = (then: () => void): void => {
  const { stdout } = process
  const usual = stdout.listeners('error') as ((error: Error) => void)[]
  stdout.removeAllListeners('error')
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') then()
    else for (const listener of usual) listener(error)
  })
}
