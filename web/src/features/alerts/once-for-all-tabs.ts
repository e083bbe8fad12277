/** For this long no other tab of this browser repeats it. */
const ONE_VOICE_MS = 3_000

export const onceForAllTabs = (what: string, work: () => void): void => {
  if (!('locks' in navigator)) return work()
  void navigator.locks.request(`xd-alert-${what}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    work()
    await new Promise((resolve) => setTimeout(resolve, ONE_VOICE_MS))
  })
}
