import { call } from './api.ts'

/** How often it is said that the visitor goes on typing. */
const AGAIN_MS = 4000
let saidAt = 0

/** Shows staff that the visitor is typing; if it does not arrive, nothing is lost. */
export const sayTyping = (sessionToken: string): void => {
  if (Date.now() - saidAt < AGAIN_MS) return
  saidAt = Date.now()
  call('bubble/typing', { sessionToken }).catch(() => undefined)
}
