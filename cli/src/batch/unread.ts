/**
 * Whoever reads the results may leave before the end (`… | head`). For a list that is no failure (`run.ts`), but a batch
 * must not look done.
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
