const SAY_AGAIN_MS = 3_000
const IDLE_MS = 4_000

/** When typing is reported: at the start, now and then while it goes on, and at the end. */
export const createTyping = (say: (typing: boolean) => void) => {
  let saidAt: number | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(idle)
    if (saidAt !== undefined) say(false)
    saidAt = undefined
  }
  return {
    typed: (text: string): void => {
      if (text === '') return stop()
      clearTimeout(idle)
      idle = setTimeout(stop, IDLE_MS)
      if (saidAt !== undefined && Date.now() - saidAt < SAY_AGAIN_MS) return
      saidAt = Date.now()
      say(true)
    },
    close: (): void => {
      clearTimeout(idle)
      saidAt = undefined
    },
  }
}
