import { queryClient } from './query-client.ts'
import { useCallMutation } from './use-call.ts'

/** Everything that is known of customers is asked for again: the live channel says so too, when it stands. */
const reloadCustomers = () => queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => typeof name === 'string' && /^customers\/(?!conversation)/.test(name) })

export const useSaveCustomer = () => useCallMutation('customers/save', { onSettled: reloadCustomers })
export const useBlockCustomer = () => useCallMutation('customers/block', { onSettled: reloadCustomers })
