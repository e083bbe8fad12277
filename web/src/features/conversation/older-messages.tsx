import { useOlderMessages } from '#data/use-messages.ts'
import { LoadMore } from '#ui/list/load-more.tsx'

/** For users who cannot scroll, and after a failure: otherwise they load automatically near the top. */
export function OlderMessages({ convoID }: { convoID: number }) {
  return <LoadMore {...useOlderMessages(convoID)} label="Older messages" auto={false} />
}
