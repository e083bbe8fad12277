import type { ReactNode } from 'react'
import { maybeDone } from '@xd/core/contract/maybe-done.ts'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  readonly error: { readonly code: string; readonly message: string }
  /** The refused action. */
  readonly title: string
  /** The text when it may have been done anyway. */
  readonly doubt: string
  /** Why it is safe to try again, or what to check first. */
  readonly again: string
  readonly actions?: ReactNode
}

/**
 * Says that something was not done, or that the outcome is unknown. With the same words for both, users would do it
 * twice.
 */
export const NotDone = ({ error, title, doubt, again, actions }: Props) => (
  <Banner tone="danger" role="alert" title={maybeDone(error) ? doubt : title} actions={actions}>
    {error.message}
    {maybeDone(error) && ` ${again}`}
  </Banner>
)
