import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { refusalAt } from '@xd/core/domain/access/address.ts'
import { useSignedIn } from '#data/session.ts'

interface Props {
  /** The address, with its query. */
  to: string
  className?: string | undefined
  /** What it would say to a screen reader. */
  'aria-label'?: string
  children: ReactNode
  /** Shown to whoever may not open the address: the words without the link, if nothing else is given. */
  otherwise?: ReactNode
}

/** A link for whoever may open what it leads to: to anyone else it would only say that they have no access. */
export function LinkIfAllowed({ to, children, otherwise = children, ...rest }: Props) {
  const { user, company } = useSignedIn()
  if (refusalAt(to, user, company.features) !== null) return otherwise
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}
