import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refusalAt } from '@xd/core/domain/access/address.ts'
import { useSignedIn } from '#data/session.ts'

interface Props {
  /** The address, with its query. */
  to: string
  className?: string | undefined
  /** The screen reader's text. */
  'aria-label'?: string
  children: ReactNode
  /** Shown to users who may not open the address; by default, the words without the link. */
  otherwise?: ReactNode
}

/** A link only for users who may open its address. Others would only learn that they have no access. */
export function LinkIfAllowed({ to, children, otherwise = children, ...rest }: Props) {
  const { user, company } = useSignedIn()
  if (refusalAt(to, user, company.features) !== null) return otherwise
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}
