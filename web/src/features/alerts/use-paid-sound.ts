import { useEffect } from 'react'
import { onPaid } from '#data/paid-news.ts'
import { useAlertChoices } from '#state/alert-choices.ts'
import { chime, PAID_NOTES } from '#ui/sound/chime.ts'
import { onceForAllTabs } from './once-for-all-tabs.ts'

/** Plays a soft sound when a request on screen is paid, if sounds are on. */
export function usePaidSound(userID: number): void {
  const [{ sound }] = useAlertChoices(userID)
  useEffect(() => {
    if (!sound) return
    return onPaid((paymentKey) =>
      onceForAllTabs(`paid-${paymentKey}`, () => void chime(PAID_NOTES).catch(() => undefined)),
    )
  }, [sound])
}
