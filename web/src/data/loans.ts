import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Loan } from '@xd/core/contract/entity/loan.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { refetchAfter } from './refetch.ts'
import type { Session } from './session.ts'
import { useCallMutation } from './use-call.ts'

export type LoanData = Wire<typeof Loan>
export type CartData = WireOutput<'customers/cart/fetch'>['cart']

/** Saving, carts and links need the module; the calculator doesn't. */
export const hasLoans = ({ user, company }: Session): boolean =>
  holds(user.userPermissions, 'loans') && hasFeature(company.features, 'loans')

type LoanChange =
  'loans/save' | 'loans/share' | 'customers/cart/add-quote' | 'customers/cart/remove-quote' | 'customers/cart/accept'

/** A call that changes quotes or a cart. Lists, details and carts then show the server's answer. */
export const useLoanChange = <N extends LoanChange>(name: N) =>
  useCallMutation(name, { onSettled: () => void refetchAfter('reload_loans') })
