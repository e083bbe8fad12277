import type { ReactNode } from 'react'
import { maybeDone } from '@xd/core/contract/maybe-done.ts'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  readonly error: { readonly code: string; readonly message: string }
  /** What was refused. */
  readonly title: string
  /** What to say when it may have been done all the same. */
  readonly doubt: string
  /** Why it is safe to try again, or what to look at first. */
  readonly again: string
  readonly actions?: ReactNode
}

/** Says that something was not done, or that nobody knows yet: with the same words for both it would be done twice. */
export const NotDone = ({ error, title, doubt, again, actions }: Props) => (
  <Banner tone="danger" role="alert" title={maybeDone(error) ? doubt : title} actions={actions}>
    {error.message}
    {maybeDone(error) && ` ${again}`}
  </Banner>
)
