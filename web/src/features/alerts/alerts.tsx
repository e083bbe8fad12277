import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useSignedIn } from '#data/session.ts'
import { useInboundAlerts } from './use-inbound-alerts.ts'
import { usePaidSound } from './use-paid-sound.ts'
import { useSpokenNews } from './use-spoken-news.ts'

/** Tells of what comes in while the user looks elsewhere: by sound, on the desktop, through a screen reader. */
export function Alerts({ inbox }: { inbox: WireOutput<'inbox/list'> | undefined }) {
  const { userID } = useSignedIn().user
  useInboundAlerts(userID, inbox?.messages[0], inbox !== undefined)
  usePaidSound(userID)
  useSpokenNews(userID)
  return null
}
