import { useCallback, useEffect, useState } from 'react'
import { behindPaint } from '#ui/drawn-behind.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'

interface Address {
  readonly convoID: number | undefined
  readonly open: (id: number | undefined) => void
}

/** The conversation just chosen; the address may not have caught up yet. */
interface Ahead {
  readonly to: number | undefined
  readonly from: readonly (number | undefined)[]
  readonly isSent: boolean
}

/**
 * The shown conversation: the one just chosen, or else the one in the address. Changing the address takes as long as
 * showing a conversation, so it waits until that is painted.
 */
export const useShownConversation = (address: Address): Address => {
  const [ahead, setAhead] = useState<Ahead>()
  const hasCome = address.convoID === ahead?.to
  // The address has caught up, or the user went elsewhere.
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
