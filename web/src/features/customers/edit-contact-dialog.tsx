import { useState } from 'react'
import { useCall } from '#data/use-call.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { ContactForm, type ContactTab } from './contact-form.tsx'
import type { ContactPrefill } from './search-draft.ts'

interface Props {
  open: boolean
  /** An existing contact; without one, a new one is created. */
  custID?: number
  /** The initial tab, for an existing contact. */
  startOn?: ContactTab
  prefill?: ContactPrefill
  onSaved: (custID: number) => void
  /** Called to open the customer who already has the phone. By default, the same as after saving. */
  onFound?: (custID: number) => void
  onClose: () => void
}

/** Spec 1 §2: Edit Contact. */
export const EditContactDialog = ({ open, ...props }: Props) => {
  if (!open) return null
  return props.custID === undefined ? <NewContact {...props} /> : <ExistingContact {...props} custID={props.custID} />
}

/** Its initial values are read once, because the search behind it may keep changing. */
function NewContact({ prefill, onSaved, onFound = onSaved, onClose }: Omit<Props, 'open'>) {
  const [start] = useState(prefill ?? {})
  return <ContactForm prefill={start} onSaved={onSaved} onFound={onFound} onClose={onClose} />
}

function ExistingContact({ custID, startOn, onSaved, onClose }: Omit<Props, 'open'> & { custID: number }) {
  const query = useCall('customers/fetch', { customerID: custID })
  if (query.data)
    return (
      <ContactForm
        key={custID}
        customer={query.data.customer}
        {...(startOn && { startOn })}
        onSaved={onSaved}
        onFound={onSaved}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} title="Edit Contact">
      {query.isError ? (
        <LoadFailed what="contact" error={query.error} retry={query.refetch} />
      ) : (
        <SkeletonRows rows={3} label="Loading the contact" />
      )}
    </Dialog>
  )
}
