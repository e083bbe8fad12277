import { useEffect } from 'react'
import { onOutcome, type Outcome } from '#data/outbox.ts'
import { announce } from '#ui/a11y/announce.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { isOnScreen } from './on-screen.ts'
import { sendingWords } from './sending-words.ts'

const EXCERPT = 40

/** Announces the progress of messages. A refused one is visible in its thread, but must not go unnoticed elsewhere. */
export const useSendingNews = (onOpen: (convoID: number) => void): void => {
  const open = useLatest(onOpen)
  useEffect(
    () =>
      onOutcome((outcome: Outcome) => {
        const convoID = Number(outcome.send.convoID)
        if (outcome.kind !== 'refused') return announce(sendingWords(outcome))
        if (isOnScreen(convoID)) return
        const text = outcome.send.body
        const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text
        toast(`“${excerpt}”: ${sendingWords(outcome)}`, {
          tone: 'danger',
          action: { label: 'Open', onClick: () => open.current(convoID) },
        })
      }),
    [open],
  )
}
