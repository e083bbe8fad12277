import { useEffect } from 'react'
import type { MessageData } from '#data/use-messages.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

type Media = MessageData['messageMedia']
type Taker = (convoID: number, body: string, media: Media) => void

const takers = new Set<Taker>()

/** Brings what was to be sent back into the box: a message that no longer waits, or was refused. */
export const rewrite: Taker = (convoID, body, media) => takers.forEach((take) => take(convoID, body, media))

export const useRewrite = (convoID: number, take: (body: string, media: Media) => void): void => {
  const latest = useLatest(take)
  useEffect(() => {
    const taker: Taker = (of, body, media) => of === convoID && latest.current(body, media)
    takers.add(taker)
    return () => void takers.delete(taker)
  }, [convoID, latest])
}
