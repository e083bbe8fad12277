import { useEffect } from 'react'
import { onPaid } from '#data/paid-news.ts'
import { useAlertChoices } from '#state/alert-choices.ts'
import { onceForAllTabs } from './once-for-all-tabs.ts'

// Most pages play nothing: the notes load with the first sound.
const playPaid = async () => {
  const { chime, PAID_NOTES } = await import('#ui/sound/chime.ts')
  await chime(PAID_NOTES)
}

/** Plays a soft sound when a request on screen is paid, if sounds are on. */
export function usePaidSound(userID: number): void {
  const [{ sound }] = useAlertChoices(userID)
  useEffect(() => {
    if (!sound) return
    return onPaid((paymentKey) => onceForAllTabs(`paid-${paymentKey}`, () => void playPaid().catch(() => undefined)))
  }, [sound])
}
