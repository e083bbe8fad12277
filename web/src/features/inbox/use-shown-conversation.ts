import { useCallback, useEffect, useState } from 'react'
import { behindPaint } from '#ui/drawn-behind.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'

interface Address {
  readonly convoID: number | undefined
  readonly open: (id: number | undefined) => void
}

/** What was just chosen, while the address may still say something that it said before. */
interface Ahead {
  readonly to: number | undefined
  readonly from: readonly (number | undefined)[]
  readonly isSent: boolean
}

/**
 * The conversation that is shown: the one in the address, or the one that was just chosen. To change the address takes as long
 * as to show a conversation: it follows right behind the paint.
 */
export const useShownConversation = (address: Address): Address => {
  const [ahead, setAhead] = useState<Ahead>()
  const hasCome = address.convoID === ahead?.to
  // The address has caught up, or gone elsewhere.
  if (ahead && (hasCome ? ahead.isSent : !ahead.from.includes(address.convoID))) setAhead(undefined)

  const latest = useLatest(address)
  useEffect(() => {
    if (!ahead || ahead.isSent) return
    return behindPaint(() => {
      setAhead({ ...ahead, isSent: true })
      latest.current.open(ahead.to)
    })
  }, [ahead, latest])
  const open = useCallback(
    (to: number | undefined) =>
      setAhead((before) => ({
        to,
        from: [latest.current.convoID, ...(before ? [before.to, ...before.from] : [])],
        isSent: false,
      })),
    [latest],
  )
  return { convoID: ahead ? ahead.to : address.convoID, open }
}
