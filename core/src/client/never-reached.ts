/** Failures before a byte was sent: nothing can have been done. */
const CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** The network can also go after the request has: the same codes, of a `read` or `write`. */
const CONNECTING = ['connect', 'getaddrinfo', undefined]

type Trouble = Error & { code?: unknown; syscall?: string }

/** A name with several addresses fails with one error for each. */
const troublesOf = (error: unknown): Trouble[] => {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  return [error, ...inner.flatMap(troublesOf)].filter(({ code }: Trouble) => typeof code === 'string')
}

/** Whether a failed `fetch` of Node's never reached the other side, so that it may be repeated safely. */
export const neverReached = (error: unknown): boolean => {
  const troubles = troublesOf(error)
  return (
    troubles.length > 0 &&
    troubles.every(({ code, syscall }) => CODES.includes(String(code)) && CONNECTING.includes(syscall))
  )
}
