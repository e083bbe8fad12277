import { useSyncExternalStore } from 'react'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'

/** The dialogs that belong to no screen: any feature may ask for one, and the signed-in layout shows it. */
export type AppDialog =
  | { readonly kind: 'news' }
  | { readonly kind: 'switch-company' }
  | { readonly kind: 'metals' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'new-message' }
  | { readonly kind: 'labels'; readonly module?: LabelModule }

let shown: AppDialog | null = null
const listeners = new Set<() => void>()

const show = (next: AppDialog | null) => {
  shown = next
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const openDialog = (dialog: AppDialog): void => show(dialog)
export const closeDialog = (): void => show(null)
export const useOpenDialog = (): AppDialog | null => useSyncExternalStore(subscribe, () => shown)
