import { refetch, refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

/** Saves the features of the user's own company or, for XD Support, another one. */
export const useSaveAddOns = (companyID: number | undefined, onSaved: () => void) => {
  const own = useCallMutation('settings/add-ons/save', {
    onSuccess: () => {
      void refetchAfter('reload_company')
      onSaved()
    },
    onError: ({ code }) => code === 'conflict' && void refetch('settings/add-ons/fetch'),
  })
  const theirs = useCallMutation('admin/companies/save', {
    onSuccess: () => {
      void refetchAfter('reload_admin')
      onSaved()
    },
    onError: ({ code }) => code === 'conflict' && void refetch('admin/companies/fetch'),
  })
  return {
    isPending: own.isPending || theirs.isPending,
    error: own.error ?? theirs.error,
    save: (features: readonly string[], expectedVersion: number): void =>
      companyID === undefined
        ? own.mutate({ features, expectedVersion })
        : theirs.mutate({ company: { companyID, features }, expectedVersion }),
  }
}
