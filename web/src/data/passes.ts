/** Failures with nothing wrong in what was sent: it waits, and goes again as it is. */
export const PASSES: ReadonlySet<string> = new Set(['unreachable', 'unavailable', 'signed_out'])
