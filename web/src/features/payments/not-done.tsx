import type { CallError } from '@xd/core/client/call-client.ts'
import { maybeDone } from '#data/maybe-done.ts'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  readonly error: CallError
  /** What was refused. */
  readonly title: string
  /** What to say when it may have been done all the same. */
  readonly doubt: string
  /** Why it is safe to try again. */
  readonly again: string
}

/** Says that money did not move, or that nobody knows yet: the same words for both would have it paid twice. */
export const NotDone = ({ error, title, doubt, again }: Props) => (
  <Banner tone="danger" role="alert" title={maybeDone(error) ? doubt : title}>
    {error.message}
    {maybeDone(error) && ` ${again}`}
  </Banner>
)
