import { useState } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import type { CustomerData } from '#data/company.ts'
import { useEraseCustomer } from '#data/customers.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'

/** Asks the user to type the name, because this can't be undone. */
export function EraseCustomerDialog({
  customer,
  onErased,
  onClose,
}: {
  customer: CustomerData
  onErased: () => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const erase = useEraseCustomer()
  const name = shownName(customer)
  const matches = typed.trim() === name
  const submit = () => {
    if (!matches || erase.isPending) return
    // The page behind may learn first that the customer is gone, and close this dialog with it.
    erase.mutateAsync({ customerID: customer.custID, confirmName: typed }).then(
      () => {
        toast(`${name} was erased.`)
        onErased()
      },
      () => undefined,
    )
  }
  return (
    <EditorDialog
      onClose={onClose}
      title={`Erase ${name}?`}
      description="This erases them from every store and can’t be undone."
      onSubmit={submit}
      does="Erase customer"
      busy={erase.isPending}
      danger
      refusal={matches ? null : `Type “${name}” first`}
    >
      {erase.isError && (
        <Banner tone="danger" role="alert" title="The customer wasn’t erased.">
          {erase.error.message}
        </Banner>
      )}
      <p>
        Messages, emails, pictures, comments, labels and all details are deleted, and unpaid requests are canceled.
        Payments stay on record without a name.
        {customer.custOptedOut !== null && ' Their opt-out stays in force.'}
      </p>
      <TextField label={`Type “${name}” to confirm`} value={typed} onChange={setTyped} />
    </EditorDialog>
  )
}
