import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import type { CustomerData } from './company.ts'
import { patchAnswers } from './patch-answers.ts'
import { refetchAfter, refetchEverything } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

const reloadCustomers = () => refetchAfter('reload_customer')

export const useSaveCustomer = () => useCallMutation('customers/save', { onSettled: reloadCustomers })

/** Saves the missing email address after checking it. The rest of the customer stays unchanged. */
export const useAddEmail = ({ custID, custPhone, custFirstName, custLastName }: CustomerData) => {
  const { mutateAsync } = useSaveCustomer()
  return {
    problem: (typed: string): string | undefined => (normalizeEmail(typed) ? undefined : 'Enter a valid email address'),
    onSave: (custEmail: string) =>
      mutateAsync({ customer: { custID, custPhone, custFirstName, custLastName, custEmail: custEmail.trim() } }),
  }
}

export const useBlockCustomer = () => useCallMutation('customers/block', { onSettled: reloadCustomers })

/** A merge or an erasure also changes how conversations and payments look. */
export const useMergeCustomers = () => useCallMutation('customers/merge', { onSuccess: refetchEverything })
export const useUnmergeCustomers = () => useCallMutation('customers/unmerge', { onSettled: refetchEverything })
export const useEraseCustomer = () => useCallMutation('customers/erase', { onSuccess: () => void refetchEverything() })

/** Adds a label to several customers, or removes it. The answer lists the ones that changed. */
export const useChangeCustomersLabel = () => useCallMutation('customers/change-label', { onSettled: reloadCustomers })

/** A customer's labels: a change shows at once and reverts if refused. */
export const useCustomerLabels = (
  { custID: customerID, custLabels: seenLabels }: Pick<CustomerData, 'custID' | 'custLabels'>,
  onError: (error: Error) => void,
) => {
  const { mutate } = useCallMutation('customers/update-labels', {
    show: ({ labels }) =>
      patchAnswers('customers/fetch', (answer) =>
        answer.customer.custID === customerID
          ? { ...answer, customer: { ...answer.customer, custLabels: labels.map(Number) } }
          : answer,
      ),
    onError,
    onSettled: reloadCustomers,
  })
  return (labels: readonly number[]) => mutate({ customerID, labels, seenLabels })
}
