import type { CallError } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import type { StoreData } from './company.ts'
import { refetchAfter, refetchOnConflict } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

type StoreChange = WireInput<'stores/save'>['store']

/** How a store's editor saves. */
export interface StoreSaving {
  readonly isPending: boolean
  readonly error: CallError | null
  readonly save: (store: StoreChange, expectedVersion: number | undefined) => void
}

type OnSaved = (store: StoreData) => void

/** Saves a store of the user's own company. */
export const useSaveOwnStore = (onSaved: OnSaved): StoreSaving => {
  const { mutate, isPending, error } = useCallMutation('stores/save', {
    onError: refetchOnConflict('reload_stores'),
    onSuccess: ({ store }) => {
      void refetchAfter('reload_stores')
      onSaved(store)
    },
  })
  return {
    isPending,
    error,
    save: (store, expectedVersion) => mutate({ store, ...(expectedVersion !== undefined && { expectedVersion }) }),
  }
}

/** Saves a store of any company, for XD Support. */
export const useSaveAnyStore = (companyID: number, onSaved: OnSaved): StoreSaving => {
  const { mutate, isPending, error } = useCallMutation('admin/stores/save', {
    onError: refetchOnConflict('reload_admin'),
    onSuccess: ({ store }) => {
      void refetchAfter('reload_admin')
      onSaved(store)
    },
  })
  return {
    isPending,
    error,
    save: (store, expectedVersion) =>
      mutate({ store: { companyID, ...store }, ...(expectedVersion !== undefined && { expectedVersion }) }),
  }
}
