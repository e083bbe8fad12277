import { useOlderMessages } from '#data/use-messages.ts'
import { LoadMore } from '#ui/list/load-more.tsx'

/** For whoever cannot scroll, and after a failure: they are loaded by themselves as one scrolls near. */
export function OlderMessages({ convoID }: { convoID: number }) {
  return <LoadMore {...useOlderMessages(convoID)} label="Older messages" auto={false} />
}
