import type { StoreData } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'

export type Closing = 'off' | 'delete'

interface Props {
  store: StoreData
  closing: Closing
  onClose: () => void
}

const WORDS = {
  off: {
    title: 'Switch off this store?',
    confirm: 'Switch off',
    done: 'is switched off',
    text: 'No one can text or request payments there until it’s reopened. Its history stays.',
    change: { storeEnabled: false },
  },
  delete: {
    title: 'Delete this store?',
    confirm: 'Delete store',
    done: 'is deleted',
    text: 'No one can text or request payments there anymore, and its texting number is released. Its history stays.',
    change: { storeDeleted: true },
  },
} as const

/** Asks before a store closes, and says what still needs it. */
export function CloseStoreDialog({ store, closing, onClose }: Props) {
  const { title, confirm, done, text, change } = WORDS[closing]
  const save = useCallMutation('stores/save', {
    onSuccess: () => {
      void refetchAfter('reload_stores')
      toast(`${store.storeName} ${done}`)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      danger={closing === 'delete'}
      title={title}
      description={`${store.storeName}: ${text}`}
      confirm={confirm}
      busy={save.isPending}
      onCancel={onClose}
      onConfirm={() => save.mutate({ store: { storeID: store.storeID, ...change } })}
    >
      {save.isError && (
        <Banner tone="danger" role="alert">
          {save.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
