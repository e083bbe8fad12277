import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { visibleStores } from '@xd/core/domain/access/stores.ts'
import { useStores } from '#data/company.ts'
import { isReadOnly, useSignedIn } from '#data/session.ts'
import { StoreSelectorDialog } from '#parts/store/store-selector-dialog.tsx'
import { paths } from '#paths.ts'
import { setLastStore, useLastStore } from '#state/new-message-store.ts'
import { EditContactDialog } from './edit-contact-dialog.tsx'
import type { ContactPrefill } from './search-draft.ts'

interface Props {
  prefill?: ContactPrefill
  onClose: () => void
}

/**
 * Adds a customer, who then opens ready to be texted, from the store that last wrote to a customer. Without such a
 * store, it asks for one.
 */
export function NewCustomerDialog({ prefill, onClose }: Props) {
  const { user, ...session } = useSignedIn()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(true)
  /** A new customer for whom a store is being chosen. */
  const [added, setAdded] = useState<number>()
  const hasChosen = useRef(false)

  const open = (custID: number) =>
    void navigate({ to: paths.customer({ custID, custLastName: '', custFirstName: '' }) })
  const stores = visibleStores(useStores(), user)
  const mayWrite = holds(user.userPermissions, 'messages') && !isReadOnly(session) && stores.length > 0
  const last = useLastStore(user.userID)
  const usual = stores.length === 1 ? stores[0] : stores.find(({ storeID }) => storeID === last)
  const writeTo = (custID: number, storeID: number) => {
    setLastStore(storeID, user.userID)
    void navigate({ href: paths.customerWriting({ custID, custLastName: '', custFirstName: '' }, storeID) })
  }
  const welcome = (custID: number) => {
    if (!mayWrite) open(custID)
    else if (usual) writeTo(custID, usual.storeID)
    else setAdded(custID)
  }
  // The form closes before it reports the new customer.
  const isDone = !adding && added === undefined
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])

  return (
    <>
      <EditContactDialog
        open={adding}
        {...(prefill && { prefill })}
        onSaved={welcome}
        onFound={open}
        onClose={() => setAdding(false)}
      />
      <StoreSelectorDialog
        open={added !== undefined}
        onClose={() => {
          setAdded(undefined)
          // Closed without a choice: just shows the customer.
          if (added !== undefined && !hasChosen.current) open(added)
        }}
        title="Which store is texting them?"
        stores={stores}
        user={user}
        value={null}
        onSelect={(storeID) => {
          hasChosen.current = true
          if (added !== undefined) writeTo(added, storeID)
        }}
      />
    </>
  )
}
