/** Failures unrelated to the content: the message waits and is resent unchanged. */
export const PASSES: ReadonlySet<string> = new Set(['unreachable', 'unavailable', 'signed_out'])
