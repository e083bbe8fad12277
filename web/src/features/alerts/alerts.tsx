import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useSignedIn } from '#data/session.ts'
import { useInboundAlerts } from './use-inbound-alerts.ts'
import { useSpokenNews } from './use-spoken-news.ts'
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
function usePaidSound(userID: number): void {
  const [{ sound }] = useAlertChoices(userID)
  useEffect(() => {
    if (!sound) return
    return onPaid((paymentKey) => onceForAllTabs(`paid-${paymentKey}`, () => void playPaid().catch(() => undefined)))
  }, [sound])
}

/** Announces new messages while the user looks elsewhere: by sound, on the desktop, or through a screen reader. */
export function Alerts({ inbox }: { inbox: WireOutput<'inbox/list'> | undefined }) {
  const { userID } = useSignedIn().user
  useInboundAlerts(userID, inbox?.messages[0], inbox !== undefined)
  usePaidSound(userID)
  useSpokenNews(userID)
  return null
}
