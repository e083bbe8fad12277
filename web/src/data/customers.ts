import type { WireOutput } from '@xd/core/contract/calls.ts'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import type { CustomerData } from './company.ts'
import { queryClient } from './query-client.ts'
import { callKey, useCallMutation } from './use-call.ts'

/** Everything that is known of customers is asked for again: the live channel says so too, when it stands. */
const reloadCustomers = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && /^customers\/(?!conversation)/.test(name),
  })

export const useSaveCustomer = () => useCallMutation('customers/save', { onSettled: reloadCustomers })

/** The address that was missing, checked and saved; the rest of the customer stays as it is. */
export const useAddEmail = ({ custID, custPhone, custFirstName, custLastName }: CustomerData) => {
  const { mutateAsync } = useSaveCustomer()
  return {
    problem: (typed: string): string | undefined => (normalizeEmail(typed) ? undefined : 'Enter a valid email address'),
    onSave: (custEmail: string) =>
      mutateAsync({ customer: { custID, custPhone, custFirstName, custLastName, custEmail: custEmail.trim() } }),
  }
}

export const useBlockCustomer = () => useCallMutation('customers/block', { onSettled: reloadCustomers })

/** A merge or an erasure changes what conversations and payments show as well: all of it is asked for again. */
const reloadAll = () => queryClient.invalidateQueries()

export const useMergeCustomers = () => useCallMutation('customers/merge', { onSuccess: reloadAll })
export const useUnmergeCustomers = () => useCallMutation('customers/unmerge', { onSettled: reloadAll })
export const useEraseCustomer = () => useCallMutation('customers/erase', { onSuccess: () => void reloadAll() })

/** Puts a label on several customers, or takes it off. The answer says whom this changed. */
export const useChangeCustomersLabel = () => useCallMutation('customers/change-label', { onSettled: reloadCustomers })

/** A customer's labels: shown at once, put back when refused. */
export const useCustomerLabels = (customerID: number, onError: (error: Error) => void) => {
  const key = callKey('customers/fetch', { customerID })
  const { mutate } = useCallMutation<'customers/update-labels', WireOutput<'customers/fetch'> | undefined>(
    'customers/update-labels',
    {
      onMutate: ({ labels }) => {
        const before = queryClient.getQueryData<WireOutput<'customers/fetch'>>(key)
        if (before) queryClient.setQueryData(key, { ...before, customer: { ...before.customer, custLabels: labels } })
        return before
      },
      onError: (error, _labels, before) => {
        if (before) queryClient.setQueryData(key, before)
        onError(error)
      },
      onSettled: reloadCustomers,
    },
  )
  return (labels: readonly number[]) => mutate({ customerID, labels })
}
