import type { TypedContact } from '@xd/core/domain/customer/typed-contact.ts'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { LoanData } from './loans.ts'
import { createStore, useStored } from '#state/create-store.ts'

/** Dialogs that belong to no screen: any feature may open one, and the signed-in layout shows it. */
export type AppDialog =
  | { readonly kind: 'user-menu' }
  | { readonly kind: 'own-account'; readonly tab?: 'sign-in' }
  | { readonly kind: 'news' }
  | {
      readonly kind: 'switch-company'
      /** A company’s name, to find it in the list. */
      readonly find?: string
    }
  | { readonly kind: 'metals' }
  | {
      readonly kind: 'loan'
      readonly amount?: string | undefined
      readonly custID?: number | undefined
      /** Where the loan would be made: that state’s law applies. */
      readonly storeID?: number | undefined
      /** A description of the item. */
      readonly item?: string
      /** The quote request that it answers. */
      readonly leadID?: number
      /** A saved quote to change. */
      readonly loan?: LoanData
    }
  | { readonly kind: 'palette' }
  | { readonly kind: 'new-message' }
  | { readonly kind: 'new-customer'; readonly prefill: TypedContact }
  | { readonly kind: 'labels'; readonly module?: LabelModule }

const shown = createStore<AppDialog | null>(null)

export const openDialog = (dialog: AppDialog): void => shown.set(dialog)
export const closeDialog = (): void => shown.set(null)
export const useOpenDialog = (): AppDialog | null => useStored(shown)
