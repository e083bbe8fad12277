import { call } from './api.ts'

/** How often typing is reported while it continues. */
const AGAIN_MS = 4000
let saidAt = 0

/** Shows staff that the visitor is typing. Losing a report does no harm. */
export const sayTyping = (sessionToken: string): void => {
  if (Date.now() - saidAt < AGAIN_MS) return
  saidAt = Date.now()
  call('bubble/typing', { sessionToken }).catch(() => undefined)
}
