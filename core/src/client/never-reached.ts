/** Failures before a byte was sent: nothing can have been done. */
const CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  // A name with several addresses fails with one error for each.
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  return [(error as Error & { code?: unknown }).code, ...inner.flatMap(codesOf)].filter(
    (code) => typeof code === 'string',
  )
}

/** Whether a failed `fetch` never reached the other side, so that it may be repeated safely. */
export const neverReached = (error: unknown): boolean => {
  const codes = codesOf(error)
  return codes.length > 0 && codes.every((code) => CODES.includes(code))
}
