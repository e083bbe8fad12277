import { useNavigate } from '@tanstack/react-router'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { useEffect, useRef } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { onOpenRequest, showNotification } from '#data/service-worker.ts'
import { paths } from '#paths.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import { useAlertChoices } from '#state/alert-choices.ts'
import { onceForAllTabs } from './once-for-all-tabs.ts'

type Row = WireOutput<'inbox/list'>['messages'][number]

const WORDS = 120
/** Whether someone is viewing this conversation. */
const isRead = ({ convo }: Row): boolean =>
  document.hasFocus() && new URLSearchParams(location.search).get('convo') === String(convo.convoID)

/** Announces a customer's new message in the way the user has chosen: with a sound, on the desktop, or not at all. */
export function useInboundAlerts(userID: number, newest: Row | undefined, loaded: boolean): void {
  const navigate = useNavigate()
  const [choices] = useAlertChoices(userID)
  const wanted = useLatest(choices)
  const seen = useRef<number | null>(null)

  useEffect(() => onOpenRequest((path) => void navigate({ href: path })), [navigate])

  useEffect(() => {
    if (!loaded) return
    const last = seen.current
    seen.current = Math.max(last ?? 0, newest?.messageID ?? 0)
    // Messages already there when the page opens are not new.
    if (last === null || newest === undefined || newest.messageID <= last) return
    if (newest.messageDirection !== 'in' || newest.customer.custBlocked || isRead(newest)) return
    const { sound, desktop } = wanted.current
    const path = paths.inboxConversation(newest.convo.convoID)
    const title = shownName(newest.customer)
    const options = {
      body: newest.messageBody.slice(0, WORDS) || 'Picture',
      tag: `convo-${newest.convo.convoID}`,
      icon: '/favicon.svg',
      silent: sound,
      data: { path },
    }
    onceForAllTabs(String(newest.messageID), () => {
      if (sound) void import('#ui/sound/chime.ts').then(({ chime }) => chime()).catch(() => undefined)
      if (desktop && 'Notification' in window && Notification.permission === 'granted')
        showNotification(title, options, () => void navigate({ href: path })).catch(() => undefined)
    })
  }, [loaded, newest, wanted, navigate])
}
