const SAY_AGAIN_MS = 3_000
const IDLE_MS = 4_000

/** When typing is reported: at the start, now and then while it continues, and at the end. */
/** `answering`: the typing is for a visitor in the chat bubble, who can see it. */
export const createTyping = (say: (typing: boolean, answering: boolean) => void) => {
  let saidAt: number | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let said = false
  const stop = () => {
    clearTimeout(idle)
    if (saidAt !== undefined) say(false, false)
    saidAt = undefined
  }
  return {
    typed: (text: string, answering = false): void => {
      if (text === '') return stop()
      clearTimeout(idle)
      idle = setTimeout(stop, IDLE_MS)
      if (saidAt !== undefined && Date.now() - saidAt < SAY_AGAIN_MS && said === answering) return
      saidAt = Date.now()
      said = answering
      say(true, answering)
    },
    close: (): void => {
      clearTimeout(idle)
      saidAt = undefined
    },
  }
}
