import { useEffect } from 'react'
import { onPaid } from '#data/paid-news.ts'
import { useAlertChoices } from '#state/alert-choices.ts'
import { chime, PAID_NOTES } from '#ui/sound/chime.ts'
import { onceForAllTabs } from './once-for-all-tabs.ts'

/** A request that is on screen was paid: softly heard, where sounds are wanted. */
export function usePaidSound(userID: number): void {
  const [{ sound }] = useAlertChoices(userID)
  useEffect(() => {
    if (!sound) return
    return onPaid((paymentKey) =>
      onceForAllTabs(`paid-${paymentKey}`, () => void chime(PAID_NOTES).catch(() => undefined)),
    )
  }, [sound])
}
